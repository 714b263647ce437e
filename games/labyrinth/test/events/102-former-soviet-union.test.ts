import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';

test('4.9.3 card 102 Central Asia becomes Neutral and is rolled for anew, marked or not', () => {
  for (const is of ['', 'good ally', 'poor adversary'])
    for (const [roll, then] of [
      [4, 'poor neutral'],
      [5, 'fair neutral'],
    ] as const) {
      const state = situation({ countries: { 'central-asia': is } });
      execute(state, roll === 4 ? 'us' : 'jihadist', 102, [], [roll]);
      expect(standing(state, 'central-asia')).toBe(then);
    }
});

test('D-102 card 102 ends Islamist Rule there; cells and markers stay', () => {
  const state = situation({
    countries: { 'central-asia': { is: 'ir', sleepers: 2, aid: 1 } },
    effects: ['ctr-central-asia'],
  });
  execute(state, 'us', 102, [], [6]);
  expect([standing(state, 'central-asia'), here(state, 'central-asia')]).toEqual([
    'fair neutral',
    { sleepers: 2, aid: 1 },
  ]);
  expect(state.effects['ctr-central-asia']).toBe(true);
  // It has been tested as Fair: card 94 looks back on that.
  expect(state.memory.now.raised).toEqual([AT['central-asia']]);
});
