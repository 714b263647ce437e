import { defaultSetting, Dice, fastDice, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { bookIn } from '../book.ts';
import { paxPamir } from '../game.ts';
import { RULES } from '../rules.ts';

test('B2 every card can be read in both languages, figures that are rebuilt as such', () => {
  for (const language of ['en', 'ja'] as const) {
    const cards = bookIn(language).cards?.() ?? [];
    expect(cards).toHaveLength(151);
    for (const card of cards) expect(card.parts.length + (card.figures?.length ?? 0)).toBeGreaterThan(0);
    expect(cards.find(({ id }) => id === '12')?.figures?.every(({ about }) => about)).toBe(true);
  }
});

test('A3.2 every numbered rule is summed up in both languages, and nothing else', () => {
  for (const language of ['en', 'ja'] as const)
    expect(Object.keys(bookIn(language).rules).toSorted()).toEqual([...RULES].toSorted());
});

test('B2.1 the cards at hand are the own hand and the market', () => {
  const state = paxPamir.setup(defaultSetting(paxPamir), new Dice(fastDice('book')));
  const at = bookIn('en').atHand?.(paxPamir.view(state, 'white')) ?? [];
  expect(at).toHaveLength(12);
});

test('B2.1 the sample of corrected cards can be played with and changes nothing', () => {
  const maker = paxPamir.makers?.['cards'];
  const sample = maker?.sample() ?? null;
  expect(paxPamir.attachments?.['cards']?.(sample, defaultSetting(paxPamir))).toEqual([]);
  expect(maker?.remarks(sample).map((remark) => render(paxPamir.speech.en, remark))).toEqual([
    'Cards: 100, 0 with other values than ours; 0 confirmed, 100 still rebuilt.',
    'Loyalty cards: 5, 0 with other values than ours; 0 confirmed, 5 still rebuilt.',
    'Wazirs: 6, 0 with other values than ours; 0 confirmed, 6 still rebuilt.',
    'Connections: 9, the same as ours; still rebuilt.',
    'Headlines: 20, 0 with other figures than ours.',
    'Capabilities: 27, 0 with other figures than ours.',
  ]);
});
