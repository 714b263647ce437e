import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const countries = {
  iraq: { is: 'poor ally', troops: 2, sleepers: 1, active: 1 },
  iran: { sleepers: 1 },
  jordan: { is: 'fair', sleepers: 1 },
  egypt: { is: 'fair', sleepers: 1 },
} as const;

test('cards 8 to 10 reach cells beside troops or among them, in Iran too (L30)', () => {
  for (const card of [8, 9, 10]) {
    const state = situation({ countries });
    expect(begin(structuredClone(state), 'us', card).menu).toEqual(['jordan', 'iraq', 'iran']);
    execute(state, 'us', card, ['iraq', 'sleeper']);
    expect(here(state, 'iraq')).toEqual({ troops: 2, active: 1 });
  }
});

test('4.8.4 card 8 leaves a cadre with the last cell', () => {
  const state = situation({ countries });
  execute(state, 'us', 8, ['jordan']);
  expect(here(state, 'jordan')).toEqual({ cadre: 1 });
});

test('6.2.6 card 8 needs a cell within reach of troops', () => {
  expect(playable(situation({ countries: { iran: { sleepers: 1 } } }), 8, 'us')).toBe(false);
  const far = { egypt: { is: 'fair', sleepers: 1 }, yemen: { is: 'poor ally', troops: 1 } } as const;
  expect(playable(situation({ countries: far }), 8, 'us')).toBe(false);
  expect(playable(situation({ countries }), 8, 'us')).toBe(true);
});

test('card 8 NATO counts as troops, Sadr as a cell (D-54), and Patriot Act cuts lines', () => {
  const nato = situation({
    countries: { iraq: { is: 'poor ally', regimeChange: 'tan' }, egypt: { is: 'fair', sleepers: 1 } },
    effects: ['sadr'],
    change: (state) => void (state.nato = AT.iraq),
  });
  execute(nato, 'us', 8);
  expect([nato.effects.sadr, here(nato, 'iraq')]).toEqual([false, { cadre: 1, regimeChange: 1 }]);
  const home = {
    'united-states': { sleepers: 1 },
    philippines: { is: 'soft', troops: 1 },
    egypt: { is: 'fair', sleepers: 1 },
  } as const;
  expect(playable(situation({ countries: home }), 8, 'us')).toBe(true);
  expect(playable(situation({ countries: home, effects: ['patriot-act'] }), 8, 'us')).toBe(false);
});
