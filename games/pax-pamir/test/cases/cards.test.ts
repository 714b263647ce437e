/** Cases of our own, read afresh from the rulebook: playing cards and special actions (E4 to E12), deals (G). */
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
  roads,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

describe('E4 playing', () => {
  test('E4.3, E4.6 the income of a leveraged card comes too late for its toll', () => {
    const table = (rupees: number) =>
      lay({ players: [white({ rupees, hand: [71] }), black({ tribes: { persia: 2 } })] });
    expect(go(table(1)).blocked).toContain('play:71: E4.3 why.toll');
    const played = go(table(2), ['play:71', 'herat-persia', 'herat-persia']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(of(played.state, 'black').rupees).toBe(2);
    expect(roads(played.state, 'british', 'herat-persia')).toBe(2);
    expect(played.state.regime).toBe('intelligence');
  });

  test('E4.5, E4.6 a patriot with impacts: loyalty first, then the garrison of the new empire', () => {
    const table = lay({
      players: [
        white({ hand: [3], gifts: [2], prizes: [83], tableau: [{ card: 81, spies: [{ of: 'black' }] }, 15] }),
        black(),
      ],
    });
    const played = go(table, ['play:3', 'right']);
    expect(of(played.state, 'white')).toMatchObject({
      loyalty: 'afghan',
      gifts: [],
      prizes: [],
      loyaltyCard: null,
    });
    expect(tableau(played.state, 'white')).toEqual([15, 3]);
    expect(of(played.state, 'black').cubes).toBe(10);
    expect(armies(played.state, 'afghan', 'kabul')).toBe(1);
    expect(spies(played.state, 3)).toEqual(['white middle', 'white middle']);
    expect(played.state.regime).toBe('military');
  });

  test('E4.7 cubes that are missing may come from a band on another’s card, never from a gift', () => {
    const table = lay({
      players: [
        white({ hand: [35], gifts: [2, 4], tribes: { kabul: 7 } }),
        black({ tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }] }] }),
      ],
    });
    const begun = go(table, ['play:35']);
    expect(begun.menu).toEqual(['tribe:kabul', 'spy:39:prize', 'none']);
  });

  test('E4.3, G1 a waiver is for one owner, one location and one card', () => {
    const table = lay({
      players: [
        white({ rupees: 3, hand: [17, 15] }),
        black({ tribes: { kabul: 2 } }),
        orange({ tribes: { kabul: 1 } }),
      ],
    });
    promise(table, 'black', 'ask:kabul:1');
    const played = go(table, ['play:17']);
    expect(of(played.state, 'black').rupees).toBe(1);
    expect(of(played.state, 'orange').rupees).toBe(1);
    // Now the full toll is asked again: 3, and 1 is left.
    expect(played.blocked).toContain('play:15: E4.3 why.toll');
  });
});

