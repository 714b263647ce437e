import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { costOf } from '../../operations/deploy.ts';
import { here, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate, used } from './played.ts';

test('4.9.4 card 4 tests the Philippines and takes 1 from Funding', () => {
  const state = situation({ funding: 5 });
  execute(state, 'us', 4, [], [6]);
  expect([standing(state, 'philippines'), state.funding]).toEqual(['hard', 4]);
  const marked = situation({ funding: 1, countries: { philippines: 'soft' } });
  execute(marked, 'us', 4);
  expect([standing(marked, 'philippines'), marked.funding]).toEqual(['soft', 1]);
});

test('6.2.8 card 4 blocks Abu Sayyaf and ends it; the troops there stay and may only leave (D-R15)', () => {
  const state = situation({
    countries: { philippines: { is: 'soft', troops: 2, sleepers: 1 } },
    effects: ['abu-sayyaf'],
  });
  expect(costOf(state, AT.philippines)).toBe(2);
  execute(state, 'us', 4);
  expect([state.effects['abu-sayyaf'], state.effects['moro-talks']]).toEqual([false, true]);
  expect([playable(state, 57, 'jihadist'), here(state, 'philippines')]).toEqual([
    false,
    { troops: 2, sleepers: 1 },
  ]);
  expect(costOf(state, AT.philippines)).toBeGreaterThan(3);
});

test('6.2.9 card 4 leaves the game', () => {
  expect(fate({ countries: { philippines: 'soft' } }, 'us', 4)).toBe('removed');
});

test('6.3.2 card 4 in the Jihadist’s hand happens when it is stored as Reserves', () => {
  const { state } = used({ funding: 5, countries: { philippines: 'soft' } }, 'jihadist', 4, ['reserves']);
  expect([state.reserves.jihadist, state.funding, state.removed]).toEqual([1, 4, [4]]);
});

test('8.5.3 card 4 used for the first Plot of the turn does not happen', () => {
  const given = { countries: { philippines: { is: 'soft', sleepers: 1 } }, funding: 5 } as const;
  const { state } = used(given, 'jihadist', 4, ['plot'], [6]);
  expect([state.funding, state.effects['moro-talks'], state.firstPlot.card]).toEqual([5, false, 4]);
});
