import { expect, test } from 'vitest';
import { defaultSetting, fastDice, Match, type Player } from '../index.ts';
import { demo, type DemoState, repliesBlindly, torture } from '../testing/index.ts';

/** Looks at the real table through a door that no sight should have. */
const peeping: Player = {
  id: 'peeping',
  answer(seen) {
    const { state } = (seen as unknown as { readonly match: Match<DemoState> }).match;
    const cards = state.hands.alder.join('');
    return { option: seen.options[cards.charCodeAt(0) % seen.options.length] ?? '', why: [] };
  },
};
const honest: Player = { id: 'honest', answer: ({ options }) => ({ option: options[0] ?? '' }) };

test('a player who looks at hidden cards is found out', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const caught = seeds.filter((seed) => {
    const match = Match.start(demo, defaultSetting(demo), fastDice(seed));
    try {
      repliesBlindly(match, 'flint', peeping, seed);
      return false;
    } catch {
      return true;
    }
  });
  expect(caught.length).toBeGreaterThan(2);
});

test('torture finds such a player, and one that answers what is not offered or says what has no words', () => {
  const failuresOf = (player: Player) =>
    torture(demo, { games: 6, every: 2, skirmishes: 0, deals: 0, players: [player] }).failures.map(
      ({ check }) => check,
    );
  expect(failuresOf(honest)).toEqual([]);
  expect(failuresOf(peeping)).toContain('player');
  expect(failuresOf({ id: 'wild', answer: () => ({ option: 'no such option' }) })).toContain('player');
  const why = [{ key: 'no such sentence', rule: '1' }];
  expect(failuresOf({ ...honest, answer: (seen) => ({ ...honest.answer(seen), why }) })).toContain('words');
});
