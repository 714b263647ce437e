import type { Language } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { PLATES } from '../../art/plates.ts';
import type { Themes } from '../../art/themes.ts';
import { THEMES as andeanAbyss } from '../../boards/andean-abyss/themes.ts';
import { THEMES as distantPlain } from '../../boards/distant-plain/themes.ts';
import { THEMES as labyrinth } from '../../boards/labyrinth/themes.ts';
import { THEMES as paxPamir } from '../../boards/pax-pamir/themes.ts';
import { cardsOf } from '../../games/games.ts';

const SETS: Readonly<Record<string, readonly [themes: Themes, cards: number]>> = {
  'andean-abyss': [andeanAbyss, 76],
  'distant-plain': [distantPlain, 78],
  labyrinth: [labyrinth, 120],
  'pax-pamir': [paxPamir, 151],
};

test.each(Object.entries(SETS))('every card of %s has one theme', (_, [themes, count]) => {
  const cards = Object.values(themes)
    .flat()
    .toSorted((a, b) => a - b);
  expect(cards).toEqual(Array.from({ length: count }, (__, i) => i + 1));
  for (const motif of Object.keys(themes)) expect(PLATES).toHaveProperty(motif);
});

test.each([...Object.keys(SETS), 'land-battles'])(
  'every card of %s has a picture in both languages',
  async (game) => {
    for (const language of ['en', 'ja'] as const satisfies readonly Language[])
      for (const card of await cardsOf(game, language, undefined))
        expect(card.vignette ?? card.unit, `${card.id} ${card.title}`).toBeDefined();
  },
);

test('five games use the motifs widely: none is drawn for nothing', () => {
  const used = new Set(Object.values(SETS).flatMap(([themes]) => Object.keys(themes)));
  const unused = Object.keys(PLATES).filter((motif) => !used.has(motif));
  // These belong to cards of Modern Land Battles alone.
  expect(unused.toSorted()).toEqual(['howitzer']);
});
