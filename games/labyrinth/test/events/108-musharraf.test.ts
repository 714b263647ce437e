import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const pakistan = { is: 'good adversary', sleepers: 1, active: 1 } as const;

test('card 108 needs a cell in Pakistan; Benazir Bhutto blocks it', () => {
  for (const side of ['us', 'jihadist'] as const) {
    expect(playable(situation({ countries: { pakistan } }), 108, side)).toBe(true);
    expect(playable(situation({ countries: { pakistan: 'fair' } }), 108, side)).toBe(false);
    const blocked = situation({ countries: { pakistan }, effects: ['benazir-bhutto'] });
    expect(playable(blocked, 108, side)).toBe(false);
  }
});

test('D-108 card 108 removes a cell, and Pakistan becomes a Poor Ally whatever it was', () => {
  for (const is of ['good adversary', 'fair', 'ir'])
    for (const side of ['us', 'jihadist'] as const) {
      const state = situation({ countries: { pakistan: { ...pakistan, is } } });
      expect(begin(structuredClone(state), side, 108).menu).toEqual(['active', 'sleeper']);
      execute(state, side, 108, ['sleeper']);
      expect([standing(state, 'pakistan'), here(state, 'pakistan')]).toEqual(['poor ally', { active: 1 }]);
    }
});

test('4.8.4 card 108 the last cell leaves a cadre', () => {
  const state = situation({ countries: { pakistan: { is: 'fair', sleepers: 1 }, iran: { sleepers: 1 } } });
  execute(state, 'jihadist', 108);
  expect(here(state, 'pakistan')).toEqual({ cadre: 1 });
  expect(fate({ countries: { pakistan } }, 'us', 108, ['active'])).toBe('discarded');
});
