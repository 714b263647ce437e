import { describe, expect, test } from 'vitest';
import { armies, black, go, lay, of, orange, spies, tableau, tribes, white } from '../table.ts';

const NATION = { nationBuilding: true };
const topple = { top: ['topple', 9, 10], bottom: [26] };
const supreme = {
  market: topple,
  armies: { kabul: { british: 1, afghan: 1 } },
  roads: { 'kabul-punjab': { british: 1 } },
};
const ruler = (fields: object = {}) =>
  white({ tribes: { kabul: 2 }, tableau: [{ card: 15, spies: [{ of: 'white' }] }], ...fields });

describe('I1 nation building', () => {
  test('I1, I1.1, I1.3 the same empire supreme in two topples in a row ends the game', () => {
    const again = go(
      lay({ ...supreme, supreme: 'british', players: [ruler({ points: 1 }), black({ points: 9 })] }, NATION),
      ['buy:t0'],
    );
    expect(again.state.outcome).toMatchObject({ ending: 'nation-building', winner: 1, scores: [4, 9] });
    const other = go(lay({ ...supreme, supreme: 'russian', players: [ruler(), black()] }, NATION), [
      'buy:t0',
      'hand',
    ]);
    expect(other.state.outcome).toBeNull();
  });

  test('I1.1, I1.3 a failed topple breaks the row, the last topple ends the game', () => {
    const failed = go(lay({ market: topple, supreme: 'british', players: [white(), black()] }, NATION), [
      'buy:t0',
    ]);
    expect(failed.state.supreme).toBeNull();
    const last = go(lay({ market: topple, deck: [43], players: [white({ points: 3 }), black()] }, NATION), [
      'buy:t0',
    ]);
    expect(last.state.outcome).toMatchObject({ ending: 'nation-building', winner: 0 });
  });

  test('I1.2 there are no favor cards', () => {
    const state = lay({ players: [white(), black()] }, NATION);
    expect(state.favors).toEqual({ british: null, russian: null, afghan: null });
    expect(go(state, ['buy:t0']).state.favors.british).toBeNull();
  });

  test('I1.4 a point for each influence, two more only for an only loyal player', () => {
    const two = lay({ ...supreme, players: [ruler(), black({ loyalty: 'british' })] }, NATION);
    const shared = go(two, ['buy:t0', 'hand']);
    expect([of(shared.state, 'white').points, of(shared.state, 'black').points]).toEqual([1, 1]);
    const one = go(lay({ ...supreme, players: [ruler(), black()] }, NATION), ['buy:t0', 'hand']);
    expect(of(one.state, 'white').points).toBe(3);
  });

  test('I1.5 honeymoon: units but gifts leave, whole tableaux are taken up or discarded', () => {
    const table = lay(
      {
        ...supreme,
        players: [ruler({ gifts: [2] }), black({ rupees: 1, tribes: { herat: 1 }, tableau: [49, 17] })],
      },
      NATION,
    );
    const played = go(table, ['buy:t0', 'hand', 'discard', 'done', 'discard']);
    expect(of(played.state, 'white')).toMatchObject({ gifts: [2], cubes: 9, tableau: [] });
    expect(of(played.state, 'black')).toMatchObject({ hand: [49], rupees: 0, cubes: 10, tableau: [] });
    expect(armies(played.state, 'afghan', 'kabul')).toBe(0);
    expect(played.state.discards).toEqual(expect.arrayContaining([15, 17]));
  });
});

describe('I2 Badal tokens', () => {
  const BADAL = { badal: true };

  test('I2.1, I2.2 whoever loses a cube or a card by an action of another gains a token', () => {
    const table = lay(
      {
        regime: 'military',
        armies: { herat: { british: 1 } },
        players: [white({ tableau: [91] }), black({ tribes: { herat: 2 } })],
      },
      BADAL,
    );
    expect(table.badal).toBe(10);
    const played = go(table, ['campaign:91', 'tribe:black']);
    expect([of(played.state, 'black').badal, played.state.badal]).toEqual([1, 9]);
    expect(tribes(played.state, 'black', 'herat')).toBe(0);
  });

  test('I2.2 spies that go home with a card of somebody else count too; own losses do not', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ rupees: 2, tableau: [16, { card: 37, spies: [{ of: 'white' }, { of: 'orange' }] }] }),
          black(),
          orange(),
        ],
      },
      BADAL,
    );
    const played = go(table, ['assassinate:16']);
    expect([of(played.state, 'white').badal, of(played.state, 'orange').badal]).toEqual([0, 1]);
    expect(tableau(played.state, 'white')).toEqual([16]);
  });

  test('I2.2 with an empty pool the token comes from a player of the victim’s choice', () => {
    const table = lay(
      {
        regime: 'military',
        armies: { herat: { british: 1 } },
        players: [white({ badal: 4, tableau: [91] }), black({ tribes: { herat: 1 } }), orange({ badal: 6 })],
      },
      BADAL,
    );
    const asked = go(table, ['campaign:91']);
    expect([asked.ask?.seats, asked.menu]).toEqual([['black'], ['white', 'orange']]);
  });

  test('I2.2 a purge wrongs nobody', () => {
    const table = lay({ market: topple, players: [white(), black({ tribes: { herat: 3 } })] }, BADAL);
    expect(of(go(table, ['buy:t0']).state, 'black').badal).toBe(0);
  });

  test('I2.3 tokens raise the rank of an action to 3 at most, and are of no use to a bribe', () => {
    const table = () =>
      lay(
        {
          regime: 'intelligence',
          players: [
            white({ rupees: 2, badal: 5, tableau: [{ card: 35, spies: [{ of: 'white' }] }, 87] }),
            black({ tableau: [{ card: 16, spies: [{ of: 'white' }] }] }),
          ],
        },
        BADAL,
      );
    expect(go(table(), ['travel:35']).menu).toEqual(['0', '1', '2']);
    const bribed = go(table(), ['bribe:87', 'left']);
    expect(of(bribed.state, 'white').badal).toBe(5);
    const spent = go(table(), ['travel:35', '2', '35:middle>87', '87:middle>16', '16:middle>35']);
    expect(spies(spent.state, 35)).toEqual(['white middle']);
    expect([of(spent.state, 'white').badal, spent.state.badal]).toEqual([3, 7]);
  });
});
