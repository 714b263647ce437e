/** What docs/event-cards.md teaches is true: its file can be played with, its three cards are ours, no word is missing. */
import { readFileSync } from 'node:fs';
import type { Json } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { type Card, CARDS } from '../../cards.ts';
import { VOCABULARY } from '../../events/vocabulary.ts';
import { NAMED, SPECIALS } from '../../instructions/language.ts';
import { ownersFileFaults } from '../../owners-file.ts';
import { cardText } from '../../text/index.ts';

const guide = readFileSync(new URL('../../../../docs/event-cards.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? '') as Json);
const quotes = [...guide.matchAll(/^> (.*)$/gm)].map(([, words]) => words);
const card = (number: number): Card | undefined => CARDS[number - 1];

test('5.0, 8.4.1 the two files of the guide can be played with', () => {
  for (const file of [examples.at(0), examples.at(-1)]) expect(ownersFileFaults(file ?? null)).toEqual([]);
});

test('5.1 the three cards of the guide are those of the deck, steps and words', () => {
  const [amnesty, coup, specialists] = [card(16), card(71), card(30)];
  expect(examples.slice(1, -1)).toEqual([
    amnesty?.unshaded,
    coup?.unshaded,
    coup?.shaded,
    specialists?.shaded,
  ]);
  expect(quotes).toEqual([
    amnesty && cardText(amnesty, 'en').unshaded,
    coup && cardText(coup, 'en').shaded,
    specialists && cardText(specialists, 'en').shaded,
  ]);
});

test('5.0 the guide has every word that the volume adds to the language', () => {
  const { lasting, terms, steps, conditions, specials, traits, markers, tracks, boxes } = VOCABULARY;
  const words = [lasting, terms, steps, conditions].flatMap((table) => Object.keys(table));
  for (const word of [...words, ...specials, ...traits, ...markers, ...tracks, ...boxes])
    expect(guide).toContain(word);
});

test('8.4.1 the guide has every word of the instructions, and numbers the cards that have one', () => {
  for (const word of [...NAMED, ...SPECIALS]) expect(guide).toContain(`\`${word}\``);
  expect(guide).toContain('thirteen cards');
  expect(CARDS.filter(({ nonPlayers }) => Object.keys(nonPlayers).length > 0)).toHaveLength(13);
});
