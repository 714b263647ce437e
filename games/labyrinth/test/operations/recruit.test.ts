import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { AT } from '../../map.ts';
import { recruit, recruitSuccess } from '../../operations/recruit.ts';
import { FRAME } from '../../play-card.ts';
import { recruitAlone } from '../../solitaire/recruit.ts';
import { here, operation, play, situation } from '../table.ts';

test('8.1 8.1.2 8.2 E26 places are named before any die; with two cells for three successes the Jihadist chooses', () => {
  const state = situation({
    countries: {
      afghanistan: { is: 'fair ally', sleepers: 1 },
      'central-asia': { is: 'fair ally', sleepers: 2 },
    },
    funding: 3,
  });
  expect(state.cellsOnTrack).toBe(12);
  const answers = ['afghanistan', 'afghanistan', 'central-asia'];
  const asked = operation(structuredClone(state), 'jihadist', 'recruit', 3, answers, [1, 2, 2]);
  expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.recruit.place', ['central-asia', 'afghanistan']]);
  operation(state, 'jihadist', 'recruit', 3, [...answers, 'central-asia'], [1, 2, 2]);
  expect([here(state, 'central-asia'), here(state, 'afghanistan')]).toEqual([
    { sleepers: 3 },
    { sleepers: 2 },
  ]);
});

test('8.1.1 the number is that of the Governance; Islamist Rule and 8.2.3 Regime Change need no roll', () => {
  const state = situation({
    countries: {
      jordan: 'good',
      egypt: 'fair',
      yemen: 'poor',
      sudan: 'ir',
      iraq: { is: 'fair ally', regimeChange: 'tan', troops: 6 },
    },
  });
  const ids = ['jordan', 'egypt', 'yemen', 'sudan', 'iraq', 'iran'] as const;
  expect(ids.map((id) => recruitSuccess(state, AT[id]))).toEqual([1, 2, 3, 6, 6, 2]);
});

test('8.2.1 a success places an available cell as a Sleeper; a failure does nothing', () => {
  const state = situation({ countries: { yemen: { is: 'poor', active: 1 } } });
  operation(state, 'jihadist', 'recruit', 2, ['yemen'], [3, 4]);
  expect(here(state, 'yemen')).toEqual({ active: 1, sleepers: 1 });
});

test('8.2.1 4.7.4.2 without an available cell there is no Recruit', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 5 } }, funding: 3 });
  expect(recruit.canDo(state, 3)).toBe(false);
  expect(recruit.whyNot(state, 3).key).toBe('why.no-cell');
});

test('8.2.2 it needs a cell or a cadre, which the first cell replaces', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', cadre: true }, egypt: 'poor', iran: { sleepers: 1 } },
  });
  const first = operation(structuredClone(state), 'jihadist', 'recruit', 1);
  expect(first.menu).toEqual(['yemen', 'iran']);
  operation(state, 'jihadist', 'recruit', 1, ['yemen'], [1]);
  expect(here(state, 'yemen')).toEqual({ sleepers: 1 });
});

test('8.2.3 under Regime Change and Islamist Rule every Recruit succeeds', () => {
  const state = situation({
    countries: {
      iraq: { is: 'fair ally', sleepers: 1, regimeChange: 'tan', troops: 6 },
      sudan: { is: 'ir', sleepers: 1 },
    },
  });
  const played = operation(state, 'jihadist', 'recruit', 3, ['iraq', 'iraq', 'sudan']);
  expect(played.rollsLeft).toBe(0);
  expect([here(state, 'iraq')['sleepers'], here(state, 'sudan')['sleepers']]).toEqual([3, 2]);
});

test('8.2.4 E27 a Recruit number counts instead of the Governance', () => {
  const state = situation({ countries: { philippines: { is: 'soft', sleepers: 1 } } });
  operation(state, 'jihadist', 'recruit', 1, [], [3]);
  expect(here(state, 'philippines')).toEqual({ sleepers: 2 });
});

test('8.1.2 fewer rolls than the value may be made, but one at least', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 1 }, egypt: { is: 'poor', sleepers: 1 } },
  });
  expect(operation(structuredClone(state), 'jihadist', 'recruit', 3).menu).toEqual(['egypt', 'yemen']);
  const second = operation(state, 'jihadist', 'recruit', 3, ['egypt']);
  expect([second.menu, second.ask?.pass]).toEqual([['egypt', 'yemen', 'done'], 'done']);
});

test('6.3.3.1 Reserves may be added for more rolls', () => {
  const state = situation({ countries: { sudan: { is: 'ir', sleepers: 1 } }, reserves: { jihadist: 2 } });
  expect(operation(structuredClone(state), 'jihadist', 'recruit', 1).ask?.prompt.key).toBe('ask.reserves');
  operation(state, 'jihadist', 'recruit', 1, ['yes', 'sudan', 'sudan']);
  expect([here(state, 'sudan'), state.reserves.jihadist]).toEqual([{ sleepers: 4 }, 0]);
});

test('card 114 there is no Recruit while GTMO is in effect', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 1 } }, lapsing: ['gtmo'] });
  expect(recruit.canDo(state, 3)).toBe(false);
  expect(recruit.whyNot(state, 3)).toMatchObject({ key: 'why.effect', params: { effect: 'gtmo' } });
});

test('9.7 Attractive: every success places two cells, as far as there are', () => {
  const state = situation({
    countries: { sudan: { is: 'ir', sleepers: 12 } },
    variants: { solo: true, ideology: 'attractive' },
  });
  play(state, (table) => recruitAlone(act(table, 'jihadist', '8.2', FRAME), 2), ['sudan']);
  expect(here(state, 'sudan')).toEqual({ sleepers: 15 });
});

test('8.1.2 L2 with the option allRolls every roll of a Recruit is made, whatever cells are available', () => {
  const countries = { yemen: { is: 'poor', sleepers: 1 }, egypt: { is: 'fair', sleepers: 1 } } as const;
  const menuAfter = (allRolls: boolean) =>
    operation(situation({ countries, variants: { allRolls } }), 'jihadist', 'recruit', 2, ['yemen']).menu;
  expect([menuAfter(false), menuAfter(true)]).toEqual([
    ['egypt', 'yemen', 'done'],
    ['egypt', 'yemen'],
  ]);
});
