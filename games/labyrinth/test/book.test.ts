import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { labyrinth } from '../index.ts';
import { RULES } from '../rules.ts';
import { rulesEn, rulesJa } from '../text/index.ts';
import { viewOf } from '../view.ts';
import { goOn, situation } from './table.ts';

const card = (language: 'en' | 'ja', number: number) =>
  labyrinth.book?.[language].cards?.().find(({ id }) => id === String(number));

test('4.10.1 every card can be read in both languages, with its value, its side and what becomes of it', () => {
  expect(labyrinth.book?.en.cards?.()).toHaveLength(CARDS.length);
  expect(card('en', 56)).toMatchObject({
    title: 'Vieira de Mello Slain',
    group: 'Jihadist Event',
    marks: ['1 Op', 'lasting', 'removed after its Event'],
    parts: [
      { text: 'A Regime Change country holds a cell.' },
      { text: 'Prestige falls by 1, and UN Nation Building cannot be played any more.' },
    ],
  });
  expect(card('en', 112)?.parts.map(({ title }) => title)).toContain('US');
  expect(card('ja', 114)?.marks).toEqual(['作戦値3', '時限']);
  // These place their own markers.
  expect([card('en', 3)?.marks, card('en', 41)?.marks]).toEqual([
    ['1 Op', 'lasting'],
    ['3 Ops', 'lasting'],
  ]);
  for (const language of ['en', 'ja'] as const)
    for (const { number } of CARDS) expect(card(language, number)?.parts.length).toBeGreaterThan(0);
});

test('5.3.2 the cards to read now are those in play and one’s own', () => {
  const state = situation({ hands: { us: [1, 43], jihadist: [50] }, phase: 'us' });
  goOn(state, ['card-43']);
  expect(labyrinth.book?.en.atHand?.(viewOf(state, 'us'))).toEqual(['43', '1']);
  expect(labyrinth.book?.en.atHand?.(viewOf(state, 'jihadist'))).toEqual(['50']);
});

test('1.0 every numbered rule is summed up, the same ones in both languages', () => {
  expect(Object.keys(rulesEn)).toEqual(RULES);
  expect(Object.keys(rulesJa)).toEqual(RULES);
});
