import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page has one word for one thing, and no game’s own word for it (docs/messages.md)', () => {
  const japanese = source('../../words/ja.ts');
  for (const word of ['陣営', '派閥', '優劣', '決定中']) expect(japanese).not.toContain(word);
  const english = source('../../words/en.ts');
  for (const word of ['Present password', 'One on', 'faction']) expect(english).not.toContain(word);
});

test('a title that is quoted has no quotation marks of its own', () => {
  const titles = source('../../../games/andean-abyss/text/cards.ja.ts').match(/title: '.*'/g) ?? [];
  expect(titles.length).toBeGreaterThan(70);
  for (const title of titles) expect(title).not.toContain('「');
});
