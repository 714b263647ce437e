import { defaultSetting, Dice, fastDice, type Json, LANGUAGES, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { distantPlain } from '../index.ts';
import { speech } from '../text/index.ts';

const { book, makers } = distantPlain;
const FILE: Json = {
  cards: { 40: { title: { en: 'Balanced Budget' }, unshaded: [{ gain: 'aid', amount: 5 }] } },
  map: { terrain: { zabol: 'plain' }, population: { waziristan: 2 } },
};

test('5.0 all 78 cards can be read in both languages, and each text says where it comes from', () => {
  for (const language of LANGUAGES) {
    const cards = book?.[language].cards?.() ?? [];
    expect(cards).toHaveLength(78);
    for (const { title, parts } of cards)
      expect(`${title}${JSON.stringify(parts)}`).not.toContain('undefined');
  }
  const [printed, reconstructed] = [29, 39].map((at) => book?.en.cards?.()[at]?.parts[0]?.title);
  expect(printed).toBe('unshaded text (as printed)');
  expect(reconstructed).toBe('unshaded text (≈)');
});

test('5.0 a table with an owner’s file shows its words', () => {
  const setting = { ...defaultSetting(distantPlain), attachments: { cards: FILE } };
  const state = distantPlain.setup(setting, new Dice(fastDice('book')));
  const cards = book?.en.cards?.(distantPlain.view(state, 'taliban'));
  expect(cards?.[39]).toMatchObject({
    title: 'Balanced Budget',
    parts: [{ title: 'unshaded text (corrected)', text: 'Aid +5.' }, { title: 'shaded text (≈)' }],
  });
});

test('2.2 the card in play and the next one are at hand', () => {
  const state = distantPlain.setup(defaultSetting(distantPlain), new Dice(fastDice('book')));
  const view = distantPlain.view(state, 'spectator');
  expect(book?.en.atHand?.(view)).toEqual([String(state.card), String(state.deck[0])]);
});

test('5.0 whoever writes a file reads back what it changes', () => {
  const remarks = makers?.['cards']?.remarks(FILE) ?? [];
  expect(remarks.map((remark) => render(speech.en, remark))).toEqual([
    '40, unshaded text — Balanced Budget: Aid +5.',
    // Not changed, but it stands under the new title.
    '40, shaded text — Balanced Budget: Aid −8.',
    'Zabol: Plain',
    'Waziristan: population 2',
  ]);
  // 140 texts, and what non-players are told about 13 cards.
  expect(makers?.['cards']?.remarks(makers['cards'].sample())).toHaveLength(153);
});
