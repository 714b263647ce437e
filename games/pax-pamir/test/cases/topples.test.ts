/** Cases of our own, read afresh from the rulebook: topples (H), nation building and Badal tokens (I). */
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { armies, black, go, lay, of, orange, roads, spies, tableau, tribes, white } from '../table.ts';

const BOTTOM = [26, 27, 28, 29, 31, 34];
const TOPPLE = { top: ['topple', 9, 10, 12, 13, 14], bottom: BOTTOM };
const winners = (state: Parameters<typeof paxPamir.laws>[0]) => paxPamir.result(state)?.winners;

describe('H topples', () => {
  test('H2.1, H3.1 spies make supremacy for their owner’s empire, and influence for the empire they watch', () => {
    const table = lay({
      market: TOPPLE,
      regime: 'intelligence',
      armies: { kabul: { british: 1 } },
      roads: { 'kabul-punjab': { british: 1 } },
      players: [
        white({ tribes: { kabul: 1 }, tableau: [{ card: 81, spies: [{ of: 'black', at: 'patriot' }] }] }),
        black({
          tableau: [{ card: 39, spies: [{ of: 'white', count: 3 }, { of: 'orange' }] }],
        }),
        orange({ loyalty: 'british', tableau: [{ card: 20, spies: [{ of: 'black', at: 'patriot' }] }] }),
      ],
    });
    // Britain 4 against 2. Influence: white 2, orange 2, black 2: no military star, rupees decide.
    of(table, 'black').rupees = 1;
    table.rupees = 1;
    const played = go(table, ['buy:t0']);
    expect(played.state.outcome).toMatchObject({ empire: 'british', scores: [2, 2, 2] });
    expect(winners(played.state)).toEqual(['black']);
  });

  test('H2.1 as many as the others together is not enough, and the buyer plays on', () => {
    const table = lay({
      market: TOPPLE,
      regime: 'economic',
      armies: { kabul: { russian: 1 } },
      roads: { 'kabul-punjab': { russian: 2 }, 'herat-persia': { british: 1, afghan: 1 } },
      players: [
        orange({ tribes: { herat: 1 }, tableau: [{ card: 15, spies: [{ of: 'orange' }] }] }),
        black(),
        white(),
      ],
    });
    const played = go(table, ['buy:t0', '15']);
    expect(played.state.outcome).toBeNull();
    expect(roads(played.state, 'russian', 'kabul-punjab')).toBe(1);
    expect(played.ask?.prompt.params).toMatchObject({ counted: 1 });
  });

  test('H4.2, H4.3 Afghan cylinders stay; who takes up his last patriot becomes Afghan and loses his gifts', () => {
    const table = lay({
      market: TOPPLE,
      armies: { kabul: { afghan: 3, british: 2 } },
      players: [
        white({ loyaltyCard: false, gifts: [2, 4], tribes: { kabul: 3 }, tableau: [32, 54] }),
        black(),
      ],
    });
    const played = go(table, ['buy:t0', '54', 'done']);
    expect(armies(played.state, 'afghan', 'kabul')).toBe(3);
    expect(armies(played.state, 'british', 'kabul')).toBe(1);
    expect(tribes(played.state, 'white', 'kabul')).toBe(1);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'afghan', gifts: [], hand: [32] });
  });

  test('H1.1, H5.1 two topples lie there: the second to leave is the last, by whatever way', () => {
    const table = lay({
      deck: [],
      market: { top: ['topple', 'topple', 10], bottom: BOTTOM },
      players: [white({ rupees: 1, tableau: [17] }), black({ rupees: 9 })],
    });
    const played = go(table, ['buy:t1', '17', 'buy:b0', 'end']);
    // The purge asked nothing but which military card stays; then the first one leaves at the left end.
    expect(played.state.outcome).toMatchObject({ ending: 'last-topple' });
    expect(winners(played.state)).toEqual(['white']);
  });
});

describe('I1 nation building', () => {
  const supreme = (loyalty: string) => ({
    regime: 'political',
    armies: { kabul: { [loyalty]: 1 } },
    roads: { 'kabul-punjab': { [loyalty]: 1 } },
  });

  test('I1.4, I1.5 the only loyal player scores two more; gifts stay with the one who keeps a sign of loyalty', () => {
    const table = lay(
      {
        ...supreme('british'),
        market: TOPPLE,
        players: [
          white({ gifts: [2], tribes: { kabul: 3 }, tableau: [{ card: 37, spies: [{ of: 'white' }] }] }),
          black({ tribes: { herat: 2 } }),
        ],
      },
      { nationBuilding: true },
    );
    const played = go(table, ['buy:t0', 'hand', 'done']);
    expect(of(played.state, 'white')).toMatchObject({ points: 4, gifts: [2], cubes: 9, hand: [37] });
    expect(of(played.state, 'black')).toMatchObject({ points: 0, cubes: 10 });
    expect(played.state.supreme).toBe('british');
  });

  test('I1.3 another empire supreme is no second in a row; the same one is, and scores before the end', () => {
    const table = (last: string) =>
      lay(
        {
          ...supreme('british'),
          supreme: last,
          market: TOPPLE,
          players: [
            white({ points: 1, tribes: { kabul: 3 }, tableau: [{ card: 37, spies: [{ of: 'white' }] }] }),
            black({ points: 3 }),
          ],
        },
        { nationBuilding: true },
      );
    expect(go(table('russian'), ['buy:t0', 'hand', 'done']).state.outcome).toBeNull();
    const { state } = go(table('british'), ['buy:t0']);
    expect(state.outcome).toMatchObject({ ending: 'nation-building', scores: [4, 3] });
  });
});

describe('I2 Badal tokens', () => {
  test('I2.2 one in each turn of another, whatever happens in it, and in the next turn it may be another', () => {
    const watched = (colour: string) => ({ of: colour });
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({
            tableau: [
              { card: 37, spies: [watched('white'), watched('black'), watched('black')] },
              { card: 35, spies: [watched('white'), watched('black')] },
            ],
          }),
          black({ tableau: [15] }),
          orange(),
        ],
        turn: { counted: 2 },
      },
      { badal: true },
    );
    const played = go(table, [
      'counter-espionage:37',
      '35:middle:black',
      '37:middle:black',
      'counter-espionage:35',
    ]);
    expect(of(played.state, 'black').badal).toBe(1);
    const next = go(played.state, ['end']);
    expect(next.state.turn.avenged).toEqual([]);
  });

  test('I2.3 a token makes rank 2 of rank 1: two rupees of commerce', () => {
    const table = lay(
      {
        regime: 'economic',
        market: { top: [{ card: 8, rupees: 3 }, 9, 10, 12, 13, 14], bottom: BOTTOM },
        players: [white({ badal: 3, tableau: [72] }), black()],
      },
      { badal: true },
    );
    const begun = go(structuredClone(table), ['commerce:72']);
    expect(begun.menu).toEqual(['0', '1', '2']);
    const played = go(table, ['commerce:72', '1', 't0']);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 2, badal: 2 });
    expect(played.state.badal).toBe(8);
    expect(tableau(played.state, 'white')).toEqual([72]);
    expect(spies(played.state, 72)).toEqual([]);
  });
});
