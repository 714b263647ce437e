/** Odd cases of playing, spies, money, war and talk (E4 to E12, G). */
import { describe, expect, test } from 'vitest';
import {
  armies,
  black,
  go,
  lay,
  market,
  of,
  offers,
  orange,
  promise,
  promises,
  roads,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

describe('E4 playing', () => {
  test('E4.3, G1 tolls of four owners, one of them waived and one lowered', () => {
    const table = lay({
      players: [
        white({ rupees: 5, hand: [17] }),
        black({ tribes: { kabul: 3 } }),
        orange({ tribes: { kabul: 2 } }),
        { colour: 'yellow', tribes: { kabul: 1 } },
        { colour: 'purple', tribes: { kabul: 2, herat: 3 } },
      ],
    });
    expect(go(table).menu).not.toContain('play:17');
    promise(table, 'black', 'ask:kabul:0');
    expect(go(table).menu).toContain('play:17');
    promise(table, 'orange', 'ask:kabul:1');
    const { state } = go(table, ['play:17']);
    expect(['white', 'black', 'orange', 'yellow', 'purple'].map((one) => of(state, one).rupees)).toEqual([
      1, 0, 1, 1, 2,
    ]);
    expect(state.talk.waivers).toEqual([]);
  });

  test('E4.7 the last cylinder comes from stock, the next from a road, and what is not wanted stays out', () => {
    const table = () =>
      lay({
        players: [white({ hand: [15] }), black()],
        roads: { 'kabul-punjab': { british: 4 }, 'herat-persia': { british: 5 } },
      });
    const asked = go(table(), ['play:15']);
    expect(asked.menu).toEqual(['road:herat-persia', 'road:kabul-punjab', 'none']);
    expect(armies(go(table(), ['play:15', 'none']).state, 'british', 'kabul')).toBe(1);
    const { state } = go(table(), ['play:15', 'road:kabul-punjab']);
    expect([armies(state, 'british', 'kabul'), roads(state, 'british', 'kabul-punjab')]).toEqual([2, 3]);
  });

  test('E4.7 the last cube: informants first, then the units of the card, one from a tribe', () => {
    const table = lay({
      players: [white({ hand: [7], tribes: { herat: 5, punjab: 3 } }), black()],
    });
    // Stock 2: a spy by informants, one tribe; two more tribes are missing.
    const played = go(table, ['play:7', 'tribe:herat']);
    expect(played.menu).toEqual(['tribe:herat', 'tribe:punjab', 'spy:7:middle', 'none']);
    const { state } = go(played.state, []);
    expect(tribes(state, 'white', 'kabul')).toBe(2);
  });

  test('E4.6 a leveraged card lost without rupees, cubes or cards: nothing is left to give up', () => {
    const table = lay({
      regime: 'intelligence',
      turn: { player: 'black' },
      players: [
        white({ loyalty: 'afghan', loyaltyCard: false, tableau: [{ card: 38, spies: [{ of: 'black' }] }] }),
        black({ rupees: 2, tableau: [16] }),
      ],
    });
    const { state } = go(table, ['assassinate:16', 'leave']);
    expect(of(state, 'white')).toMatchObject({ rupees: 0, tableau: [] });
    // B7.1 Nobody has influence with Britain: the star of the assassin wins him its favor, and a rupee.
    expect([of(state, 'black').rupees, state.rupees]).toEqual([1, 3]);
  });

  test('E4.6 a shortfall of two: a gift, then a card, whose leveraged duty adds one', () => {
    const table = () =>
      lay({
        regime: 'intelligence',
        turn: { player: 'black' },
        players: [
          white({ gifts: [4], tribes: { kabul: 1 }, tableau: [{ card: 41, spies: [{ of: 'black' }] }, 49] }),
          black({ rupees: 2, tableau: [16] }),
        ],
      });
    expect(go(table(), ['assassinate:16']).menu).toEqual(['tribe:kabul', 'gift:4', 'card:49']);
    // For the first rupee the gift, for the second the card, which owes one more: the tribe is all that is left.
    const { state } = go(table(), ['assassinate:16', 'gift:4', 'card:49']);
    // B7.1 The favor pays him afterwards, once for each card.
    expect(of(state, 'white')).toMatchObject({ gifts: [], tableau: [], cubes: 10, rupees: 2 });
  });
});

describe('E5–E8 spies', () => {
  test('E5.3 a spy that leaves a band and comes back may take the other one', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [21] }),
        black({ loyalty: 'russian', tableau: [{ card: 93, spies: [{ of: 'white', at: 'patriot' }] }] }),
      ],
    });
    const back = go(table, ['travel:21', '21:middle>93', 'prize']);
    expect(spies(back.state, 93)).toEqual(['white prize']);
  });

  test('E6.1 on an own card without an own spy nobody can be hunted; with one, all are', () => {
    const table = (own: boolean) =>
      lay({
        regime: 'intelligence',
        players: [
          white({
            tableau: [
              { card: 37, spies: [{ of: 'black' }, { of: 'orange' }, ...(own ? [{ of: 'white' }] : [])] },
            ],
          }),
          black(),
          orange(),
        ],
      });
    expect(go(table(false)).blocked).toContain('counter-espionage:37: E6.1 why.no-counter');
    const played = go(table(true), ['counter-espionage:37', '37:middle:black', '37:middle:orange']);
    expect(spies(played.state, 37)).toEqual(['white middle']);
  });

  test('E1.4, E7 a card bribed in this turn may act in it, and is counted for the size at cleanup', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [52, 15, 17, 16] }),
        black({ tableau: [{ card: 82, spies: [{ of: 'white' }] }], loyalty: 'russian' }),
      ],
    });
    const played = go(table, ['bribe:52', 'right']);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'russian', rupees: 0 });
    expect(offers(played, 'travel')).toContain('travel:82');
    expect(spies(played.state, 82)).toEqual(['white middle']);
  });

  test('E7.2 with a rupee too few there is no bribe; with enough a leveraged card brings its duty along', () => {
    const table = (rupees: number) =>
      lay({
        regime: 'intelligence',
        players: [
          white({ rupees, tableau: [52] }),
          black({ tableau: [{ card: 71, spies: [{ of: 'white' }, { of: 'black' }] }] }),
        ],
      });
    expect(go(table(3)).blocked).toContain('bribe:52: E7.1 why.no-bribe');
    const { state } = go(table(4), ['bribe:52', 'left']);
    expect(of(state, 'black').rupees).toBe(0);
    expect(market(state)).toBe('000011 000011');
    // Lost again later, the new owner pays: he has nothing, and gives up what he has.
    const again = go(
      lay({
        stage: 'cleanup',
        players: [white({ tableau: [{ card: 71, spies: [{ of: 'black' }] }, 15, 16, 17] }), black()],
      }),
      ['71'],
    );
    expect(again.menu).toEqual(['card:15', 'card:16', 'card:17']);
  });

  test('E7.5 a coup without cubes in stock: from elsewhere, or the tribes are only removed', () => {
    const table = () =>
      lay({
        regime: 'intelligence',
        players: [
          white({ rupees: 6, tableau: [52], tribes: { persia: 9 } }),
          black({ tableau: [{ card: 51, spies: [{ of: 'white' }] }], tribes: { herat: 2, kabul: 1 } }),
        ],
      });
    const asked = go(table(), ['bribe:52', 'right']);
    expect(asked.menu).toEqual(['tribe:persia', 'spy:51:middle', 'none']);
    const { state } = go(table(), ['bribe:52', 'right', 'none']);
    expect([
      tribes(state, 'black', 'herat'),
      tribes(state, 'white', 'herat'),
      tribes(state, 'black', 'kabul'),
    ]).toEqual([0, 0, 1]);
  });

  test('E8.2 two rupees over a bought corner lie on one card, and the last spy is given up', () => {
    const table = lay({
      regime: 'intelligence',
      market: { top: [8, 9, 10, 12, 13], bottom: [26, 27, 28, 29, 31, 34] },
      players: [
        white({ rupees: 2, tableau: [16] }),
        black({ tableau: [{ card: 15, spies: [{ of: 'white' }] }] }),
      ],
    });
    const played = go(table, ['assassinate:16']);
    expect(market(played.state)).toBe('000000 000002');
    expect(of(played.state, 'white')).toMatchObject({ spies: 0, rupees: 0 });
    expect(played.menu).not.toContain('buy:b5');
  });
});

