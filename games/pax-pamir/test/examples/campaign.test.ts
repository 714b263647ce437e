/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { armies, black, go, lay, of, roads, tableau, tribes, white } from '../table.ts';

describe('campaign', () => {
  const kabul = { kabul: { afghan: 1, british: 2 } };

  test('X30 E12 a lone army takes one army with it; with Intel it removes three tribes and loses nothing', () => {
    const table = (spy: boolean) =>
      lay(
        {
          regime: 'military',
          armies: kabul,
          players: [
            white({ loyalty: 'afghan', tableau: [91] }),
            black({
              loyalty: 'british',
              tribes: { kabul: 3 },
              tableau: [spy ? { card: 17, spies: [{ of: 'white' }] } : 17],
            }),
          ],
        },
        { nationBuilding: true },
      );
    const blind = go(table(false), ['campaign:91']);
    expect([armies(blind.state, 'afghan', 'kabul'), armies(blind.state, 'british', 'kabul')]).toEqual([0, 1]);
    expect(tribes(blind.state, 'black', 'kabul')).toBe(3);
    expect(blind.ask?.prompt.key).toBe('ask.turn');
    const hit = 'tribe:black';
    const seeing = go(table(true), ['campaign:91', hit, hit, hit]);
    expect([armies(seeing.state, 'afghan', 'kabul'), armies(seeing.state, 'british', 'kabul')]).toEqual([
      1, 2,
    ]);
    expect(tribes(seeing.state, 'black', 'kabul')).toBe(0);
  });

  test('X31 E12.1.4, E12.1.5 armies first, one for one; then tribes and roads as one likes', () => {
    const table = lay({
      regime: 'military',
      armies: { kabul: { afghan: 2, british: 1 } },
      roads: { 'kabul-punjab': { british: 1 } },
      players: [
        white({ loyalty: 'afghan', tableau: [91] }),
        black({ loyalty: 'british', tribes: { kabul: 2 } }),
      ],
    });
    const played = go(table, ['campaign:91']);
    expect(played.menu).toEqual(['tribe:black', 'road:kabul-punjab', 'done']);
    expect(armies(played.state, 'afghan', 'kabul')).toBe(1);
  });

  test('X33 B7 European Arms raise rank 2 to 3, and never rank 3', () => {
    const table = (card: number) =>
      lay({
        regime: 'military',
        armies: { kabul: { russian: 3 } },
        players: [
          white({ loyalty: 'russian', rupees: 1, tableau: [card] }),
          black({ loyalty: 'british', tribes: { kabul: 3 } }),
        ],
      });
    const played = go(table(54), ['campaign:54', 'stay', 'yes', 'tribe:black', 'tribe:black']);
    expect(tribes(played.state, 'black', 'kabul')).toBe(0);
    expect(of(played.state, 'white').rupees).toBe(0);
    expect(played.state.rupees).toBe(0);
    const plain = go(table(54), ['campaign:54', 'stay', 'no', 'tribe:black']);
    expect(tribes(plain.state, 'black', 'kabul')).toBe(1);
    expect(go(table(91), ['campaign:91', 'stay']).ask?.prompt.key).toBe('ask.casualty');
  });

  test('X34 E12.3 whoever loses his last tribe discards a political card of the location, his choice', () => {
    const table = (cards: (number | object)[]) =>
      lay({
        regime: 'military',
        armies: { herat: { afghan: 1 } },
        players: [
          white({ loyalty: 'afghan', tableau: [91] }),
          black({ loyalty: 'british', tribes: { herat: 1 }, tableau: cards as never }),
        ],
      });
    const spied = { card: 50, spies: [{ of: 'white' }] };
    const played = go(table([spied, 52, 39]), ['campaign:91', '50']);
    expect(tableau(played.state, 'black')).toEqual([52, 39]);
    expect(of(played.state, 'white').cubes).toBe(10);
    expect(tableau(go(table([39]), ['campaign:91']).state, 'black')).toEqual([39]);
  });

  test('X35 E12.1.3 the own empire cannot be attacked', () => {
    const table = lay({
      regime: 'military',
      armies: { herat: { russian: 1 } },
      roads: { 'herat-kabul': { russian: 1 } },
      players: [
        white({ loyalty: 'russian', tableau: [91] }),
        black({ loyalty: 'russian', tribes: { herat: 2 } }),
      ],
    });
    const played = go(table, ['campaign:91']);
    // The only thing to do is to march by the own road.
    expect(armies(played.state, 'russian', 'kabul')).toBe(1);
    expect(tribes(played.state, 'black', 'herat')).toBe(2);
  });

  test('X66 E12.1.2, E12.1.5, E12.3 armies at the destination join', () => {
    const table = lay(
      {
        regime: 'military',
        armies: { persia: { russian: 2 }, herat: { russian: 1, british: 1 } },
        roads: { 'herat-persia': { russian: 1 } },
        players: [
          white({ loyalty: 'russian', tableau: [54] }),
          black({ loyalty: 'british', tribes: { herat: 1 }, tableau: [50] }),
        ],
      },
      { nationBuilding: true },
    );
    const played = go(table, ['campaign:54', 'persia', '1', 'british', 'tribe:black']);
    expect([armies(played.state, 'russian', 'persia'), armies(played.state, 'russian', 'herat')]).toEqual([
      1, 1,
    ]);
    expect(armies(played.state, 'british', 'herat')).toBe(0);
    expect(tableau(played.state, 'black')).toEqual([]);
  });

  test('X67 E12.1.3 a road alone can be attacked', () => {
    const table = lay({
      regime: 'military',
      armies: { kandahar: { afghan: 1 } },
      roads: { 'kandahar-punjab': { british: 1 } },
      players: [white({ loyalty: 'afghan', tableau: [91] }), black({ loyalty: 'british' })],
    });
    const played = go(table, ['campaign:91']);
    expect(roads(played.state, 'british', 'kandahar-punjab')).toBe(0);
    expect(armies(played.state, 'afghan', 'kandahar')).toBe(1);
  });
});
