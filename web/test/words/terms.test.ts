import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page has one word for one thing, and no game’s own word for it (docs/messages.md)', () => {
  const japanese = source('../../words/ja.ts');
  for (const word of ['陣営', '派閥', '優劣', '決定中']) expect(japanese).not.toContain(word);
  const english = source('../../words/en.ts');
  for (const word of ['Present password', 'One on', 'faction']) expect(english).not.toContain(word);
});

/** Everything that a room says in Japanese, and what its board says in both languages. */
function japaneseOf(...folders: readonly string[]): string {
  const files = folders.flatMap((folder) => {
    const root = new URL(`../../../${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('glossary.ts'))
      .map((file) => new URL(file, root));
  });
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

// Every other game is held to its glossary: tools/test/japanese/registered.ts.
test.each([
  ['Labyrinth', ['games/labyrinth/text', 'web/boards/labyrinth'], ['派閥', 'プレイヤー', 'スリーパー']],
  ['Pax Pamir', ['games/pax-pamir/text', 'web/boards/pax-pamir'], ['陣営', '派閥', 'プレーヤー']],
] as const)('%s keeps to its own words', (_, folders, others) => {
  const text = japaneseOf(...folders);
  for (const word of others) expect(text).not.toContain(word);
});

test('a title that is quoted has no quotation marks of its own', () => {
  const titles = source('../../../games/andean-abyss/text/cards.ja.ts').match(/title: '.*'/g) ?? [];
  expect(titles.length).toBeGreaterThan(70);
  const others = source('../../../games/labyrinth/text/titles.ts').match(/^ {2}\d+: '.*'/gm) ?? [];
  expect(others.length).toBeGreaterThan(200);
  for (const title of [...titles, ...others]) expect(title).not.toContain('「');
});
