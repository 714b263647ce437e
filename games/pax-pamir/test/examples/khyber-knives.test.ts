/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { armies, black, go, KHYBER, lay, market, of, orange, spies, tribes, white } from '../table.ts';

const TOP = [8, 9, 10, 12, 13, 14];
const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('Khyber Knives', () => {
  test('X46 J4 consolidate: 2 rupees a unit; host and wazir have acted', () => {
    const table = lay(
      {
        market: { top: TOP, bottom: BOTTOM },
        players: [
          white({ loyalty: 'afghan', rupees: 4, tribes: { herat: 1 }, tableau: [42, 17] }),
          black({ loyalty: 'british', tableau: [50] }),
        ],
      },
      KHYBER,
    );
    const played = go(table, ['consolidate:herat', '42', 'tribe', 'spy:50']);
    expect(tribes(played.state, 'white', 'herat')).toBe(2);
    expect(spies(played.state, 50)).toEqual(['white middle']);
    expect(market(played.state)).toBe('000011 000011');
    expect(played.state.turn.counted).toBe(0);
    expect(played.blocked).toContain('consolidate:herat: J3.3 why.wazir-used');
    expect(played.blocked).toContain('gift:42: E1.4 why.used');
  });

  test('X47 J7.2 an augment raises the rank, up to 3, and leaves with its host', () => {
    const table = () =>
      lay(
        {
          market: { top: [140, 141, 10, 12, 13, 14], bottom: BOTTOM },
          players: [white({ rupees: 1, tableau: [37] }), black()],
        },
        KHYBER,
      );
    const played = go(table(), ['buy:t0', '37']);
    expect(spies(played.state, 37)).toEqual(['white middle']);
    expect(of(played.state, 'white').tableau[0]?.augments).toEqual([140]);
    const second = go(table(), ['buy:t0', '37', 'buy:t1']);
    // Nothing is left to augment: it goes below the tableau.
    expect(of(second.state, 'white').capabilities).toMatchObject([{ card: 141, active: false }]);
  });

  test('X70 J3.2 the ruler: most units, and a tribe there; ties by A3', () => {
    const table = (ann: object, bob: object) =>
      lay(
        {
          armies: { herat: { british: 2, afghan: 1 } },
          players: [
            white({ tribes: { herat: 1 }, ...ann }),
            black({ tribes: { herat: 2 }, ...bob }),
            orange({ loyalty: 'british' }),
          ],
        },
        { expansion: 'wazirs' },
      );
    expect(table({}, {}).wazirs[2]).toBeNull();
    expect(table({ rupees: 1 }, {}).wazirs[2]).toBe(0);
    expect(table({ rupees: 1 }, { tableau: [17] }).wazirs[2]).toBe(1);
  });

  test('X71 J6.1, J6.2 a headline in column 0 takes effect; bought, it may be discarded', () => {
    const place = { top: TOP, bottom: [{ card: 106, rupees: 2 }, 27, 28, 29, 31, 34] };
    const players = [white(), black()];
    const played = go(lay({ market: place, stage: 'cleanup', players }, KHYBER));
    expect(market(played.state)).toBe('000000 200000');
    expect(of(played.state, 'white').rupees).toBe(1);
    expect(played.state.regime).toBe('economic');
    const bought = go(lay({ market: place, players }, KHYBER), ['buy:b0', 'discard']);
    expect(of(bought.state, 'white').rupees).toBe(2);
    expect(bought.state.regime).toBe('political');
    expect(bought.state.discards).toEqual([106]);
  });

  test('X72 114 everybody pays for his capabilities, or discards them', () => {
    const table = lay(
      {
        market: { top: [114, 9, 10, 12, 13, 14], bottom: BOTTOM },
        players: [
          white({ rupees: 1, capabilities: [{ card: 140 }, { card: 141 }] }),
          black({ rupees: 5, capabilities: [{ card: 147 }] }),
        ],
      },
      KHYBER,
    );
    const played = go(table, ['buy:t0', 'effect', 'pay', 'pay']);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, capabilities: [{ card: 140 }] });
    expect(of(played.state, 'black').rupees).toBe(4);
    expect(market(played.state)).toBe('000001 000001');
  });

  test('X73 131 a campaign is cancelled: nothing moves, what was paid stays paid', () => {
    const table = lay(
      {
        regime: 'military',
        armies: { kabul: { british: 2 } },
        players: [
          white({ rupees: 2, tableau: [54] }),
          black({
            rupees: 2,
            tableau: [37, 35],
            capabilities: [{ card: 131, active: true }],
            tribes: { punjab: 1 },
          }),
        ],
      },
      KHYBER,
    );
    const played = go(table, ['campaign:54', 'baggage:punjab', '2', 'afghan', 'yes']);
    expect(armies(played.state, 'british', 'kabul')).toBe(2);
    expect(tribes(played.state, 'black', 'punjab')).toBe(1);
    expect(market(played.state)).toBe('000002 000002');
    expect(played.state.turn).toMatchObject({ counted: 0, used: [54, 131] });
  });

  test('X74 J7.2.3 an augmented card is dearer to bribe and arrives without its augment', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ rupees: 6, tableau: [87] }),
          black({ tableau: [{ card: 37, augments: [140], spies: [{ of: 'white' }] }] }),
        ],
      },
      KHYBER,
    );
    const played = go(table, ['bribe:87', 'left']);
    expect(of(played.state, 'white').rupees).toBe(0);
    expect(of(played.state, 'white').tableau[0]).toMatchObject({ card: 37, augments: [] });
    expect(played.state.discards).toEqual([140]);
  });
});
