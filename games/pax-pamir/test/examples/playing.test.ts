/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { influence } from '../../topple/influence.ts';
import { armies, black, go, lay, of, orange, roads, spies, tableau, tribes, white } from '../table.ts';

describe('playing cards', () => {
  test('X10 E4.3 a rupee to the owner of every tribe in the location', () => {
    const table = (rupees: number) =>
      lay({
        players: [
          white({ rupees, hand: [17], tribes: { kabul: 2 } }),
          black({ tribes: { kabul: 2 } }),
          orange({ tribes: { kabul: 1 } }),
        ],
      });
    const played = go(table(3), ['play:17']);
    expect(['white', 'black', 'orange'].map((colour) => of(played.state, colour).rupees)).toEqual([0, 2, 1]);
    const poor = go(table(2));
    expect(poor.menu).not.toContain('play:17');
    expect(poor.blocked).toContain('play:17: E4.3 why.toll');
  });

  test('X11 E4.7.1, E4.7.2, E4.7.3, E4.7.4 units equal to the rank, by the mode of the card', () => {
    const table = () =>
      lay({ market: {}, players: [white({ hand: [15, 1, 38, 27], loyalty: 'british' }), black()] });
    expect(armies(go(table(), ['play:15']).state, 'british', 'kabul')).toBe(2);
    expect(spies(go(table(), ['play:1']).state, 1)).toEqual(['white middle', 'white middle', 'white middle']);
    const afghan = lay({ market: {}, players: [white({ hand: [38], loyalty: 'afghan' }), black()] });
    expect(tribes(go(afghan, ['play:38']).state, 'white', 'kandahar')).toBe(3);
    const one = go(table(), ['play:27', 'kabul-punjab', 'kabul-punjab']);
    expect(roads(one.state, 'british', 'kabul-punjab')).toBe(2);
    const both = go(table(), ['play:27', 'kabul-punjab', 'kandahar-punjab']);
    expect(roads(both.state, 'british', 'kandahar-punjab')).toBe(1);
  });

  test('X13 E4.6 leveraged and a regime arrow; travel is free from then on', () => {
    const table = lay({
      players: [
        white({ hand: [41], tableau: [{ card: 35, spies: [{ of: 'white' }] }], loyalty: 'afghan' }),
        black(),
      ],
    });
    const played = go(table, ['play:41', 'left', 'herat-kandahar', 'kabul-kandahar']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(played.state.regime).toBe('intelligence');
    expect(roads(played.state, 'afghan', 'herat-kandahar')).toBe(1);
    expect(played.labels.find((label) => label.startsWith('travel:35'))).toContain('(free)');
    const travelled = go(played.state, ['travel:35']);
    expect(travelled.state.turn.counted).toBe(1);
  });

  test('X14 E4.5 a patriot of another empire changes loyalty and takes the signs of the old one', () => {
    const table = lay({
      market: {},
      players: [
        white({
          hand: [77],
          prizes: [31],
          gifts: [2, 4],
          tableau: [{ card: 46, spies: [{ of: 'black', at: 'patriot' }] }, 17],
        }),
        black(),
      ],
    });
    const played = go(table, ['play:77', 'right']);
    const player = of(played.state, 'white');
    expect(player).toMatchObject({ loyalty: 'russian', loyaltyCard: null, prizes: [], gifts: [], cubes: 10 });
    expect(tableau(played.state, 'white')).toEqual([17, 77]);
    expect(of(played.state, 'black').cubes).toBe(10);
    expect(armies(played.state, 'russian', 'persia')).toBe(2);
    expect([influence(played.state, 0, 'russian'), influence(played.state, 0, 'british')]).toEqual([1, 0]);
  });

  test('X15 glossary loyalty: without any sign one is loyal to the Afghan Empire, and the gifts go home', () => {
    const table = lay({
      turn: { player: 'black' },
      regime: 'intelligence',
      players: [
        white({
          loyalty: 'russian',
          loyaltyCard: false,
          gifts: [2],
          tableau: [{ card: 64, spies: [{ of: 'black' }] }],
        }),
        black({ rupees: 2, tableau: [16] }),
      ],
    });
    const played = go(table, ['assassinate:16', 'leave']);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'afghan', gifts: [], cubes: 10 });
  });

  test('X62 leveraged cards are paid back; what is missing costs cubes or cards; the British favor earns', () => {
    const table = () =>
      lay({
        turn: { player: 'black' },
        regime: 'intelligence',
        favors: { british: 'orange' },
        players: [
          white({
            loyalty: 'afghan',
            rupees: 1,
            tribes: { kabul: 2 },
            tableau: [{ card: 41, spies: [{ of: 'black' }] }, 49],
          }),
          black({ rupees: 2, tableau: [16] }),
          orange({ loyalty: 'british', rupees: 0 }),
        ],
      });
    const cube = go(table(), ['assassinate:16', 'tribe:kabul']);
    expect(of(cube.state, 'white')).toMatchObject({ rupees: 0, cubes: 9 });
    expect(of(cube.state, 'orange').rupees).toBe(1);
    const card = go(table(), ['assassinate:16', 'card:49']);
    expect(tableau(card.state, 'white')).toEqual([]);
    expect(of(card.state, 'white').cubes).toBe(9);
    expect(of(card.state, 'orange').rupees).toBe(2);
  });

  test('X63 E4.5 the loyalty change is paid before the new card brings its rupees', () => {
    const table = lay(
      {
        market: {},
        players: [white({ hand: [74], tableau: [73], tribes: { herat: 1 } }), black()],
      },
      { nationBuilding: true },
    );
    const played = go(table, ['play:74', 'right', 'tribe:herat', 'herat-persia', 'herat-persia']);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 2, loyalty: 'russian' });
    expect(roads(played.state, 'russian', 'herat-persia')).toBe(2);
    expect(tableau(played.state, 'white')).toEqual([74]);
  });

  test('X64 E8.5 a straw man with the last sign leads straight to the empire of the prize', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({
          loyalty: 'russian',
          loyaltyCard: false,
          rupees: 2,
          gifts: [2],
          tableau: [{ card: 93, spies: [{ of: 'white' }] }, 16],
        }),
        black(),
      ],
    });
    const played = go(table, ['assassinate:16', 'take']);
    expect(of(played.state, 'white')).toMatchObject({
      loyalty: 'british',
      prizes: [93],
      gifts: [],
      loyaltyCard: null,
    });
  });

  test('X65 whoever is Afghan already keeps his gifts when the last sign goes', () => {
    const table = lay({
      turn: { player: 'black' },
      regime: 'intelligence',
      players: [
        white({
          loyalty: 'afghan',
          loyaltyCard: false,
          gifts: [2],
          tableau: [{ card: 6, spies: [{ of: 'black' }] }],
        }),
        black({ loyalty: 'russian', rupees: 2, tableau: [16] }),
      ],
    });
    const played = go(table, ['assassinate:16']);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'afghan', gifts: [2] });
  });
});
