import { describe, expect, test } from 'vitest';
import { black, go, lay, market, of, orange, spies, tableau, tribes, white } from '../table.ts';

const war = { regime: 'intelligence' };

describe('E5 travel', () => {
  test('E5, E5.2 steps are shared among spies at will, and the rest may be left', () => {
    const table = () =>
      lay({
        ...war,
        players: [
          white({
            tableau: [{ card: 1, spies: [{ of: 'white' }] }, { card: 17, spies: [{ of: 'white' }] }, 16, 15],
          }),
          black(),
        ],
      });
    const played = go(table(), ['travel:1', '1:middle>15', '17:middle>16', 'done']);
    expect([spies(played.state, 15), spies(played.state, 16)]).toEqual([['white middle'], ['white middle']]);
  });

  test('E5.3 bands are entered only at the end of a move, and not in the own tableau', () => {
    const table = () =>
      lay({
        ...war,
        players: [
          white({ tableau: [{ card: 21, spies: [{ of: 'white' }] }] }),
          black({ tableau: [{ card: 39, spies: [{ of: 'white' }] }, 40] }),
        ],
      });
    // The spy that was on card 39 before has not moved, so only the one that comes is asked about.
    const asked = go(table(), ['travel:21', '21:middle>39', 'done']);
    expect(asked.ask?.prompt.params).toEqual({ card: '39' });
    const played = go(table(), ['travel:21', '21:middle>39', 'done', 'prize']);
    expect(spies(played.state, 39)).toEqual(['white middle', 'white prize']);
    const home = go(table(), ['travel:21', '39:middle>21', 'done']);
    expect(home.ask?.prompt.key).toBe('ask.turn');
  });

  test('E5.2 a spy on a band that moves leaves the band', () => {
    const table = lay({
      ...war,
      players: [
        white({ tableau: [35] }),
        black({ tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }] }] }),
      ],
    });
    const played = go(table, ['travel:35']);
    expect(spies(played.state, 35)).toEqual(['white middle']);
  });

  test('E5.1 with one card in all there is no step; empty tableaux are skipped', () => {
    const alone = lay({
      ...war,
      players: [white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }] }), black()],
    });
    expect(go(alone).blocked).toContain('travel:35: E5.1 why.no-ring');
    const skipped = lay({
      ...war,
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }, 17] }),
        black(),
        orange({ tableau: [15, 16] }),
      ],
    });
    expect(go(skipped, ['travel:35']).menu).toEqual(['35:middle>16', '35:middle>17']);
  });
});

describe('E6 counter-espionage', () => {
  const table = () =>
    lay({
      ...war,
      players: [
        white({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black' }] }] }),
        black({
          loyalty: 'british',
          tableau: [
            { card: 45, spies: [{ of: 'white' }, { of: 'orange', at: 'patriot' }, { of: 'black' }] },
            46,
          ],
        }),
        orange({ tableau: [{ card: 17, spies: [{ of: 'black' }] }] }),
      ],
    });

  test('E6, E6.1 spies are removed from any cards on which one has a spy', () => {
    expect(go(table(), ['counter-espionage:37']).menu).toEqual([
      '37:middle:black',
      '45:middle:black',
      '45:patriot:orange',
    ]);
  });

  test('E6.2, E6.3 up to the rank; they go back to their owners', () => {
    const played = go(table(), ['counter-espionage:37', '45:patriot:orange', '37:middle:black']);
    expect(of(played.state, 'orange').cubes).toBe(10);
    expect(of(played.state, 'black').cubes).toBe(8);
    const less = go(table(), ['counter-espionage:37', '45:middle:black', 'done']);
    expect(of(less.state, 'black').cubes).toBe(8);
  });
});

describe('E7 bribe', () => {
  test('E7.1, E7.2 only cards of others with an own spy, for two rupees a rank', () => {
    const table = lay({
      ...war,
      players: [
        white({ rupees: 4, tableau: [87, { card: 17, spies: [{ of: 'white' }] }] }),
        black({
          tableau: [
            { card: 35, spies: [{ of: 'white' }] },
            { card: 37, spies: [{ of: 'white' }] },
            { card: 7, spies: [{ of: 'white' }] },
            39,
          ],
        }),
      ],
    });
    const asked = go(table, ['bribe:87']);
    expect(asked.labels).toEqual([
      '35: E7.2, William Moorcroft of Black, for 2',
      '37: E7.2, Charles Masson of Black, for 4',
    ]);
  });

  test('E7.3 no impact is repeated, no unit placed, and a leveraged card is not paid back', () => {
    const table = lay({
      ...war,
      players: [
        white({ rupees: 4, tableau: [87] }),
        black({ tableau: [{ card: 41, spies: [{ of: 'white' }] }] }),
      ],
      regime: 'economic',
    });
    const played = go(table, ['bribe:87', 'left']);
    expect(played.state.regime).toBe('economic');
    expect([of(played.state, 'white').rupees, of(played.state, 'black').rupees]).toEqual([0, 0]);
    expect(played.state.supply).toEqual({ british: 10, russian: 10, afghan: 10 });
  });

  test('E7.5 a coup needs the highest political card, ties included, and cubes', () => {
    const table = (cards: number[], cubes: object) =>
      lay({
        ...war,
        players: [
          white({ rupees: 6, tableau: [87], tribes: cubes as never }),
          black({ tribes: { herat: 2 }, tableau: [{ card: 50, spies: [{ of: 'white' }] }, ...cards] }),
        ],
      });
    expect(tribes(go(table([7], {}), ['bribe:87', 'left']).state, 'white', 'herat')).toBe(0);
    expect(tribes(go(table([52], {}), ['bribe:87', 'left']).state, 'white', 'herat')).toBe(2);
    const short = go(table([], { kabul: 9 }), ['bribe:87', 'left', 'tribe:kabul', 'none']);
    expect([tribes(short.state, 'white', 'herat'), tribes(short.state, 'black', 'herat')]).toEqual([1, 0]);
  });
});

describe('E8 assassinate', () => {
  test('E8.1, E8.2 which spy is given up is the player’s choice', () => {
    const table = lay({
      ...war,
      players: [
        white({ rupees: 3, tableau: [16] }),
        black({
          loyalty: 'russian',
          tableau: [{ card: 64, spies: [{ of: 'white' }, { of: 'white', at: 'patriot' }] }],
        }),
      ],
    });
    const asked = go(table, ['assassinate:16']);
    expect(asked.ask?.prompt.key).toBe('ask.which-spy');
    expect(asked.menu).toEqual(['middle', 'patriot']);
    expect(market(asked.state)).toBe('000001 000001');
  });

  test('E8.3, E8.4 a card without a prize band is discarded, and all spies on it go home', () => {
    const table = lay({
      ...war,
      players: [
        white({ rupees: 2, tableau: [16] }),
        black({ tableau: [{ card: 37, spies: [{ of: 'white', count: 2 }, { of: 'black' }] }] }),
      ],
    });
    const played = go(table, ['assassinate:16']);
    expect(tableau(played.state, 'black')).toEqual([]);
    expect([of(played.state, 'white').cubes, of(played.state, 'black').cubes]).toEqual([10, 10]);
    expect(played.state.discards).toEqual([37]);
  });
});