describe('E9–E11 money', () => {
  test('E11.4 a shelter of exactly the rupees protects them all; one more is all there is to take', () => {
    const table = (rupees: number) =>
      lay({
        players: [white({ tableau: [7], tribes: { kabul: 1 } }), black({ rupees, tableau: [11, 58] })],
      });
    expect(go(table(5)).blocked).toContain('tax:7: E11.3 why.nothing-to-tax');
    const { state, menu } = go(table(6), ['tax:7']);
    expect([of(state, 'white').rupees, of(state, 'black').rupees]).toEqual([1, 5]);
    expect(menu).not.toContain('tax:7');
  });
});

describe('E12 campaign', () => {
  test('E12.4 no road and no rupees: fights where it stands, and no campaign from where nothing is to be hit', () => {
    const table = (rupees: number) =>
      lay({
        regime: 'military',
        players: [white({ rupees, tableau: [54] }), black({ tribes: { kabul: 1 } })],
        armies: { kabul: { british: 1 }, herat: { british: 2 } },
      });
    expect(go(table(1), ['campaign:54']).asked).toEqual(['white: ask.turn']);
    expect(go(table(2), ['campaign:54']).menu).toEqual(['herat', 'kabul']);
  });

  test('E12.3 the last tribe goes, but the only political card is of another place: nothing is discarded', () => {
    const table = lay({
      regime: 'military',
      players: [white({ tableau: [17] }), black({ tribes: { kabul: 1 }, tableau: [51] })],
      armies: { kabul: { british: 1 } },
    });
    const { state } = go(table, ['campaign:17']);
    expect([tribes(state, 'black', 'kabul'), tableau(state, 'black')]).toEqual([0, [51]]);
  });
});

