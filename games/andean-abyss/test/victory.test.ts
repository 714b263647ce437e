import { describe, expect, test } from 'vitest';
import type { Faction } from '../forces.ts';
import { margin, resultOf, somebodyWins, soloLevel, soloScore } from '../victory.ts';
import type { State, Variants } from '../state.ts';
import { cities, type Situation, situation } from './table.ts';

const over = (given: Situation, by: 'victory' | 'final' = 'final'): State => {
  const state = situation(given);
  state.stage = { kind: 'over', by };
  return state;
};
const ranks = (state: State): Record<string, number> =>
  Object.fromEntries((resultOf(state)?.standings ?? []).map(({ seat, rank }) => [seat, rank]));

const bases = (kind: 'farc-base' | 'auc-base' | 'cartels-base', count: number) => {
  const homes = ['huila', 'cesar', 'arauca', 'vichada', 'choco', 'narino', 'putumayo', 'amazonas'] as const;
  return Object.fromEntries(
    homes.slice(0, Math.ceil(count / 2)).map((id, i) => [id, { [kind]: Math.min(2, count - 2 * i) }]),
  );
};

describe('7.2 victory in a Propaganda Round', () => {
  test('7.2 the Government needs Total Support above 60', () => {
    const almost = situation({
      spaces: { ...cities('AS'), antioquia: { level: 'AS' }, huila: { level: 'AS' }, cesar: { level: 'AS' } },
    });
    expect(margin(almost, 'government')).toBe(0);
    expect(somebodyWins(almost)).toBe(false);
    const enough = situation({
      spaces: {
        ...cities('AS'),
        antioquia: { level: 'AS' },
        huila: { level: 'AS' },
        cesar: { level: 'AS' },
        choco: { level: 'PS' },
      },
    });
    expect(margin(enough, 'government')).toBe(1);
    expect(somebodyWins(enough)).toBe(true);
  });

  test('7.2 FARC needs Opposition plus Bases above 25, AUC more Bases than FARC', () => {
    const state = situation({ spaces: { ...bases('farc-base', 9), bogota: { level: 'AO' } } });
    expect(margin(state, 'farc')).toBe(0);
    expect(margin(state, 'auc')).toBe(-9);
    expect(margin(situation({ spaces: bases('auc-base', 2) }), 'auc')).toBe(2);
  });

  test('7.2 the Cartels need more than 10 Bases and more than 40 Resources, both', () => {
    const state = situation({ spaces: bases('cartels-base', 12), resources: { cartels: 40 } });
    expect(margin(state, 'cartels')).toBe(0);
    state.resources.cartels = 50;
    expect(margin(state, 'cartels')).toBe(2);
  });
});

