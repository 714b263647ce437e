import { describe, expect, test } from 'vitest';
import { armies, black, go, lay, of, orange, roads, spies, tableau, tribes, white } from '../table.ts';

describe('E4, E4.1 play', () => {
  test('E4.4 a card goes to the left or the right end', () => {
    const table = () => lay({ players: [white({ hand: [17], tableau: [15, 16] }), black()] });
    expect(tableau(go(table(), ['play:17', 'left']).state, 'white')).toEqual([17, 15, 16]);
    expect(tableau(go(table(), ['play:17', 'right']).state, 'white')).toEqual([15, 16, 17]);
  });

  test('E4.2 the tableau may grow beyond its size until the cleanup', () => {
    const table = lay({ players: [white({ hand: [54], tableau: [15, 16, 17] }), black()] });
    const played = go(table, ['play:54', 'left']);
    expect(tableau(played.state, 'white')).toHaveLength(4);
  });

  test('E4.3 one pays nothing for own tribes, and nothing where nobody has any', () => {
    const table = lay({
      players: [white({ hand: [17], tribes: { kabul: 3 } }), black({ tribes: { herat: 2 } })],
    });
    expect(go(table).menu).toContain('play:17');
  });

  test('E4.5 a patriot of the own empire changes nothing', () => {
    const table = lay({ players: [white({ hand: [46], gifts: [2] }), black()] });
    const played = go(table, ['play:46']);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'british', loyaltyCard: 0, gifts: [2] });
  });

  test('E4.6 informants bring a spy onto the card, a garrison an army of the own loyalty', () => {
    const table = lay({ players: [white({ hand: [7] }), black()] });
    const played = go(table, ['play:7']);
    expect(spies(played.state, 7)).toEqual(['white middle']);
    expect(armies(played.state, 'british', 'kabul')).toBe(1);
    expect(tribes(played.state, 'white', 'kabul')).toBe(3);
  });

  test('E4.5 a card given up for what the change of loyalty costs brings neither impacts nor units', () => {
    const table = lay(
      { market: {}, players: [white({ hand: [74], tableau: [73] }), black()] },
      { nationBuilding: true },
    );
    // Nothing else could be given up for the missing rupee, and the card itself owes two more.
    const played = go(table, ['play:74', 'left']);
    expect(tableau(played.state, 'white')).toEqual([]);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, loyalty: 'afghan' });
    expect(roads(played.state, 'russian', 'herat-persia')).toBe(0);
  });
});

describe('E4.7 shortage', () => {
  const spent = { tribes: { herat: 6, persia: 4 } };

  test('E4.7 missing cubes may be taken back from anywhere but gifts, or left out', () => {
    const table = () => lay({ players: [white({ hand: [5], ...spent }), black()] });
    const asked = go(table(), ['play:5']);
    expect(asked.menu).toEqual(['tribe:persia', 'tribe:herat', 'none']);
    const back = go(table(), ['play:5', 'tribe:herat', 'none']);
    expect([tribes(back.state, 'white', 'herat'), tribes(back.state, 'white', 'kabul')]).toEqual([5, 1]);
    const gifted = lay({ players: [white({ hand: [5], gifts: [2], tribes: { herat: 9 } }), black()] });
    expect(go(gifted, ['play:5']).menu).toEqual(['tribe:herat', 'none']);
  });

  test('E4.7 units are never taken from where they would go', () => {
    const table = lay({ players: [white({ hand: [5], tribes: { kabul: 10 } }), black()] });
    const played = go(table, ['play:5']);
    expect(tribes(played.state, 'white', 'kabul')).toBe(10);
    expect(played.ask?.prompt.key).toBe('ask.turn');
  });

  test('E4.7 cylinders of the own empire, whoever placed them', () => {
    const table = lay({
      armies: { herat: { british: 8 } },
      roads: { 'herat-persia': { british: 2 } },
      players: [white({ hand: [15] }), black()],
    });
    const played = go(table, ['play:15', 'road:herat-persia', 'army:herat']);
    expect(armies(played.state, 'british', 'kabul')).toBe(2);
    expect([
      armies(played.state, 'british', 'herat'),
      roads(played.state, 'british', 'herat-persia'),
    ]).toEqual([7, 1]);
  });
});

test('E4.3 tolls are paid to each owner for himself', () => {
  const table = lay({
    players: [
      white({ rupees: 3, hand: [17] }),
      black({ tribes: { kabul: 1 } }),
      orange({ tribes: { kabul: 2 } }),
    ],
  });
  const played = go(table, ['play:17']);
  expect([of(played.state, 'black').rupees, of(played.state, 'orange').rupees]).toEqual([1, 2]);
});
