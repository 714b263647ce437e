import { render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { improve, removeCell, revolt, worsen } from '../deeds.ts';
import { labyrinth } from '../index.ts';
import { AT, type CountryId, MUSLIM, idOf } from '../map.ts';
import { FRAME } from '../play-card.ts';
import type { State } from '../state.ts';
import type { Variants } from '../variants.ts';
import { changePrestige } from '../tracks.ts';
import { appraise, endByCards, resultOf } from '../victory.ts';
import { execute } from './events/event.ts';
import { all, type Countries, play, situation } from './table.ts';

type Deed = (action: ReturnType<typeof act>) => unknown;
const after = (state: State, deed: Deed, rolls: number[] = []) => {
  play(state, (table) => void deed(act(table, 'us', '2.1', FRAME)), [], rolls);
  return state.outcome;
};
const ids = MUSLIM.map(idOf);
const first = (count: number): CountryId[] => ids.slice(0, count);

test('2.0 nobody has won at the start', () => {
  const state = situation();
  expect(resultOf(state)).toBeUndefined();
  expect(after(state, (action) => changePrestige(action, 1))).toBeNull();
});

test('2.1 2.1.1 the US wins at once with 12 Good resources', () => {
  const countries = {
    egypt: 'good ally',
    iraq: 'good ally',
    'saudi-arabia': 'good ally',
    'gulf-states': 'fair ally',
  } as const;
  const state = situation({ countries });
  expect(after(structuredClone(state), (action) => worsen(action, AT.iraq))).toBeNull();
  expect(after(state, (action) => improve(action, AT['gulf-states']))).toEqual({
    winner: 'us',
    by: 'good-resources',
  });
  expect(resultOf(state)).toMatchObject({
    winners: ['us'],
    reason: { key: 'over.good-resources', rule: '2.1.1' },
  });
});

test('2.1.1 the US wins at once with 15 Muslim countries Fair or Good', () => {
  const state = situation({ countries: { ...all(first(15), 'fair'), yemen: 'poor' } });
  const fair = ids.filter((id) => state.governance[AT[id]] === 2).length;
  expect(fair).toBe(14);
  expect(after(state, (action) => improve(action, AT.yemen))).toEqual({ winner: 'us', by: 'fair-or-good' });
});

test('2.1.1 the US wins at once when no cell is left on the map, Sadr included', () => {
  const countries = { iraq: { is: 'poor', active: 1 } } as const;
  const lose: Deed = (action) => removeCell(action, AT.iraq, 'active', 'cadre');
  expect(after(situation({ countries }), lose)).toEqual({ winner: 'us', by: 'no-cells' });
  expect(after(situation({ countries, effects: ['sadr'] }), lose)).toBeNull();
});

test('9.1 alone the last cell is no victory', () => {
  const state = situation({ countries: { iraq: { is: 'poor', active: 1 } }, variants: { solo: true } });
  expect(after(state, (action) => removeCell(action, AT.iraq, 'active', 'cadre'))).toBeNull();
});

test('2.1.2 the Jihadist wins at once with 6 Islamist resources, two of the countries adjacent', () => {
  const apart = situation({ countries: { egypt: 'ir', iraq: { is: 'poor', sleepers: 6 } } });
  expect(after(apart, (action) => revolt(action, AT.iraq))).toBeNull();
  const joined = situation({ countries: { 'gulf-states': 'ir', iraq: { is: 'poor', sleepers: 6 } } });
  expect(after(joined, (action) => revolt(action, AT.iraq))).toEqual({
    winner: 'jihadist',
    by: 'islamist-resources',
  });
});

test('9.1 alone they need not be adjacent', () => {
  const state = situation({
    countries: { egypt: 'ir', iraq: { is: 'poor', sleepers: 6 } },
    variants: { solo: true },
  });
  expect(after(state, (action) => revolt(action, AT.iraq))).toMatchObject({ winner: 'jihadist' });
});

test('2.1.2 D-V1 the Jihadist wins at Prestige 1 with 15 countries Poor or under Islamist Rule', () => {
  const countries = { ...all(first(14), 'poor'), afghanistan: 'ir' } as const;
  const state = situation({ countries, prestige: 2 });
  expect(after(state, (action) => changePrestige(action, -1))).toEqual({
    winner: 'jihadist',
    by: 'prestige',
  });
  const fewer = situation({ countries: all(first(14), 'poor'), prestige: 2 });
  expect(after(fewer, (action) => changePrestige(action, -1))).toBeNull();
});

test('2.2 when an Oil Price Spike brings both to their goal, whoever played it wins', () => {
  const countries = {
    // 10 Good resources, 13 with the spike; 5 Islamist ones, 7 with it.
    iraq: 'good ally',
    'saudi-arabia': 'good ally',
    'gulf-states': 'good ally',
    jordan: 'good ally',
    libya: 'ir',
    'algeria-tunisia': 'ir',
    morocco: 'ir',
  } as const;
  const winner = (side: 'us' | 'jihadist') => {
    const state = situation({ countries });
    execute(state, side, 117);
    return state.outcome?.winner;
  };
  expect([winner('us'), winner('jihadist')]).toEqual(['us', 'jihadist']);
});

const ended = (countries: Parameters<typeof situation>[0], variants: Partial<Variants> = {}) => {
  const state = situation({ ...countries, variants });
  play(state, () => endByCards(state));
  return state.outcome;
};

test('2.3 E6 at the end the US needs more than twice the Islamist resources', () => {
  // 7 Good against 3, 6 against 3.
  const seven = { egypt: 'good', iraq: 'good', jordan: 'good', 'saudi-arabia': 'ir' } as const;
  expect(ended({ countries: seven })).toEqual({ winner: 'us', by: 'last-card' });
  const six = { egypt: 'good', iraq: 'good', 'saudi-arabia': 'ir' } as const;
  expect(ended({ countries: six })?.winner).toBe('jihadist');
});

test('2.3 E6 a Regime Change of this turn counts as Islamist Rule', () => {
  const good = { egypt: 'good', iraq: 'good', jordan: 'good', syria: 'ir' } as const;
  const marked = (regimeChange: 'green' | 'tan') =>
    ended({ countries: { ...good, pakistan: { is: 'poor ally', regimeChange } } })?.winner;
  expect([marked('tan'), marked('green')]).toEqual(['us', 'jihadist']);
});

test('9.1 E7 alone the US also needs 6, 9 or 12 Good resources', () => {
  const five = { egypt: 'good', syria: 'good' } as const;
  expect(ended({ countries: five }, { solo: true })?.winner).toBe('jihadist');
  const six = { egypt: 'good', iraq: 'good', syria: 'ir' } as const;
  expect(ended({ countries: six }, { solo: true })?.winner).toBe('us');
  expect(ended({ countries: six }, { solo: true, decks: 2 })?.winner).toBe('jihadist');
  const close = { egypt: 'good', iraq: 'good', 'saudi-arabia': 'ir' } as const;
  expect(ended({ countries: close }, { solo: true })?.winner).toBe('jihadist');
});

test('9.1 2.3 the result says what decided when the cards ran out: enough, too few, or not twice as many', () => {
  const reason = (countries: Countries, solo = true) => {
    const state = situation({ countries, variants: { solo } });
    play(state, () => endByCards(state));
    const result = resultOf(state);
    return result && [result.reason.key, result.reason.rule, render(labyrinth.speech.en, result.reason)];
  };
  expect(reason({ egypt: 'good', iraq: 'good', syria: 'ir' })?.slice(0, 2)).toEqual([
    'over.last-card',
    '2.3',
  ]);
  expect(reason({ egypt: 'good', syria: 'good' })).toEqual([
    'over.good-short',
    '9.1',
    'Jihadist wins: when the cards run out Good resources are 5, and the US needs 6.',
  ]);
  const close: Countries = { egypt: 'good', iraq: 'good', 'saudi-arabia': 'ir' };
  expect(reason(close)?.slice(0, 2)).toEqual(['over.not-twice', '2.3']);
  // With two players there is no number to reach.
  expect(reason({ jordan: 'good' }, false)?.[0]).toBe('over.last-card');
});

test('2.1 a game that is over has a result at the next rest and asks nothing more', () => {
  const state = situation({ countries: { iraq: { is: 'poor', active: 1 } } });
  after(state, (action) => removeCell(action, AT.iraq, 'active', 'cadre'));
  expect(labyrinth.result(state)?.standings.map((one) => one.seat)).toEqual(['us', 'jihadist']);
});

test('2.0 the position is appraised for both sides alike', () => {
  const us = situation({ countries: { egypt: 'good ally', iraq: 'good ally' } });
  const jihadist = situation({ countries: { egypt: 'ir', pakistan: 'poor' }, prestige: 2 });
  expect(appraise(us, 'us')).toBeGreaterThan(appraise(jihadist, 'us'));
  expect(appraise(us, 'us') + appraise(us, 'jihadist')).toBeCloseTo(1);
});