describe('E5–E8 spies', () => {
  test('E5.1 the ring of three with an empty tableau between: both neighbours of each end', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }, 15] }),
        black(),
        orange({ tableau: [47, 54] }),
      ],
    });
    // Clockwise from the left end: over black to the right end of orange; the other way to the right.
    expect(go(table, ['travel:35']).menu).toEqual(['35:middle>54', '35:middle>15']);
  });

  test('E5.2, E5.3 steps of one action may be shared; each spy that moved may take a band', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 62, spies: [{ of: 'white', count: 2 }] }] }),
        black({ tableau: [{ card: 66, spies: [{ of: 'orange', at: 'patriot' }] }], loyalty: 'british' }),
        orange(),
      ],
      deck: ['topple'],
    });
    const played = go(table, ['travel:62', '62:middle>66', 'patriot', 'prize']);
    expect(spies(played.state, 66)).toEqual(['white patriot', 'white prize', 'orange patriot']);
    expect(of(played.state, 'white').spies).toBe(2);
  });

  test('E6.1, E6.2 several cards in one action, and no spy where one has none', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black' }] }] }),
        black({
          tableau: [
            { card: 15, spies: [{ of: 'orange' }] },
            { card: 39, spies: [{ of: 'white' }, { of: 'orange', at: 'prize' }] },
          ],
        }),
        orange(),
      ],
    });
    expect(go(structuredClone(table), ['counter-espionage:37']).menu).toEqual([
      '37:middle:black',
      '39:prize:orange',
    ]);
    const played = go(table, ['counter-espionage:37', '37:middle:black', '39:prize:orange']);
    expect(of(played.state, 'orange').spies).toBe(1);
  });

  test('E7.3, E7.4, E7.5 a bribed patriot: its leveraged duty, a new loyalty and the tribes go with it', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ rupees: 6, gifts: [4], tableau: [87, 81] }),
        black({
          tribes: { kandahar: 2, kabul: 1 },
          tableau: [
            {
              card: 38,
              spies: [
                { of: 'white', at: 'patriot' },
                { of: 'orange', at: 'prize' },
              ],
            },
            40,
          ],
        }),
        orange(),
      ],
    });
    const played = go(table, ['bribe:87', 'left']);
    const player = of(played.state, 'white');
    expect(player).toMatchObject({ loyalty: 'afghan', gifts: [], rupees: 0 });
    expect(tableau(played.state, 'white')).toEqual([38, 87]);
    expect(spies(played.state, 38)).toEqual(['white middle', 'orange prize']);
    expect(tribes(played.state, 'white', 'kandahar')).toBe(2);
    expect(tribes(played.state, 'black', 'kabul')).toBe(1);
    expect(market(played.state)).toBe('000111 000111');
    // What it would cost to lose is now white's.
    expect(of(played.state, 'black').rupees).toBe(0);
  });

  test('E8.2, E8.3, E8.4 a prize of another empire changes everything that was loyal', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, gifts: [2, 6], tableau: [16, 81] }),
        black({ tableau: [{ card: 40, spies: [{ of: 'white', count: 2 }] }] }),
      ],
    });
    const played = go(table, ['assassinate:16', 'take']);
    const player = of(played.state, 'white');
    expect(player).toMatchObject({
      loyalty: 'russian',
      prizes: [40],
      gifts: [],
      cubes: 10,
      loyaltyCard: null,
    });
    expect(tableau(played.state, 'white')).toEqual([16]);
    expect(played.state.discards).toEqual([81]);
  });

  test('E8.5 a straw man: the owner pays a leveraged card back, and the guests’ spies go home', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({
          rupees: 3,
          tableau: [16, { card: 72, spies: [{ of: 'white' }, { of: 'black', at: 'prize' }] }],
        }),
        black({ loyalty: 'russian' }),
      ],
    });
    const played = go(table, ['assassinate:16', 'take']);
    // 3 - 2 - 1 + 1 for the favor of Britain.
    expect(of(played.state, 'white')).toMatchObject({ rupees: 1, prizes: [72], spies: 0 });
    expect(of(played.state, 'black').spies).toBe(0);
  });
});

describe('E9–E11 money', () => {
  test('E9.1 a card the player has paid on may be drained, and stays closed', () => {
    const table = lay({
      regime: 'economic',
      players: [white({ rupees: 2, tableau: [89] }), black()],
    });
    const played = go(table, ['buy:t2', 'commerce:89', 't0', 't1']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(market(played.state)).toBe('000000 000000');
    expect(played.state.turn.paid).toBe(0b11);
  });

  test('E10.2, E3.8 a gift over a bought corner: both rupees of the column on one card', () => {
    const table = lay({
      regime: 'economic',
      players: [white({ rupees: 7, tableau: [42, 1] }), black()],
    });
    const played = go(table, ['buy:t5', 'gift:42', 'gift:2']);
    expect(market(played.state)).toBe('111110 000002');
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, gifts: [2] });
  });

  test('E11.2 armies count for everybody loyal to them: the tie goes to stars, then rupees', () => {
    const table = (stars: number[], rupees: number) =>
      lay({
        market: { top: [8, 9, 10, 12, 13, 14], bottom: [26, { card: 37, rupees: 2 }, 28, 29, 31, 34] },
        armies: { kandahar: { british: 2 } },
        players: [
          white({ rupees, tableau: [40, ...stars] }),
          black({ loyalty: 'british', rupees: 1, tableau: [15] }),
        ],
      });
    expect(offers(go(table([], 9)), 'tax')).toEqual([]);
    expect(offers(go(table([47], 2)), 'tax')).toEqual([]);
    expect(offers(go(table([47, 16], 0)), 'tax')).toEqual([]);
    expect(offers(go(table([47, 16], 2)), 'tax')).toEqual(['tax:40', 'tax:47']);
    expect(offers(go(table([91], 0)), 'tax')).toEqual(['tax:40']);
  });

  test('E11.3, E11.4 up to the shelter of each, whatever the mode of the card there', () => {
    const table = lay({
      market: { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
      players: [
        white({ tableau: [51], tribes: { herat: 1 } }),
        black({ rupees: 4, tableau: [58] }),
        orange({ rupees: 5, tableau: [54] }),
      ],
    });
    const played = go(table, ['tax:51', 'black', 'orange']);
    expect(of(played.state, 'black').rupees).toBe(3);
    // Black has no more than his shelter of 3 now.
    expect(go(structuredClone(played.state)).blocked).toContain('tax:51: E1.4 why.used');
    expect(of(played.state, 'white').rupees + of(played.state, 'orange').rupees).toBe(6);
  });
});

