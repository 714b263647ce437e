import { expect, test } from 'vitest';
import { battle, card, hand, menu, play, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [[['usa-m1a1-1', { acted: true, hits: 1 }]]] },
    china: { breakthrough: [[['china-type-80-1', { acted: true }]]] },
  },
  hands: { usa: ['cover', 'cover', 'raid'] },
};

test('R8 Prepare takes the Acted counters off one’s own cards, and nothing else', () => {
  const match = battle(GAME);
  play(match, 'usa: prepare');
  expect(card(match, 'usa-m1a1-1')).toMatchObject({ acted: false, hits: 1 });
  expect(card(match, 'china-type-80-1').acted).toBe(true);
});

test('R8 any cards may be discarded first, then cards drawn up to the hand size of 7', () => {
  const match = battle(GAME);
  play(match, 'usa: prepare cover raid done');
  expect(match.state.discards).toEqual(['cover', 'raid']);
  expect(menu(match)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  play(match, 'usa: 6');
  expect(hand(match, 'usa')).toHaveLength(7);
});

test('R8 fewer cards may be drawn, or none', () => {
  const match = battle(GAME);
  play(match, 'usa: prepare done 0 done');
  expect(hand(match, 'usa')).toHaveLength(3);
});

test('R8 a hand above the hand size is kept, and nothing is drawn', () => {
  const many = Array.from({ length: 8 }, () => 'cover' as const).slice(0, 6);
  const match = battle({ ...GAME, hands: { usa: [...many, 'raid', 'raid', 'raid'] } });
  play(match, 'usa: prepare done');
  expect(match.prompt?.key).toBe('ask.end');
  expect(hand(match, 'usa')).toHaveLength(9);
});

test('R8 with a headquarters in play the hand size is 8, and not more with two', () => {
  const match = battle({
    ...GAME,
    options: { red1: 'usa', blue1: 'israel' },
    forces: {
      usa: { breakthrough: [['usa-m1a1-1', 'usa-m577-1']] },
      israel: { breakthrough: [['israel-tiran-5-1']] },
    },
  });
  play(match, 'usa: prepare done');
  expect(menu(match).at(-1)).toBe('5');
});

test('R8 losing the headquarters costs no card; afterwards 7 is the limit', () => {
  const eight = ['cover', 'cover', 'cover', 'cover', 'raid', 'raid', 'raid', 'raid'] as const;
  const match = battle({ ...GAME, hands: { usa: eight } });
  play(match, 'usa: prepare done');
  expect(match.prompt?.key).toBe('ask.end');
  expect(hand(match, 'usa')).toHaveLength(8);
});

test('R8 nobody can react to Prepare', () => {
  const match = battle({ ...GAME, hands: { china: ['close-air-support'] } });
  play(match, 'usa: prepare 0');
  expect(match.turn).toEqual(['china']);
  expect(match.prompt?.key).toBe('ask.action');
});
