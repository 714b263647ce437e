import { expect, test } from 'vitest';
import { battle, card, menu, play, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1'], ['usa-m60a3-1'], ['usa-m109-1']], flank: [['usa-stryker-1']] },
    china: {
      breakthrough: [['china-type-69-1'], ['china-yw531-1'], ['china-type-83-1']],
      flank: [['china-wz-523-1']],
    },
  },
};

test('R12 range 4 from row 3 reaches the enemy’s rows 1 and 2, from row 2 also row 3', () => {
  const match = battle(GAME);
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay');
  expect(menu(match)).toEqual(['china-type-69-1', 'china-yw531-1']);
  expect(match.blocked('usa').map((one) => [one.option, one.why.key])).toEqual([
    ['china-type-83-1', 'why.out-of-range'],
    ['china-wz-523-1', 'why.other-area'],
  ]);
  match.undo('usa');
  play(match, 'usa: breakthrough/2');
  expect(menu(match)).toEqual(['china-type-69-1', 'china-yw531-1', 'china-type-83-1']);
});

test('R12 armor 6, symbol +1, two Superior Attack counters: 3 or more hits', () => {
  const match = battle(
    {
      ...GAME,
      change: (state) => {
        state.sides.red.superiority = 2;
      },
    },
    [3, 2, 10, 1],
  );
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay china-type-69-1');
  expect(match.state.turn?.attempt).toBeNull();
  expect(card(match, 'china-type-69-1').hits).toBe(2);
  expect(card(match, 'usa-m109-1').acted).toBe(true);
});

test('R12 it may go to another area where the enemy stands; no action card is used', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: artillery usa-m109-1');
  expect(menu(match)).toEqual([
    'breakthrough/stay',
    'breakthrough/1',
    'breakthrough/2',
    'flank/1',
    'flank/2',
  ]);
  play(match, 'usa: flank/2 china-wz-523-1');
  expect(card(match, 'usa-m109-1')).toMatchObject({ area: 'flank', row: 2 });
  expect(match.state.discards).toEqual([]);
});

test('R12 damage costs dice', () => {
  const match = battle(
    {
      ...GAME,
      hands: { china: ['cover'] },
      change: (state) => state.forces.forEach((one) => (one.hits = 2)),
    },
    [1, 1],
  );
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay china-type-69-1');
  expect(match.state.turn?.attempt?.dice).toEqual([1, 1]);
});
