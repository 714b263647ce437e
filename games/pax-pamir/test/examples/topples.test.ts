/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { armies, black, go, keys, lay, of, orange, spies, tableau, white } from '../table.ts';

const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('tableau, topples, winning', () => {
  const topple = { top: ['topple', 9, 10, 12, 13, 14], bottom: BOTTOM };

  test('X37 H2 supremacy: more than the others together, and every kind of unit', () => {
    const table = (british: number, road: number) =>
      lay({
        regime: 'military',
        market: topple,
        armies: { kabul: { british, russian: 1, afghan: 2 } },
        roads: { 'kabul-punjab': { british: road } },
        players: [
          white({ tribes: { kabul: 1 }, tableau: [{ card: 15, spies: [{ of: 'white' }] }] }),
          black(),
        ],
      });
    expect(go(table(4, 1), ['buy:t0']).state.outcome).toMatchObject({
      ending: 'supremacy',
      empire: 'british',
    });
    expect(keys(go(table(3, 1), ['buy:t0']))).toContain('log.topple.failed');
    expect(keys(go(table(4, 0), ['buy:t0']))).toContain('log.topple.failed');
  });

  test('X38 H3 influence decides; one need not be loyal to the empire', () => {
    const spied = (card: number) => ({ card, spies: [{ of: 'orange', at: 'patriot' }] });
    const table = (more: number[]) =>
      lay({
        regime: 'military',
        market: topple,
        armies: { kabul: { british: 4, russian: 1, afghan: 2 } },
        roads: { 'kabul-punjab': { british: 1 } },
        players: [
          white({ tribes: { kabul: 1 }, tableau: [spied(45), spied(46), ...more.map(spied)] }),
          black({
            loyalty: 'british',
            tableau: [
              {
                card: 36,
                spies: [
                  { of: 'white', at: 'patriot' },
                  { of: 'orange', at: 'patriot' },
                ],
              },
            ],
          }),
          orange({ loyalty: 'russian' }),
        ],
      });
    expect(go(table([]), ['buy:t0']).state.outcome).toMatchObject({ winner: 0, scores: [4, 2, 3] });
    // Two more British bands in white's tableau; but then they are white's patriots too.
    const outcome = go(table([30, 32]), ['buy:t0']).state.outcome;
    expect(outcome?.scores).toEqual([6, 2, 5]);
  });

  test('X39 H3 if nobody has influence, A3 alone decides', () => {
    const table = (cards: number[][], rupees: number[]) =>
      lay({
        regime: 'military',
        market: topple,
        armies: { kabul: { afghan: 4 } },
        roads: { 'kabul-punjab': { afghan: 1 } },
        players: [
          white({
            loyalty: 'afghan',
            loyaltyCard: false,
            rupees: rupees[0] ?? 0,
            tribes: { kabul: 1 },
            tableau: [{ card: 35, spies: [{ of: 'white' }] }, ...(cards[0] ?? [])],
          }),
          black({ loyalty: 'russian', rupees: rupees[1] ?? 0, tableau: cards[1] ?? [] }),
        ],
      });
    expect(go(table([[17], [15]], [9, 0]), ['buy:t0']).state.outcome?.winner).toBe(1);
    expect(go(table([[15], [54]], [9, 0]), ['buy:t0']).state.outcome?.winner).toBe(0);
    expect(go(table([[15], [54]], [3, 3]), ['buy:t0']).state.outcome?.winner).toBeNull();
  });

  test('X41 H4.3 a purge: one card of each mode stays, the others go to the hand', () => {
    const table = lay({
      market: topple,
      deck: ['topple', 43],
      favors: { british: 'black' },
      players: [
        white({
          loyalty: 'afghan',
          rupees: 1,
          tableau: [
            37,
            { card: 49, spies: [{ of: 'black' }] },
            17,
            42,
            { card: 44, spies: [{ of: 'white' }] },
          ],
        }),
        black({ loyalty: 'british' }),
      ],
    });
    const played = go(table, ['buy:t0', '17', '37', '42']);
    expect(tableau(played.state, 'white')).toEqual([37, 17, 42]);
    expect(of(played.state, 'white').hand).toEqual([44, 49]);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, cubes: 10 });
    expect(of(played.state, 'black')).toMatchObject({ rupees: 1, cubes: 10 });
    expect(played.menu).toEqual(['44', '49', 'done']);
  });

  test('X42 H5 the last topple fails: most military stars, then most rupees', () => {
    const table = lay({
      market: topple,
      deck: [43],
      players: [
        white({ rupees: 2, tableau: [91] }),
        black({ rupees: 5, tableau: [15, 17] }),
        orange({ rupees: 9, tableau: [47] }),
      ],
    });
    const played = go(table, ['buy:t0']);
    expect(played.state.outcome).toMatchObject({ ending: 'last-topple', winner: 1, scores: [3, 3, 1] });
    expect(keys(played)).not.toContain('log.purge');
  });

  test('X68 a purge that takes the last sign of loyalty makes a player Afghan', () => {
    const table = () =>
      lay({
        market: topple,
        deck: ['topple'],
        players: [
          white({ loyalty: 'russian', loyaltyCard: false, gifts: [2, 4], tableau: [92, 91] }),
          black(),
        ],
      });
    const lost = go(table(), ['buy:t0', '91', 'done']);
    expect(of(lost.state, 'white')).toMatchObject({ loyalty: 'afghan', gifts: [], cubes: 10 });
    const kept = go(table(), ['buy:t0', '92', 'done']);
    expect(of(kept.state, 'white')).toMatchObject({ loyalty: 'russian', gifts: [2, 4] });
  });

  test('X69 I1 nation building: points for influence, two more for the only loyal player', () => {
    const table = lay(
      {
        regime: 'military',
        market: topple,
        deck: ['topple', 43, 44],
        armies: { kabul: { british: 4, afghan: 1 } },
        roads: { 'kabul-punjab': { british: 1 } },
        players: [
          white({
            tribes: { kabul: 1 },
            tableau: [
              { card: 45, spies: [{ of: 'black', at: 'patriot' }] },
              { card: 36, spies: [{ of: 'black', at: 'patriot' }] },
              { card: 33, spies: [{ of: 'orange', at: 'patriot' }] },
              { card: 15, spies: [{ of: 'white' }] },
            ],
          }),
          black(),
          orange(),
        ],
      },
      { nationBuilding: true },
    );
    const played = go(table, ['buy:t0', 'hand', 'hand', 'hand', 'hand']);
    expect(['white', 'black', 'orange'].map((colour) => of(played.state, colour).points)).toEqual([6, 2, 1]);
    expect(played.state.supreme).toBe('british');
    expect(armies(played.state, 'british', 'kabul')).toBe(0);
    const last = lay(
      {
        stage: 'cleanup',
        market: topple,
        deck: [43],
        players: [white({ points: 9 }), black({ points: 5 }), orange({ points: 1 })],
      },
      { nationBuilding: true },
    );
    const over = go(last);
    expect(over.state.outcome).toMatchObject({ ending: 'nation-building', winner: 0, scores: [9, 5, 1] });
  });

  test('X43 B7, C6.2 favors: the only loyal player has one; military stars break ties', () => {
    const table = lay({
      players: [
        white({ rupees: 4, hand: [17] }),
        black({ loyalty: 'british', rupees: 4 }),
        orange({ rupees: 4 }),
      ],
    });
    expect(table.favors).toEqual({ british: null, russian: 2, afghan: null });
    const played = go(table, ['play:17']);
    expect(played.state.favors).toEqual({ british: 0, russian: 2, afghan: 0 });
  });

  test('X45 I2 one Badal token in each turn of another; a token makes rank 1 into 2', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ rupees: 2, tableau: [{ card: 35, spies: [{ of: 'white' }, { of: 'black' }] }, 16] }),
          black({ tableau: [{ card: 5, spies: [{ of: 'white' }, { of: 'black' }] }] }),
        ],
      },
      { badal: true },
    );
    const played = go(table, ['counter-espionage:35', '35:middle:black', 'assassinate:16', '5', 'leave']);
    expect(of(played.state, 'black').badal).toBe(1);
    expect(played.state.badal).toBe(9);
    const spending = () =>
      lay(
        {
          regime: 'intelligence',
          players: [
            white({ badal: 2, tableau: [{ card: 35, spies: [{ of: 'white' }] }, 16, 17, 47] }),
            black(),
          ],
        },
        { badal: true },
      );
    expect(go(spending(), ['travel:35']).menu).toEqual(['0', '1', '2']);
    const spent = go(spending(), ['travel:35', '1', '35:middle>16', '16:middle>17']);
    expect(spies(spent.state, 17)).toEqual(['white middle']);
    const high = lay(
      {
        regime: 'intelligence',
        players: [white({ badal: 2, tableau: [{ card: 1, spies: [{ of: 'white' }] }, 16] }), black()],
      },
      { badal: true },
    );
    expect(go(high, ['travel:1']).ask?.prompt.key).toBe('ask.travel');
  });
});
