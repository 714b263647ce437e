import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { affected, canDisrupt } from '../../operations/disrupt.ts';
import { type Countries, here, operation, type Situation, situation } from '../table.ts';

const can = (countries: Countries, id: 'iraq' | 'iran' | 'france' | 'pakistan', given: Situation = {}) =>
  canDisrupt(situation({ ...given, countries }), AT[id], 3);

test('7.4 7.4.1 a cell or cadre in an Ally, with two troops, or in a non-Muslim country', () => {
  expect(can({ iraq: { is: 'poor ally', sleepers: 1 } }, 'iraq')).toBe(true);
  expect(can({ iraq: { is: 'poor ally', cadre: true } }, 'iraq')).toBe(true);
  expect(can({ iraq: 'poor ally' }, 'iraq')).toBe(false);
  expect(can({ iraq: { is: 'poor', sleepers: 1, troops: 1 } }, 'iraq')).toBe(false);
  expect(can({ iraq: { is: 'poor', sleepers: 1, troops: 2 } }, 'iraq')).toBe(true);
  expect(can({ france: { is: 'soft', sleepers: 1 } }, 'france')).toBe(true);
  expect(can({ iran: { sleepers: 1 } }, 'iran')).toBe(false);
});

test('7.1.3 D-R12 there is no Disrupt under Islamist Rule, troops or not', () => {
  expect(can({ iraq: { is: 'ir', sleepers: 1, troops: 3 } }, 'iraq')).toBe(false);
});

test('7.1.1 the value needed is the Governance there', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', sleepers: 1 } } });
  expect([2, 3].map((ops) => canDisrupt(state, AT.iraq, ops))).toEqual([false, true]);
  const { blocked } = operation(
    situation({
      countries: {
        iraq: { is: 'poor ally', sleepers: 1 },
        france: { is: 'soft', active: 1 },
        spain: { is: 'soft', active: 1 },
      },
    }),
    'us',
    'disrupt',
    1,
  );
  expect(blocked).toEqual(['iraq: 7.1.1 why.ops']);
});

test('7.4.2 two cells with two troops or a Hard country, else one', () => {
  const there = (
    countries: Countries,
    id: 'iraq' | 'france' | 'united-states',
    us: 'hard' | 'soft' = 'hard',
  ) => affected(situation({ countries, us }), AT[id]);
  expect(there({ iraq: { is: 'poor ally', troops: 2, active: 3 } }, 'iraq')).toBe(2);
  expect(there({ iraq: { is: 'poor ally', troops: 1, active: 3 } }, 'iraq')).toBe(1);
  expect(there({ france: { is: 'hard', active: 3 } }, 'france')).toBe(2);
  // D-R13
  expect(there({}, 'united-states', 'hard')).toBe(2);
  expect(there({}, 'united-states', 'soft')).toBe(1);
});

test('7.4.2 E19 an Active cell is removed and a Sleeper turned; the same Disrupt does no more', () => {
  const state = situation({
    countries: {
      iraq: { is: 'poor ally', troops: 2, active: 1, sleepers: 1 },
      france: { is: 'soft', sleepers: 1 },
    },
  });
  // Both cells are hit in any case; the US says which first.
  const played = operation(state, 'us', 'disrupt', 3, ['iraq', 'active']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'iraq')).toEqual({ troops: 2, active: 1 });
});

test('7.4.2 a Sleeper just turned Active is not removed by the same Disrupt', () => {
  const state = situation({
    countries: { france: { is: 'hard', sleepers: 1 }, spain: { is: 'soft', sleepers: 1 } },
  });
  operation(state, 'us', 'disrupt', 1, ['france']);
  expect(here(state, 'france')).toEqual({ active: 1 });
});

test('7.4.2 the US chooses which cells', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', active: 1, sleepers: 2 } } });
  const first = operation(structuredClone(state), 'us', 'disrupt', 3);
  expect(first.menu).toEqual(['active', 'sleeper']);
  operation(state, 'us', 'disrupt', 3, ['sleeper']);
  expect(here(state, 'iraq')).toEqual({ active: 2, sleepers: 1 });
});

test('7.4.2 without cells the cadre goes, never both', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', cadre: true, active: 1, troops: 2 }, iran: { sleepers: 1 } },
  });
  operation(state, 'us', 'disrupt', 3);
  expect(here(state, 'iraq')).toEqual({ troops: 2, cadre: 1 });
  operation(state, 'us', 'disrupt', 3);
  expect(here(state, 'iraq')).toEqual({ troops: 2 });
});

test('7.4.3 the last cell leaves a cadre', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', active: 1 }, iran: { sleepers: 1 } } });
  operation(state, 'us', 'disrupt', 3);
  expect(here(state, 'iraq')).toEqual({ cadre: 1 });
});

test('7.4.4 two troops there are worth Prestige, even for a Sleeper or a cadre', () => {
  const after = (countries: Countries) => {
    const state = situation({ countries: { iran: { sleepers: 1 }, ...countries }, prestige: 5 });
    operation(state, 'us', 'disrupt', 3);
    return state.prestige;
  };
  expect(after({ iraq: { is: 'poor', troops: 2, sleepers: 1 } })).toBe(6);
  expect(after({ iraq: { is: 'poor', troops: 2, cadre: true } })).toBe(6);
  expect(after({ iraq: { is: 'poor ally', troops: 1, sleepers: 1 } })).toBe(5);
});

test('card 54 D-R19 Sadr is not there for Disrupt', () => {
  const effects = ['sadr'] as const;
  expect(can({ iraq: { is: 'poor', troops: 3 } }, 'iraq', { effects })).toBe(false);
  expect(can({ iraq: { is: 'poor', troops: 3, cadre: true } }, 'iraq', { effects })).toBe(true);
});

test('card 58 under Al-Anbar one cell is hit in Iraq and Syria, and no cadre', () => {
  const effects = ['al-anbar'] as const;
  const state = situation({ countries: { iraq: { is: 'poor ally', troops: 3, active: 3 } }, effects });
  expect(affected(state, AT.iraq)).toBe(1);
  expect(can({ iraq: { is: 'poor', troops: 3, cadre: true } }, 'iraq', { effects })).toBe(false);
});

test('card 80 FATA shields Pakistan; in the printed sense not while it is a Regime Change country', () => {
  const cell = { pakistan: { is: 'fair ally', sleepers: 1 } } as const;
  const changed = { pakistan: { is: 'fair ally', sleepers: 1, regimeChange: 'tan' } } as const;
  const effects = ['fata', 'fata-shield'] as const;
  expect(can(cell, 'pakistan', { effects })).toBe(false);
  expect(can(cell, 'pakistan', { effects: ['fata'] })).toBe(true);
  const variants = { printed: true } as const;
  expect(can(cell, 'pakistan', { effects: ['fata'], variants })).toBe(false);
  expect(can(changed, 'pakistan', { effects, variants })).toBe(true);
});
