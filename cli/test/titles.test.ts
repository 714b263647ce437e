import { expect, test } from 'vitest';
import { fileOf, sandtable, typed } from './command.ts';

const titles = Object.fromEntries(
  Array.from({ length: 72 }, (_, i) => [i + 1, { title: { en: `Title ${i + 1}`, ja: `題${i + 1}` } }]),
);
const DECK = [40, 41, 73, 74, 75, 76, 77, 78];

test('a card that an owner has corrected is called so in questions, on menus, in the log and on the table', async () => {
  const cards = fileOf({ cards: titles });
  const position = fileOf({ deck: DECK, aid: 9 });
  const game = ['play', 'distant-plain', '--seed', '5', '--seats', 'government'];
  const { out } = await sandtable(
    [...game, '--attach', `cards=${cards},position=${position}`],
    typed('', 'l ja', 'l en', '1', 'j', 'q'),
  );
  expect(out).toContain('Title 40');
  expect(out).toContain('題40');
  expect(out).not.toMatch(/Line Item|NATO Politics|予算項目/);
});
