import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 45 needs no Islamist Rule, and no cell or plot in any Good country', () => {
  const open = (given: Parameters<typeof situation>[0]) => playable(situation(given), 45, 'us');
  expect(open({})).toBe(true);
  expect(open({ countries: { sudan: 'ir' } })).toBe(false);
  expect(open({ countries: { jordan: { is: 'good', sleepers: 1 } } })).toBe(false);
  expect(open({ countries: { jordan: 'good' }, plots: [['jordan', 1]] })).toBe(false);
  expect(open({ countries: { 'united-states': { sleepers: 1 } } })).toBe(false);
  expect(open({ plots: [['united-states', 1]] })).toBe(false);
  // Fair countries may hold both, a Good one a cadre.
  const fair = {
    russia: { is: 'soft', sleepers: 1 },
    yemen: 'fair',
    france: { is: 'soft', cadre: true },
  } as const;
  expect(open({ countries: fair, plots: [['yemen', 1]] })).toBe(true);
});

test('card 45 rolls the US posture, Prestige +3, and sets the posture of another country', () => {
  const state = situation({ prestige: 5 });
  const asked = begin(structuredClone(state), 'us', 45, [], [3]);
  expect(asked.menu).toHaveLength(17);
  expect(asked.menu).not.toContain('united-states');
  expect(asked.menu).not.toContain('israel');
  execute(state, 'us', 45, ['china', 'soft'], [3]);
  expect([standing(state, 'united-states'), state.prestige, standing(state, 'china')]).toEqual([
    'soft',
    8,
    'soft',
  ]);
  // 4.9.3 The US rolls with +1.
  const hard = situation({ us: 'soft' });
  execute(hard, 'us', 45, ['china', 'soft'], [4]);
  expect(standing(hard, 'united-states')).toBe('hard');
  expect(fate({}, 'us', 45, ['china', 'soft'], [4])).toBe('discarded');
});