describe('E12 campaign', () => {
  test('E12.1.2, E12.1.4, E12.2 by road, with a spy on an own card of the goal: roads before armies', () => {
    const table = lay({
      regime: 'military',
      armies: { kabul: { british: 2 }, herat: { afghan: 2 } },
      roads: { 'herat-kabul': { british: 1 }, 'herat-persia': { afghan: 2 } },
      players: [white({ tableau: [91, { card: 50, spies: [{ of: 'white' }] }] }), black()],
    });
    const begun = go(structuredClone(table), ['campaign:91', '1', 'afghan']);
    expect(begun.menu).toEqual(['army', 'road:herat-persia']);
    const played = go(table, [
      'campaign:91',
      '1',
      'afghan',
      'road:herat-persia',
      'road:herat-persia',
      'army',
    ]);
    expect(armies(played.state, 'british', 'herat')).toBe(0);
    expect(armies(played.state, 'british', 'kabul')).toBe(1);
    expect(armies(played.state, 'afghan', 'herat')).toBe(1);
    expect(roads(played.state, 'afghan', 'herat-persia')).toBe(0);
  });

  test('E12.1.5 enemy armies beyond the own are out of reach, and tribes behind them', () => {
    const table = lay({
      regime: 'military',
      armies: { kabul: { british: 1, afghan: 2 } },
      players: [white({ tableau: [91] }), black({ tribes: { kabul: 1 } })],
    });
    const played = go(table, ['campaign:91']);
    expect(armies(played.state, 'afghan', 'kabul')).toBe(1);
    expect(tribes(played.state, 'black', 'kabul')).toBe(1);
    expect(played.ask?.prompt.key).toBe('ask.turn');
  });

  test('E12.3, E4.5 the card that is overthrown may be the last sign of loyalty', () => {
    const table = lay({
      regime: 'military',
      armies: { punjab: { british: 1 } },
      players: [
        white({ tableau: [91] }),
        orange({ loyaltyCard: false, tribes: { kandahar: 1 }, tableau: [79, 40] }),
        black({ loyaltyCard: false, gifts: [2], tribes: { punjab: 1 }, tableau: [25, 24] }),
      ],
    });
    const begun = go(table, ['campaign:91', '25']);
    expect(begun.asked).toContain('black: ask.overthrow');
    // Afghan anyway: the gift stays.
    expect(of(begun.state, 'black')).toMatchObject({ loyalty: 'afghan', gifts: [2] });
    expect(tableau(begun.state, 'black')).toEqual([24]);
  });

  test('E12.4, B7.1 without roads: 2 rupees, 1 with the favor of the Afghans, none without money', () => {
    const table = (rupees: number, loyalty = 'british') =>
      lay({
        regime: 'military',
        armies: { punjab: { [loyalty]: 1 } },
        players: [
          white({ loyalty, rupees, tableau: [91] }),
          black({ loyalty: 'russian', tableau: [54, 15] }),
        ],
      });
    expect(go(table(0)).menu).not.toContain('campaign:91');
    expect(go(table(1, 'afghan'), ['campaign:91']).menu).toEqual(['support:kabul', 'support:kandahar']);
    expect(go(table(1)).menu).not.toContain('campaign:91');
  });
});

describe('G deals', () => {
  test('E3.1, E3.2 the buyer needs room, the seller keeps what is not taken', () => {
    const table = lay({
      regime: 'military',
      players: [white({ rupees: 3 }), black({ hand: [15, 16] })],
    });
    promise(table, 'black', 'offer:15:3');
    promise(table, 'black', 'offer:16:0');
    const played = go(table, ['take:black:16']);
    expect(of(played.state, 'white').hand).toEqual([16]);
    expect(played.blocked).toContain('take:black:15: E3.2 why.hand-full');
    expect(of(played.state, 'black')).toMatchObject({ rupees: 0, hand: [15] });
  });

  test('G1 a lent spy serves for the whole action, and is not itself hunted', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ tableau: [37] }),
        black({ tableau: [{ card: 35, spies: [{ of: 'black', count: 2 }, { of: 'orange' }] }] }),
        orange(),
      ],
    });
    promise(table, 'orange', 'lend:35');
    // The first is the only choice there is.
    expect(go(structuredClone(table), ['counter-espionage:37']).menu).toEqual(['35:middle:black', 'done']);
    const played = go(table, ['counter-espionage:37', '35:middle:black']);
    expect(spies(played.state, 35)).toEqual(['orange middle']);
    expect(played.state.talk.loans).toEqual([]);
  });

  test('E8.2, G1 with a lent spy beside an own one the player chooses which is given up', () => {
    const table = lay({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [16] }),
        black({ tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }, { of: 'orange' }] }] }),
        orange(),
      ],
    });
    promise(table, 'orange', 'lend:39');
    expect(go(structuredClone(table), ['assassinate:16']).menu).toEqual(['white', 'orange']);
    const played = go(table, ['assassinate:16', 'orange', 'leave']);
    expect(tableau(played.state, 'black')).toEqual([]);
    expect(played.state.talk.loans).toEqual([]);
  });
});
