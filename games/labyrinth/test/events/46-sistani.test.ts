import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const here = { is: 'poor ally', troops: 1, sleepers: 1, regimeChange: 'tan' } as const;
const empty = { is: 'poor ally', troops: 1, regimeChange: 'tan' } as const;

test('card 46 needs a cell in a Shia-Mix Regime Change country', () => {
  expect(playable(situation({ countries: { iraq: here } }), 46, 'us')).toBe(true);
  expect(playable(situation({ countries: { iraq: empty } }), 46, 'us')).toBe(false);
  expect(playable(situation({ countries: { iraq: { is: 'poor', sleepers: 1 } } }), 46, 'us')).toBe(false);
  // Sunni.
  expect(playable(situation({ countries: { libya: here } }), 46, 'us')).toBe(false);
  // Sadr is a cell (D-54).
  expect(playable(situation({ countries: { iraq: empty }, effects: ['sadr'] }), 46, 'us')).toBe(true);
});

test('card 46 improves one such country by a step', () => {
  const state = situation({
    countries: { iraq: here, afghanistan: here, libya: here, yemen: empty },
  });
  expect(begin(structuredClone(state), 'us', 46).menu).toEqual(['iraq', 'afghanistan']);
  execute(state, 'us', 46, ['afghanistan']);
  expect([standing(state, 'afghanistan'), standing(state, 'iraq')]).toEqual(['fair ally', 'poor ally']);
  expect(fate({ countries: { iraq: here } }, 'us', 46)).toBe('discarded');
});