describe('G talk', () => {
  const position = {
    regime: 'intelligence',
    players: [
      white({ rupees: 4, tableau: [16, 35] }),
      black({ hand: [21], tableau: [{ card: 15, spies: [{ of: 'orange' }] }] }),
      orange(),
    ],
  };

  test('G1.1 a spy that was lent and taken back again helps nobody', () => {
    const table = lay(position);
    expect(go(table).menu).not.toContain('assassinate:16');
    promise(table, 'orange', 'lend:15');
    expect(go(table).menu).toContain('assassinate:16');
    promise(table, 'orange', 'recall:15');
    expect(go(table).menu).not.toContain('assassinate:16');
    expect(promises(table, 'orange')).toContain('lend:15');
  });

  test('E3.3 an offer the buyer has spent his rupees for stands, but cannot be taken', () => {
    const table = lay(position);
    promise(table, 'black', 'offer:21:4');
    expect(go(table).menu).toContain('take:black:21');
    expect(go(table, ['buy:t1']).blocked).toContain('take:black:21: E3.3 why.cost');
    expect(table.talk.offers).toHaveLength(1);
  });

  test('G1.1 a lent spy that is hunted away in between is lent no more', () => {
    const table = lay({
      ...position,
      players: [
        white({ rupees: 2, tableau: [16, 37] }),
        black({ tableau: [{ card: 15, spies: [{ of: 'orange' }, { of: 'white' }] }] }),
        orange(),
      ],
    });
    promise(table, 'orange', 'lend:15');
    const played = go(table, ['counter-espionage:37']);
    expect(spies(played.state, 15)).toEqual(['white middle']);
    expect(go(played.state, ['assassinate:16']).asked).not.toContain('white: ask.whose-spy');
  });
});
