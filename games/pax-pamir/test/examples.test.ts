/** The worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { influence } from '../topple/influence.ts';
import {
  armies,
  black,
  go,
  keys,
  KHYBER,
  lay,
  market,
  of,
  offers,
  orange,
  roads,
  spies,
  tableau,
  tribes,
  white,
} from './table.ts';

const TOP = [8, 9, 10, 12, 13, 14];
const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('market and hand', () => {
  test('X1 E3.3, E3.5 the price goes on the cards to the left, the rupees on the card to the buyer', () => {
    const place = { top: [8, 9, 10, { card: 12, rupees: 2 }, 13, 14], bottom: BOTTOM };
    const played = go(lay({ market: place, players: [white({ rupees: 4 }), black()] }), ['buy:t3']);
    expect(market(played.state)).toBe('111000 000000');
    expect(of(played.state, 'white').rupees).toBe(3);
    expect(of(played.state, 'white').hand).toEqual([12]);
    const poor = go(lay({ market: place, players: [white({ rupees: 2 }), black()] }));
    expect(offers(poor, 'buy')).toEqual(['buy:t0', 'buy:t1', 'buy:t2', 'buy:b0', 'buy:b1', 'buy:b2']);
    expect(poor.blocked).toContain('buy:t3: E3.3 why.cost');
  });

  test('X2 E3.7 Military Struggle doubles the price, but column 0 stays free', () => {
    const place = { top: [8, 9, 10, { card: 12, rupees: 2 }, 13, 14], bottom: BOTTOM };
    const table = (rupees: number) =>
      lay({ regime: 'military', market: place, players: [white({ rupees }), black()] });
    expect(offers(go(table(4)), 'buy')).toEqual(['buy:t0', 'buy:t1', 'buy:t2', 'buy:b0', 'buy:b1', 'buy:b2']);
    const played = go(table(7), ['buy:t3']);
    expect(market(played.state)).toBe('222000 000000');
    expect(of(played.state, 'white').rupees).toBe(3);
    expect(offers(go(table(0)), 'buy')).toEqual(['buy:t0', 'buy:b0']);
  });

  test('X3 E3.8 the share of a gap goes to the other row', () => {
    const place = { top: [8, null, 10, 12, 13, 14], bottom: BOTTOM };
    const played = go(lay({ market: place, players: [white({ rupees: 3 }), black()] }), ['buy:t3']);
    expect(market(played.state)).toBe('101000 010000');
  });

  test('X5 E3.4 what one has paid on cannot be bought in the same turn', () => {
    const rich = white({ rupees: 9, tableau: [37] });
    const played = go(lay({ players: [rich, black()] }), ['buy:t2']);
    expect(offers(played, 'buy')).toEqual(
      ['t3', 't4', 't5', 'b0', 'b1', 'b2', 'b3', 'b4', 'b5'].map((place) => `buy:${place}`),
    );
    expect(played.blocked).toContain('buy:t0: E3.4 why.paid-on');
    const next = go(lay({ players: [rich, black()] }), ['buy:t2', 'buy:t3']);
    expect(market(next.state)).toBe('220000 001000');
  });

  test('X6 E3.2, E3.6 a full hand stops cards but not topples', () => {
    const place = { top: ['topple', 9, 10, 12, 13, 14], bottom: BOTTOM };
    const table = (hand: number[]) =>
      lay({ market: place, players: [white({ rupees: 1, tableau: [37, 35], hand }), black()] });
    expect(offers(go(table([15, 16, 17])), 'buy')).toContain('buy:b0');
    const full = go(table([15, 16, 17, 18]));
    expect(offers(full, 'buy')).toEqual(['buy:t0']);
    expect(full.blocked).toContain('buy:b0: E3.2 why.hand-full');
  });

  test('X7 E2.1 two discards as counted actions bring a rupee from anywhere, sheltered or not', () => {
    const place = { top: [{ card: 8, rupees: 1 }, 9, 10, 12, 13, 14], bottom: BOTTOM };
    const table = () =>
      lay({
        market: place,
        regime: 'economic',
        players: [
          white({ hand: [15, 16, 17], tableau: [62], rupees: 1 }),
          black({ rupees: 1, tableau: [58] }),
        ],
        deck: ['topple'],
      });
    const played = go(table(), ['discard:15', 'discard:16']);
    expect(played.menu).toEqual(['black', 't0', 'none']);
    const taken = go(table(), ['discard:15', 'gift:62', 'discard:16', 'black']);
    expect(of(taken.state, 'white').rupees).toBe(1);
    const other = go(table(), ['discard:15', 'play:16']);
    expect(other.asked.at(-1)).toBe('white: ask.turn');
    expect(other.ask?.prompt.key).toBe('ask.end');
  });

  test('X9 F1, H5 a topple in column 0 leaves without effect; the last one ends the game by A3', () => {
    const place = { top: TOP, bottom: ['topple', 27, 28, 29, 31, 34] };
    const table = (deck: (number | string)[]) =>
      lay({
        market: place,
        deck,
        stage: 'cleanup',
        players: [white({ rupees: 1, tableau: [17] }), black({ rupees: 9, tableau: [47] })],
      });
    const goesOn = go(table(['topple', 'topple', 43, 44]));
    expect(goesOn.ask?.prompt.key).toBe('ask.turn');
    expect(keys(goesOn)).not.toContain('log.purge');
    const over = go(table([43, 44]));
    expect(over.state.outcome).toMatchObject({ ending: 'last-topple', winner: 1 });
  });

  test('X54 E3.8 the gap left by the first purchase', () => {
    const played = go(lay({ players: [white({ rupees: 2, tableau: [37] }), black()] }), ['buy:t0', 'buy:t2']);
    expect(market(played.state)).toBe('010000 100000');
  });

  test('X55 E3.8 payments at the right end over gaps', () => {
    const table = (place: object) =>
      lay({
        regime: 'intelligence',
        market: place as never,
        players: [
          white({ rupees: 2, tableau: [87] }),
          black({ tableau: [{ card: 35, spies: [{ of: 'white' }] }] }),
        ],
      });
    const one = go(table({ top: [8, 9, 10, 12, 13], bottom: BOTTOM }), ['bribe:87', 'left']);
    expect(market(one.state)).toBe('000000 000002');
    const both = go(table({ top: [8, 9, 10, 12, 13], bottom: [26, 27, 28, 29, 31] }), ['bribe:87', 'left']);
    expect(market(both.state)).toBe('000010 000010');
  });

  test('X56 E3.8 both places of a column empty', () => {
    const table = () =>
      lay({
        market: { top: TOP, bottom: ['topple', 27] },
        deck: [],
        players: [white({ rupees: 20, tableau: [37] }), black()],
      });
    const far = go(table(), ['buy:t3', 'buy:t5']);
    expect(market(far.state)).toBe('222020 000000');
    const near = go(table(), ['buy:t3', 'buy:t4']);
    expect(market(near.state)).toBe('222001 000000');
  });

  test('X57 E3.5, E3.6 the rupees on a topple count before ties are broken', () => {
    const place = { top: [8, { card: 148, rupees: 2 }, 10, 12, 13, 14], bottom: BOTTOM };
    const played = go(
      lay({ market: place, deck: [43], players: [white({ rupees: 1, hand: [15] }), black({ rupees: 1 })] }),
      ['buy:t1'],
    );
    expect(market(played.state)).toBe('100000 000000');
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(played.state.outcome).toMatchObject({ ending: 'last-topple', winner: 0 });
  });

  test('X58 F1.1 rupees of a discarded patriot go on the next card of the row; each row is looked at once', () => {
    const place = {
      top: [{ card: 19, rupees: 3 }, null, 10, 12, 13, 14],
      bottom: [20, 22, 28, 29, 31, 34],
    };
    const played = go(lay({ market: place, stage: 'cleanup', players: [white(), black()] }));
    expect(played.state.market.cards.slice(0, 2)).toEqual([10, 12]);
    expect(market(played.state)).toBe('300000 000000');
    expect(played.state.market.cards[6]).toBe(22);
    expect(played.menu).toContain('buy:b0');
    expect(played.state.discards).toEqual([19, 20]);
  });

  test('X59 H5 the last topple is the one after which none is left', () => {
    const place = { top: [8, 9, 'topple', 12, 13, 14], bottom: [26, 27, 28, 29, 31, 'topple'] };
    const table = () => lay({ market: place, deck: [43], players: [white({ rupees: 9 }), black()] });
    const first = go(table(), ['buy:b5']);
    expect(keys(first)).toContain('log.purge');
    const second = go(table(), ['buy:b5', 'buy:t2']);
    expect(second.state.outcome?.ending).toBe('last-topple');
  });

  test('X60 E1.1, E1.3 taxes are free under Political Fragmentation, and two actions must be made', () => {
    const table = lay({
      market: { top: [{ card: 8, rupees: 4 }, 9, 10, 12, 13, 14], bottom: BOTTOM },
      players: [white({ tableau: [5, 16], tribes: { kabul: 1 } }), black()],
    });
    const played = go(table, ['tax:5', 'done', 'tax:16', 'buy:b0']);
    expect(played.state.turn.counted).toBe(1);
    expect(of(played.state, 'white').hand).toEqual([26]);
    expect(played.menu).not.toContain('end');
    expect(played.blocked).toContain('end: E1.1 why.must-act');
    expect(offers(played, 'buy')).toEqual([]);
    expect(played.menu).toContain('discard:26');
  });

  test('X61 E3.3 a card bought from a player costs what he asks, is not doubled and needs room', () => {
    const table = (hand: number[]) =>
      lay({
        regime: 'military',
        players: [white({ rupees: 5, tableau: [35], hand }), black({ hand: [15] })],
      });
    const state = table([16]);
    state.talk.offers.push({ seller: 1, card: 15, price: 3 });
    const played = go(state, ['take:black:15']);
    expect([of(played.state, 'white').rupees, of(played.state, 'black').rupees]).toEqual([2, 3]);
    expect(of(played.state, 'white').hand).toEqual([15, 16]);
    expect(market(played.state)).toBe('000000 000000');
    expect(played.state.turn.counted).toBe(1);
    const full = table([16, 17]);
    full.talk.offers.push({ seller: 1, card: 15, price: 3 });
    expect(go(full).blocked).toContain('take:black:15: E3.2 why.hand-full');
  });
});

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

describe('money', () => {
  test('X26 E9 commerce takes what there is, up to the rank', () => {
    const place = {
      top: [{ card: 8, rupees: 1 }, 9, 10, 12, 13, 14],
      bottom: [26, 27, 28, 29, { card: 31, rupees: 1 }, 34],
    };
    const cards = { cards: [{ card: 58, actions: ['commerce'] }] };
    const table = lay({ market: place, players: [white({ tableau: [58] }), black()] }, {}, cards);
    const played = go(table, ['commerce:58', 't0', 'b4']);
    expect(of(played.state, 'white').rupees).toBe(2);
    expect(played.ask?.prompt.key).toBe('ask.turn');
  });

  test('X27 E10 gifts in any order, paid from the right end', () => {
    const table = () => lay({ players: [white({ rupees: 7, gifts: [2], tableau: [42] }), black()] });
    expect(go(table(), ['gift:42']).menu).toEqual(['gift:4', 'gift:6', 'black']);
    const played = go(table(), ['gift:42', 'gift:6']);
    expect(market(played.state)).toBe('000111 000111');
    expect(of(played.state, 'white')).toMatchObject({ rupees: 1, gifts: [2, 6] });
    expect(influence(played.state, 0, 'british')).toBe(3);
  });

  test('X29 E11.2 whoever has most units in the location may tax; ties by A3', () => {
    const table = (british: number, extra: object = {}) =>
      lay({
        market: {},
        armies: { herat: { british } },
        players: [
          white({ tribes: { herat: 1 }, tableau: [55] }),
          black({ loyalty: 'british', rupees: 2, tribes: { herat: 2 }, tableau: [50], ...extra }),
          orange({ loyalty: 'afghan', rupees: 1, tribes: { herat: 3 }, tableau: [51] }),
        ],
      });
    const may = (state: ReturnType<typeof lay>, who: number, card: number): boolean => {
      state.turn.player = who;
      return go(state).menu.includes(`tax:${card}`);
    };
    expect([may(table(2), 0, 55), may(table(2), 1, 50), may(table(2), 2, 51)]).toEqual([false, true, false]);
    expect([may(table(0), 0, 55), may(table(0), 1, 50), may(table(0), 2, 51)]).toEqual([false, false, true]);
    const tied = { tribes: { herat: 3 } };
    expect([may(table(0, tied), 1, 50), may(table(0, tied), 2, 51)]).toEqual([true, false]);
    const equal = { tribes: { herat: 3 }, rupees: 1 };
    expect([may(table(0, equal), 1, 50), may(table(0, equal), 2, 51)]).toEqual([false, false]);
  });
});

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
