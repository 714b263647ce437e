import { describe, expect, test } from 'vitest';
import { black, go, lay, market, of, orange, white } from '../table.ts';

describe('E9, E9.1 commerce', () => {
  test('E9.1 at least one rupee, and the rest may be left', () => {
    const place = {
      top: [
        { card: 8, rupees: 2 },
        { card: 9, rupees: 1 },
      ],
      bottom: [26],
    };
    const table = () => lay({ market: place, players: [white({ tableau: [71] }), black()] });
    expect(go(table(), ['commerce:71']).menu).toEqual(['t0', 't1']);
    expect(go(table(), ['commerce:71', 't1', 'done']).state.market.rupees[0]).toBe(2);
    const none = lay({ market: { top: [8] }, players: [white({ tableau: [71], rupees: 3 }), black()] });
    expect(go(none).blocked).toContain('commerce:71: E9.1 why.no-market-rupees');
  });
});

describe('E10 gifts', () => {
  test('E10.1, E10.2, E10.3 one cube on each spot, paid onto the market', () => {
    const table = lay({ players: [white({ rupees: 2, tableau: [42] }), black()] });
    const played = go(table, ['gift:42', 'gift:2']);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, gifts: [2], cubes: 9 });
    expect(market(played.state)).toBe('000001 000001');
  });

  test('E10.4 instead up to rank rupees to one other player', () => {
    const table = () => lay({ players: [white({ rupees: 3, tableau: [42] }), black(), orange()] });
    expect(go(table(), ['gift:42']).menu).toEqual(['gift:2', 'black', 'orange']);
    expect(go(table(), ['gift:42', 'orange']).menu).toEqual(['1', '2']);
    const played = go(table(), ['gift:42', 'orange', '2']);
    expect([of(played.state, 'white').rupees, of(played.state, 'orange').rupees]).toEqual([1, 2]);
  });

  test('E10.3 without a cube in stock one is taken from the table', () => {
    const table = lay({
      players: [white({ rupees: 2, tableau: [42], tribes: { herat: 4, kabul: 6 } }), black()],
    });
    const played = go(table, ['gift:42', 'gift:2', 'tribe:kabul']);
    expect(of(played.state, 'white')).toMatchObject({ gifts: [2], cubes: 0 });
  });
});

describe('E11 tax', () => {
  const rules = { herat: { british: 1 } };
  const table = () =>
    lay({
      market: {},
      armies: rules,
      players: [
        white({ tableau: [51] }),
        black({ rupees: 4, tableau: [54, 42] }),
        orange({ rupees: 5, tableau: [17] }),
      ],
    });

  test('E11, E11.1, E11.3 up to rank rupees from cards of the location, in the market or in tableaux', () => {
    const place = {
      top: [
        { card: 56, rupees: 1 },
        { card: 8, rupees: 4 },
      ],
    };
    const state = lay({
      market: place,
      deck: ['topple'],
      armies: rules,
      players: [
        white({ tableau: [51] }),
        black({ rupees: 4, tableau: [54, 42] }),
        orange({ rupees: 5, tableau: [17] }),
      ],
    });
    // Orange has no card of Herat, and the card of Kabul in the market is none either.
    const asked = go(state, ['tax:51']);
    expect(asked.menu).toEqual(['black', 't0']);
  });

  test('E11.3 a single rupee on a card of the market is enough, and one above the shelter', () => {
    const one = lay({
      market: { top: [{ card: 56, rupees: 1 }] },
      deck: ['topple'],
      armies: rules,
      players: [white({ tableau: [51] }), black()],
    });
    expect(of(go(one, ['tax:51']).state, 'white').rupees).toBe(1);
    const withRupees = (rupees: number) =>
      lay({
        market: {},
        armies: rules,
        players: [white({ tableau: [51] }), black({ rupees, tableau: [54, 42] })],
      });
    expect(go(withRupees(2)).blocked).toContain('tax:51: E11.3 why.nothing-to-tax');
    expect(of(go(withRupees(3), ['tax:51']).state, 'white').rupees).toBe(1);
  });

  test('E11.4 as many rupees as economic stars are sheltered', () => {
    const played = go(table(), ['tax:51', 'black']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(of(played.state, 'black').rupees).toBe(2);
    // The third rupee of a rank 3 tax would be a sheltered one.
    expect(played.ask?.prompt.key).toBe('ask.turn');
  });

  test('E11.2 armies alone are enough, but without any unit there is no right to tax', () => {
    const none = lay({
      market: {},
      players: [white({ tableau: [51] }), black({ rupees: 9, tableau: [54] })],
    });
    expect(go(none).blocked).toContain('tax:51: E11.2 why.no-majority');
    const nothing = lay({ market: {}, armies: rules, players: [white({ tableau: [51] }), black()] });
    expect(go(nothing).blocked).toContain('tax:51: E11.3 why.nothing-to-tax');
  });
});
