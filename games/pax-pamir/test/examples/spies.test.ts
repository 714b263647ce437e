/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { influence } from '../../topple/influence.ts';
import { black, go, lay, market, of, orange, spies, tableau, tribes, white } from '../table.ts';

const TOP = [8, 9, 10, 12, 13, 14];
const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('spies', () => {
  test('X17 E5.1 the ring goes from right to left through a tableau, then to the right end of the next', () => {
    const table = (card: number) =>
      lay({
        regime: 'intelligence',
        players: [
          white({
            tableau: [35, 17].map((one) => (one === card ? { card: one, spies: [{ of: 'white' }] } : one)),
          }),
          black({ tableau: [15, 16, 47] }),
        ],
      });
    // Clockwise from 35, the left card: to 47, the right end of the next player; the other way to 17.
    expect(go(table(35), ['travel:35']).menu).toEqual(['35:middle>47', '35:middle>17']);
    expect(go(table(17), ['travel:35']).menu).toEqual(['17:middle>35', '17:middle>15']);
  });

  test('X18 E5.2 three travel actions of rank 2 are six steps, and none is counted in Intelligence War', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 21, spies: [{ of: 'white' }] }, 42, 89] }),
        black({ tableau: [15, 16, 47, 17, 48] }),
      ],
    });
    const played = go(table, [
      'travel:21',
      '21:middle>48',
      '48:middle>17',
      'travel:42',
      '17:middle>47',
      '47:middle>16',
      'travel:89',
      '16:middle>15',
      '15:middle>89',
    ]);
    expect(spies(played.state, 89)).toEqual(['white middle']);
    expect(played.state.turn.counted).toBe(0);
  });

  test('X19 E5.3, E5.4, H3 one spy of a player on each band, whatever his loyalty', () => {
    const table = () =>
      lay({
        regime: 'intelligence',
        players: [
          white({ loyalty: 'afghan', tableau: [{ card: 1, spies: [{ of: 'white', count: 3 }] }] }),
          black({
            loyalty: 'british',
            tableau: [{ card: 45, spies: [{ of: 'black' }, { of: 'orange', at: 'patriot' }] }],
          }),
          orange(),
        ],
      });
    const step = '1:middle>45';
    const asked = go(table(), ['travel:1', step, step, 'patriot']);
    expect(asked.menu).toEqual(['prize', 'middle']);
    const played = go(table(), ['travel:1', step, step, 'patriot', 'prize']);
    expect(spies(played.state, 45)).toEqual([
      'white middle',
      'white patriot',
      'white prize',
      'black middle',
      'orange patriot',
    ]);
    // Black's own spy brings nothing.
    expect([0, 1, 2].map((who) => influence(played.state, who, 'british'))).toEqual([1, 2, 1]);
    expect(influence(played.state, 0, 'russian')).toBe(1);
  });

  test('X21 E7 a bribe brings the card with all its spies, and a coup the tribes of the location', () => {
    const table = lay(
      {
        regime: 'intelligence',
        market: { top: TOP, bottom: BOTTOM },
        players: [
          white({ rupees: 6, tableau: [87] }),
          black({
            tribes: { herat: 3, kabul: 1 },
            tableau: [{ card: 51, spies: [{ of: 'white', at: 'prize' }, { of: 'black' }] }, 50],
          }),
        ],
      },
      { nationBuilding: true },
    );
    const played = go(table, ['bribe:87', 'left']);
    expect(market(played.state)).toBe('000111 000111');
    expect(tableau(played.state, 'white')).toEqual([51, 87]);
    expect(spies(played.state, 51)).toEqual(['white middle', 'black middle']);
    expect([tribes(played.state, 'white', 'herat'), tribes(played.state, 'black', 'herat')]).toEqual([3, 0]);
    expect(tribes(played.state, 'black', 'kabul')).toBe(1);
    expect(played.state.regime).toBe('intelligence');
  });

  test('X22 E7.4 a bribed patriot of another empire changes loyalty', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ rupees: 4, gifts: [2], tableau: [87] }),
        orange({ tableau: [{ card: 64, spies: [{ of: 'white' }] }] }),
      ].map((player, at) => (at === 1 ? { ...player, colour: 'black' } : player)),
    });
    const played = go(table, ['bribe:87', 'right']);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'russian', loyaltyCard: null, gifts: [] });
    expect(tableau(played.state, 'white')).toEqual([87, 64]);
  });

  test('X23 E8 an assassination costs two rupees and the spy, and may bring a prize', () => {
    const table = (loyalty: string) =>
      lay({
        regime: 'intelligence',
        players: [
          white({ loyalty, rupees: 2, tableau: [16] }),
          black({ loyalty: 'russian', tableau: [{ card: 39, spies: [{ of: 'white' }, { of: 'orange' }] }] }),
          orange({ loyalty: 'afghan' }),
        ],
      });
    const afghan = go(table('afghan'), ['assassinate:16', 'take']);
    expect(market(afghan.state)).toBe('000001 000001');
    expect(of(afghan.state, 'white')).toMatchObject({ prizes: [39], loyaltyCard: 1, cubes: 10 });
    expect(of(afghan.state, 'orange').cubes).toBe(10);
    expect(tableau(afghan.state, 'black')).toEqual([]);
    const left = go(table('british'), ['assassinate:16', 'leave']);
    expect(of(left.state, 'white')).toMatchObject({ prizes: [], loyalty: 'british' });
    expect(left.state.discards).toContain(39);
    const taken = go(table('british'), ['assassinate:16', 'take']);
    expect(of(taken.state, 'white')).toMatchObject({ prizes: [39], loyalty: 'afghan', loyaltyCard: null });
  });

  test('X25 E8.5 a straw man: an own card becomes a prize', () => {
    const table = lay({
      regime: 'intelligence',
      players: [white({ rupees: 2, tableau: [16, { card: 52, spies: [{ of: 'white' }] }] }), black()],
    });
    const played = go(table, ['assassinate:16', 'take']);
    expect(of(played.state, 'white')).toMatchObject({ prizes: [52], cubes: 10, rupees: 0 });
  });
});
