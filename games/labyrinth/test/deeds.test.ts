import type { Table } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { act, type Action } from '../action.ts';
import {
  activate,
  beginEffect,
  improve,
  moveCell,
  placeCells,
  removeCell,
  revolt,
  rollPosture,
  setGovernance,
  setPosture,
  shiftAlignment,
  test as testCountry,
  worsen,
} from '../deeds.ts';
import { AT } from '../map.ts';
import { FRAME } from '../play-card.ts';
import { cells, cellsOnMap, troops } from '../country.ts';
import { ADVERSARY, ALLY, HARD, SOFT, type State } from '../state.ts';
import { here, play, situation, standing } from './table.ts';

const run = (state: State, deed: (action: Action) => unknown, rolls: number[] = []) =>
  play(state, (table: Table<State>) => void deed(act(table, 'us', '4.0', FRAME)), [], rolls);

test('4.2 only Muslim countries have Governance that changes and an alignment', () => {
  const state = situation({ countries: { jordan: 'poor ally', france: 'soft' } });
  expect([standing(state, 'jordan'), standing(state, 'france')]).toEqual(['poor ally', 'soft']);
});

test('4.2.1 Governance goes from Good by Fair and Poor to Islamist Rule', () => {
  const state = situation({ countries: { jordan: 'good ally' } });
  const seen = [standing(state, 'jordan')];
  for (let i = 0; i < 3; i++) {
    run(state, (action) => worsen(action, AT.jordan));
    seen.push(standing(state, 'jordan'));
  }
  // Only a Major Jihad goes further (8.4.1).
  expect(seen).toEqual(['good ally', 'fair ally', 'poor ally', 'poor ally']);
});

test('4.2.2 Governance improves step by step, as far as Good', () => {
  const state = situation({ countries: { 'saudi-arabia': 'poor ally' } });
  for (const expected of ['fair ally', 'good ally', 'good ally']) {
    run(state, (action) => improve(action, AT['saudi-arabia']));
    expect(standing(state, 'saudi-arabia')).toBe(expected);
  }
});

test('4.2.3 alignment shifts a step at a time and stops at its ends', () => {
  const state = situation({ countries: { jordan: 'poor ally' } });
  const seen: string[] = [];
  for (const goal of [ADVERSARY, ADVERSARY, ADVERSARY, ALLY] as const) {
    run(state, (action) => shiftAlignment(action, AT.jordan, goal));
    seen.push(standing(state, 'jordan'));
  }
  expect(seen).toEqual(['poor neutral', 'poor adversary', 'poor adversary', 'poor neutral']);
});

test('4.2.4 a country whose Governance is set for the first time becomes Neutral', () => {
  const state = situation();
  run(state, (action) => setGovernance(action, AT.egypt, 2));
  expect(standing(state, 'egypt')).toBe('fair neutral');
});

test('4.3 non-Muslim countries have a posture, 4.3.2 Hard or Soft', () => {
  const state = situation({ countries: { france: 'soft' } });
  run(state, (action) => setPosture(action, AT.france, HARD));
  expect(standing(state, 'france')).toBe('hard');
});

test('4.3.3 Israel stays Hard', () => {
  const state = situation();
  run(state, (action) => setPosture(action, AT.israel, SOFT));
  expect(standing(state, 'israel')).toBe('hard');
});

test('4.6 4.6.1 Sadr counts as a cell and NATO as two troops', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', troops: 3, sleepers: 1, regimeChange: 'tan' } },
    effects: ['sadr'],
    change: (one) => void (one.nato = AT.iraq),
  });
  expect([cells(state, AT.iraq), troops(state, AT.iraq), cellsOnMap(state)]).toEqual([2, 5, 2]);
});

test('4.6.2 what is on no country is on its track', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', sleepers: 2, active: 1, troops: 4 } } });
  expect([state.cellsOnTrack, state.troopsOnTrack]).toEqual([12, 11]);
});

test('4.6.3 no more cells are placed than the track holds', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', sleepers: 13 } } });
  run(state, (action) => placeCells(action, AT.iran, 4));
  expect([here(state, 'iran'), state.cellsOnTrack]).toEqual([{ sleepers: 2 }, 0]);
});

test('4.6.4 cells come as Sleepers, turn Active, and hide again when they travel', () => {
  const state = situation();
  run(state, (action) => placeCells(action, AT.iran));
  run(state, (action) => activate(action, AT.iran, 2));
  expect(here(state, 'iran')).toEqual({ active: 2 });
  run(state, (action) => moveCell(action, AT.iran, AT.iran, 'active'));
  expect(here(state, 'iran')).toEqual({ sleepers: 1, active: 1 });
});

