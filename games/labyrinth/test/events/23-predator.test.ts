import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

test('cards 23 to 25 remove a cell of a Muslim country, of the kind the US chooses', () => {
  const countries = {
    yemen: { is: 'poor', sleepers: 1, active: 1 },
    egypt: { is: 'fair', sleepers: 1 },
    iran: { sleepers: 1 },
  } as const;
  for (const card of [23, 24, 25]) {
    const state = situation({ countries });
    expect(begin(structuredClone(state), 'us', card).menu).toEqual(['egypt', 'yemen']);
    execute(state, 'us', card, ['yemen', 'sleeper']);
    expect(here(state, 'yemen')).toEqual({ active: 1 });
  }
});

test('cards 23 to 25 may remove Sadr (D-54)', () => {
  const state = situation({ countries: { iraq: 'poor', iran: { sleepers: 1 } }, effects: ['sadr'] });
  execute(state, 'us', 23);
  expect([state.effects.sadr, here(state, 'iraq')]).toEqual([false, { cadre: 1 }]);
});

test('D-23 cards 23 to 25 are always playable, in the printed sense only with such a cell', () => {
  expect(playable(situation(), 23, 'us')).toBe(true);
  expect(playable(situation({ variants: { printed: true } }), 23, 'us')).toBe(false);
  expect(execute(situation(), 'us', 23).asked).toEqual([]);
});
