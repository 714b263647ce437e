import { expect, test } from 'vitest';
import { here, operation, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';

test('cards 37 and 39 need a Hard US and the Adversary', () => {
  const state = situation({ countries: { iraq: 'poor adversary', libya: 'poor ally' } });
  expect([playable(state, 37, 'us'), playable(state, 39, 'us')]).toEqual([true, false]);
  expect(
    playable(situation({ countries: { libya: 'poor adversary' }, effects: ['libyan-deal'] }), 39, 'us'),
  ).toBe(false);
});

test('card 37 D-37 the regime may be changed at once, whatever the Governance', () => {
  const state = situation({ countries: { iraq: { is: 'poor adversary', sleepers: 1 } } });
  expect(begin(structuredClone(state), 'us', 37).menu).toEqual(['yes', 'no']);
  execute(state, 'us', 37, ['yes', '7'], [5, 5, 1, 1]);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual([
    'fair ally',
    { troops: 7, active: 1, regimeChange: 2 },
  ]);
  expect(state.effects['iraqi-wmd']).toBe(false);
});

test('card 37 or later, with a 3', () => {
  const state = situation({ countries: { iraq: 'poor adversary' } });
  execute(state, 'us', 37, ['no']);
  expect(state.effects['iraqi-wmd']).toBe(true);
  operation(state, 'us', 'regime-change', 3, ['6'], [1, 5, 1, 1]);
  expect([standing(state, 'iraq'), state.effects['iraqi-wmd']]).toEqual(['poor ally', false]);
});

test('card 39 does the same for Libya; without six troops it waits', () => {
  const state = situation({ countries: { libya: 'poor adversary', yemen: { is: 'poor ally', troops: 10 } } });
  state.troops[0] = 0;
  execute(state, 'us', 39, ['no']);
  expect(state.effects['libyan-wmd']).toBe(true);
});

test('card 37 a Soft US has neither card', () => {
  const state = situation({ us: 'soft', countries: { iraq: 'poor adversary', libya: 'poor adversary' } });
  expect([37, 39].map((card) => playable(state, card, 'us'))).toEqual([false, false]);
});
