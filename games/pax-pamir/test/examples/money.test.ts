/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { influence } from '../../topple/influence.ts';
import { black, go, lay, market, of, orange, white } from '../table.ts';

describe('money', () => {
  test('X26 E9 commerce takes what there is, up to the rank', () => {
    const place = {
      top: [{ card: 8, rupees: 1 }, 9, 10, 12, 13, 14],
      bottom: [26, 27, 28, 29, { card: 31, rupees: 1 }, 34],
    };
    const cards = { cards: [{ card: 58, actions: ['commerce'] }] };
    const table = lay({ market: place, players: [white({ tableau: [58] }), black()] }, {}, cards);
    const played = go(table, ['commerce:58', 't0', 'b4']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(played.ask?.prompt.key).toBe('ask.turn');
  });

  test('X27 E10 gifts in any order, paid from the right end', () => {
    const table = () => lay({ players: [white({ rupees: 7, gifts: [2], tableau: [42] }), black()] });
    expect(go(table(), ['gift:42']).menu).toEqual(['gift:4', 'gift:6', 'black']);
    const played = go(table(), ['gift:42', 'gift:6']);
    expect(market(played.state)).toBe('000111 000111');
    expect(of(played.state, 'white')).toMatchObject({ rupees: 1, gifts: [2, 6] });
    expect(influence(played.state, 0, 'british')).toBe(3);
  });

  test('X29 E11.2 whoever has most units in the location may tax; ties by A3', () => {
    const table = (british: number, extra: object = {}) =>
      lay({
        market: {},
        armies: { herat: { british } },
        players: [
          white({ tribes: { herat: 1 }, tableau: [55] }),
          black({ loyalty: 'british', rupees: 2, tribes: { herat: 2 }, tableau: [50], ...extra }),
          orange({ loyalty: 'afghan', rupees: 1, tribes: { herat: 3 }, tableau: [51] }),
        ],
      });
    const may = (state: ReturnType<typeof lay>, who: number, card: number): boolean => {
      state.turn.player = who;
      return go(state).menu.includes(`tax:${card}`);
    };
    expect([may(table(2), 0, 55), may(table(2), 1, 50), may(table(2), 2, 51)]).toEqual([false, true, false]);
    expect([may(table(0), 0, 55), may(table(0), 1, 50), may(table(0), 2, 51)]).toEqual([false, false, true]);
    const tied = { tribes: { herat: 3 } };
    expect([may(table(0, tied), 1, 50), may(table(0, tied), 2, 51)]).toEqual([true, false]);
    const equal = { tribes: { herat: 3 }, rupees: 1 };
    expect([may(table(0, equal), 1, 50), may(table(0, equal), 2, 51)]).toEqual([false, false]);
  });
});