test('4.8 4.8.3 Aid and Besieged Regime come off when a country becomes Good', () => {
  const state = situation({
    countries: { iraq: { is: 'fair ally', aid: 2, besieged: true, regimeChange: 'tan', troops: 6 } },
  });
  run(state, (action) => improve(action, AT.iraq));
  expect(here(state, 'iraq')).toEqual({ troops: 6 });
});

test('4.8.2 7.3.4.1 a Regime Change marker comes off under Islamist Rule', () => {
  const state = situation({
    countries: {
      afghanistan: { is: 'poor ally', regimeChange: 'green', sleepers: 6, aid: 1, besieged: true },
    },
    funding: 3,
  });
  run(state, (action) => revolt(action, AT.afghanistan));
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 6 });
  expect([standing(state, 'afghanistan'), state.funding]).toEqual(['ir adversary', 4]);
});

test('4.8.4 the last cell lost to an Event leaves a cadre, one lost to Travel or Jihad none', () => {
  const countries = { jordan: { is: 'poor', active: 2 }, iran: { sleepers: 1 } } as const;
  const state = situation({ countries });
  run(state, (action) => removeCell(action, AT.jordan, 'active', 'cadre'));
  expect(here(state, 'jordan')).toEqual({ active: 1 });
  run(state, (action) => removeCell(action, AT.jordan, 'active', 'cadre'));
  expect(here(state, 'jordan')).toEqual({ cadre: 1 });
  const other = situation({ countries });
  for (let i = 0; i < 2; i++) run(other, (action) => removeCell(action, AT.jordan, 'active', 'no-cadre'));
  expect(here(other, 'jordan')).toEqual({});
});

test('4.8.4 a cell out of the track takes the place of a cadre, one that travels in does not (D-R11)', () => {
  const state = situation({ countries: { jordan: { is: 'poor', cadre: true }, iran: { sleepers: 2 } } });
  run(state, (action) => moveCell(action, AT.iran, AT.jordan, 'sleeper'));
  expect(here(state, 'jordan')).toEqual({ sleepers: 1, cadre: 1 });
  run(state, (action) => placeCells(action, AT.jordan));
  expect(here(state, 'jordan')).toEqual({ sleepers: 2 });
});

test('4.8.4 D-54 Sadr is the last cell too: no cadre while it stands', () => {
  const state = situation({
    countries: { iraq: { is: 'poor', active: 1 }, iran: { sleepers: 1 } },
    effects: ['sadr'],
  });
  run(state, (action) => removeCell(action, AT.iraq, 'active', 'cadre'));
  expect(here(state, 'iraq')).toEqual({});
  run(state, (action) => removeCell(action, AT.iraq, 'sadr', 'cadre'));
  expect([here(state, 'iraq'), state.effects.sadr, state.cellsOnTrack]).toEqual([{ cadre: 1 }, false, 14]);
});

test('4.9 4.9.3 posture rolls: 1 to 4 Soft, 5 and 6 Hard, and one more for the US', () => {
  const rolled = (id: 'france' | 'united-states', roll: number) => {
    const state = situation();
    run(state, (action) => rollPosture(action, AT[id]), [roll]);
    return standing(state, id);
  };
  expect([4, 5].map((roll) => rolled('france', roll))).toEqual(['soft', 'hard']);
  expect([3, 4].map((roll) => rolled('united-states', roll))).toEqual(['soft', 'hard']);
});

test('4.9.1 4.9.4 a test marks an unmarked country and leaves a marked one alone', () => {
  const state = situation({ countries: { libya: 'poor adversary', somalia: { besieged: true } } });
  run(state, (action) => testCountry(action, AT.sudan), [4]);
  run(state, (action) => testCountry(action, AT.egypt), [5]);
  run(state, (action) => testCountry(action, AT.spain), [5]);
  run(state, (action) => testCountry(action, AT.somalia), [1]);
  run(state, (action) => testCountry(action, AT.libya));
  run(state, (action) => testCountry(action, AT.iran));
  run(state, (action) => testCountry(action, AT.israel));
  expect((['sudan', 'egypt', 'spain', 'libya'] as const).map((id) => standing(state, id))).toEqual([
    'poor neutral',
    'fair neutral',
    'hard',
    'poor adversary',
  ]);
  // D-R7: a Besieged Regime stays.
  expect(here(state, 'somalia')).toEqual({ besieged: 1 });
});

test('6.2.8 an effect that begins ends those it blocks', () => {
  const state = situation({ effects: ['abu-sayyaf', 'al-anbar'] });
  run(state, (action) => beginEffect(action, 'moro-talks'));
  expect([state.effects['abu-sayyaf'], state.effects['al-anbar'], state.effects['moro-talks']]).toEqual([
    false,
    true,
    true,
  ]);
});