describe('7.1, 7.3 ranking', () => {
  test('7.3 after the final Round the highest margin wins', () => {
    // Government -60, FARC -24 with one Base, AUC 1, Cartels -10.
    const state = over({
      spaces: { huila: { 'farc-base': 1 }, cesar: { 'auc-base': 2 } },
      resources: { cartels: 60 },
    });
    expect(resultOf(state)?.winners).toEqual(['auc']);
    expect(ranks(state)).toEqual({ auc: 1, cartels: 2, farc: 3, government: 4 });
    expect(resultOf(state)?.standings.map((one) => one.score)).toEqual([1, -10, -24, -60]);
  });

  test('7.1 ties go to the Cartels, then AUC, then FARC', () => {
    const state = over({ spaces: bases('cartels-base', 10), resources: { cartels: 50 } });
    expect(margin(state, 'cartels')).toBe(margin(state, 'auc'));
    expect(resultOf(state)?.winners).toEqual(['cartels']);
    expect(ranks(state)).toMatchObject({ cartels: 1, auc: 2 });
  });

  test('6.1, 7.1 when two meet their conditions at one check the higher margin wins, and the tie goes to AUC', () => {
    const opposed = { bogota: { level: 'AO' }, cali: { level: 'AO' }, medellin: { level: 'AO' } } as const;
    const state = over({ spaces: { ...opposed, cesar: { 'auc-base': 2 } } }, 'victory');
    expect([margin(state, 'farc'), margin(state, 'auc')]).toEqual([3, 2]);
    expect(ranks(state)).toMatchObject({ farc: 1, auc: 2 });
    const tied = over({ spaces: { ...opposed, ...bases('auc-base', 3) } }, 'victory');
    expect(margin(tied, 'farc')).toBe(margin(tied, 'auc'));
    expect(resultOf(tied)?.winners).toEqual(['auc']);
  });

  test('7.1 and before all of them to a non-player', () => {
    const variants = { nonPlayers: ['auc'] as Faction[] };
    const state = over({ spaces: bases('cartels-base', 10), resources: { cartels: 50 }, variants });
    expect(resultOf(state)?.winners).toEqual(['auc']);
  });

  test('7.1 whoever does not win against a non-player shares the place behind it, other non-players too', () => {
    const variants = { nonPlayers: ['auc', 'cartels'] as Faction[] };
    const spaces = { ...bases('cartels-base', 12), bogota: { 'farc-base': 1 } } as const;
    const state = over({ spaces, resources: { cartels: 60 }, variants }, 'victory');
    expect(ranks(state)).toEqual({ cartels: 1, auc: 2, farc: 2, government: 2 });
    expect(resultOf(state)?.standings[0]?.seat).toBe('cartels');
  });

  test('7.1 when a non-player meets its condition in a Round, all players lose alike', () => {
    const variants = { nonPlayers: ['cartels'] as Faction[] };
    const spaces = { ...bases('cartels-base', 12), bogota: { 'auc-base': 2 } } as const;
    const state = over({ spaces, resources: { cartels: 60 }, variants }, 'victory');
    const result = resultOf(state);
    expect(result?.winners).toEqual(['cartels']);
    expect(
      new Set(result?.standings.filter(({ seat }) => seat !== 'cartels').map(({ rank }) => rank)).size,
    ).toBe(1);
  });
});

describe('1.5 the practice game', () => {
  const two: Partial<Variants> = {
    pairs: [
      ['government', 'auc'],
      ['farc', 'cartels'],
    ],
  };

  test('1.5 the game ends in a Round only if all factions of a player meet their conditions', () => {
    const auc = situation({ spaces: { cesar: { 'auc-base': 1 } }, variants: two });
    expect(margin(auc, 'auc')).toBeGreaterThan(0);
    expect(somebodyWins(auc)).toBe(false);
  });

  test('1.5, 7.3 at the end each player is judged by its worse faction, and its factions share the place', () => {
    const state = over({ spaces: { cesar: { 'auc-base': 1 } }, resources: { cartels: 50 }, variants: two });
    // Government -60 against FARC -25: AUC does not help.
    expect(resultOf(state)?.winners).toEqual(['farc', 'cartels']);
    expect(ranks(state)).toEqual({ farc: 1, cartels: 1, government: 2, auc: 2 });
  });
});

describe('8.8 alone', () => {
  const nonPlayers: Faction[] = ['farc', 'auc', 'cartels'];

  test('B8 solo scoring (8.8)', () => {
    expect(soloLevel(2)).toBe('stalemate');
    expect(soloLevel(-5)).toBe('failure');
    expect([1, 3, 4, 8, 9].map(soloLevel)).toEqual([
      'stalemate',
      'stalemate',
      'progress',
      'progress',
      'victory',
    ]);
    const state = situation({
      spaces: { huila: { 'farc-base': 2 }, cesar: { 'auc-base': 1 } },
      variants: { nonPlayers },
    });
    expect(soloScore(state)).toBe(-60 - -1);
  });

  test('8.8 the Government alone does not win in a Round', () => {
    const state = situation({ variants: { nonPlayers } });
    state.levels.fill(2);
    expect(margin(state, 'government')).toBeGreaterThan(0);
    expect(somebodyWins(state)).toBe(false);
  });
});
