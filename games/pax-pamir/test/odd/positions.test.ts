/** Positions that cannot come about, and odd ones that can. */
import { type Json, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { black, go, KHYBER, lay, laySolo, type Options, orange, settingOf, white } from '../table.ts';

type Document = { readonly [key: string]: Json };

const refusal = (document: Document, options: Options, scenario?: string): string | undefined => {
  const [fault] =
    paxPamir.attachments?.['position']?.(document, settingOf(document, options, scenario)) ?? [];
  return fault === undefined ? undefined : render(paxPamir.speech.en, fault);
};

const two = (one: Document = {}, other: Document = {}): Document => ({ players: [white(one), black(other)] });
const dungeon = { capabilities: [{ card: 122, active: true }] };

describe('C1 what cannot lie on a table is refused, and the place is named', () => {
  test.each<[place: string, rule: string, document: Document, options?: Options, scenario?: string]>([
    ['lasting.0.amount', 'J6.1 111 without a disc', { lasting: [{ card: 111, amount: 0 }] }, KHYBER],
    ['lasting.0.amount', 'J6.1 111 with four discs', { lasting: [{ card: 111, amount: 4 }] }, KHYBER],
    ['lasting.0.amount', 'J6.1 107 with two discs', { lasting: [{ card: 107, amount: 2 }] }, KHYBER],
    ['players.0.prisoners', 'J7.3.3 122 no dungeon', two({ prisoners: ['black'] }), KHYBER],
    ['players.0.prisoners', 'J7.3.3 122 own spies', two({ ...dungeon, prisoners: ['white'] }), KHYBER],
    [
      'players.0.capabilities.0',
      'J7.3.2 129 without the loyalty card',
      two({ tableau: [45], loyaltyCard: false, capabilities: [{ card: 129, active: true }] }),
      KHYBER,
    ],
    ['players.0.points', 'I1.4 points without nation building', two({ points: 3 })],
    ['supreme', 'I1.3 a supremacy without nation building', { supreme: 'british' }],
    ['anchor', 'K5 an anchor without Shere Khan', { ...two({ tableau: [15] }), anchor: 15 }],
    ['cylinders', 'J2.3 a box without Khyber Knives', { cylinders: { british: { box: 2 } } }],
    [
      'players.0.tableau.0.augments',
      'J7.2.2 behind rank 3',
      two({ tableau: [{ card: 12, augments: [140] }] }),
      KHYBER,
    ],
    [
      'players.0.tableau.0.augments',
      'J7.2.2 two behind rank 2',
      two({ tableau: [{ card: 15, augments: [140, 141] }] }),
      KHYBER,
    ],
    ['turn.wazirs', 'J3.3 a wazir that is not played with', { turn: { wazirs: ['herat'] } }],
    ['turn.avenged', 'I2.2 the player whose turn it is', { turn: { avenged: ['white'] } }, { badal: true }],
    ['turn.avenged', 'I2.2 no tokens', { turn: { avenged: ['black'] } }],
    ['turn.used', 'E1.4 a headline that acted', { turn: { used: [94] } }, KHYBER],
    ['turn.used', 'E1.4 a capability in the base game', { turn: { used: [118] } }],
    ['players.1.hand', 'B2.1 a card in two hands', two({ hand: [17] }, { hand: [17] })],
    [
      'market.bottom',
      'B2.1 a card in a hand and in the market',
      { ...two({ hand: [26] }), market: { bottom: [26] } },
    ],
    ['deck', 'J2.1 a new card in the base deck', { deck: [109, 'topple'], market: { top: [8] } }],
    ['players.1', 'B1 eleven cubes of a player', two({}, { tribes: { kabul: 6, herat: 5 } })],
    ['players.0.hand', 'K3 Shere Khan with a hand', two({ hand: [17] }), {}, 'solo'],
    ['market.top', 'C3.2 seven cards in a row', { market: { top: [1, 2, 3, 4, 5, 7, 8] } }],
    ['roads', 'C1.1 no such connection', { roads: { 'kabul-persia': { british: 1 } } }],
    [
      'wazirs.kabul',
      'J3.2 armies without a tribe',
      { armies: { kabul: { british: 2 } }, wazirs: { kabul: 'white' } },
      KHYBER,
    ],
    [
      'favors.british',
      'I1.2 a favor with nation building',
      { ...two(), favors: { british: 'white' } },
      KHYBER,
    ],
    ['players.0.loyaltyCard', 'C6.1 no third card of an empire left', two({ loyaltyCard: 6 })],
    [
      'talk.offers.0.seller',
      'G1 deals with Shere Khan',
      { ...two(), talk: { offers: [{ seller: 'black', card: 1, price: 0 }] } },
      {},
      'solo',
    ],
    ['stage', 'D1 a stage of its own', { stage: 'loyalty' }],
    ['players.0.rupees', 'B1 fewer than no rupees', two({ rupees: -1 })],
  ])('%s: %s', (place, _rule, document, options = {}, scenario) => {
    expect(refusal(document, options, scenario)?.split(':')[0]).toBe(place);
  });
});

describe('C1 odd tables that can come about are played on', () => {
  test.each<[what: string, document: Document, options?: Options]>([
    [
      'E4.5 no sign of loyalty at all, Afghan, with gifts',
      { players: [black({ loyaltyCard: false, gifts: [2, 4, 6] })] },
    ],
    ['E3.2 a hand far beyond its size', two({ hand: [15, 16, 17, 18, 19] })],
    ['E4.2 a tableau beyond its size between turns', two({}, { tableau: [15, 16, 17, 54, 55] })],
    ['B1 all ten cubes on one card', two({ tableau: [{ card: 15, spies: [{ of: 'white', count: 10 }] }] })],
    ['B1 all ten cylinders on one road', { roads: { 'kabul-punjab': { russian: 10 } } }],
    ['E12 three empires in one place', { armies: { kabul: { british: 4, russian: 3, afghan: 2 } } }],
    ['F3.1 a market of one topple and no deck', { market: { top: ['topple'] }, deck: [] }],
    ['F3.1 an empty market above a deck', { market: { top: [], bottom: [] }, deck: [8, 'topple'] }],
    [
      'E5.4 spies of two players on one band',
      {
        players: [
          white({
            tableau: [
              {
                card: 45,
                spies: [
                  { of: 'black', at: 'patriot' },
                  { of: 'orange', at: 'patriot' },
                ],
              },
            ],
          }),
          black(),
          orange(),
        ],
      },
    ],
    [
      'E7.3 a former owner’s spy in the middle of a card with a band',
      two({ tableau: [{ card: 45, spies: [{ of: 'black' }] }] }),
    ],
    ['E8.3 prizes and no loyalty card', two({ loyaltyCard: false, prizes: [52, 83] })],
    ['E1.4 a card that acted and lies in the hand again', { ...two({ hand: [17] }), turn: { used: [17] } }],
    ['E3.4 all cards closed, two actions to make, none possible', { ...two(), turn: { paid: ['t0', 'b0'] } }],
    ['I2 all tokens with one player', two({ badal: 10 }), { badal: true }],
    ['J7.2 rank 1 with two augments', two({ tableau: [{ card: 17, augments: [140, 141] }] }), KHYBER],
    [
      'J7.3.3 122 prisoners and no tableau to free them to',
      two({ ...dungeon, prisoners: ['black', 'black'] }),
      KHYBER,
    ],
    [
      'J6.1 all that can stay beside the map at once',
      {
        ...two(),
        lasting: [
          { card: 98, amount: 3 },
          { card: 99, amount: 0 },
          { card: 105 },
          { card: 107 },
          { card: 108 },
          { card: 111, amount: 3 },
        ],
      },
      KHYBER,
    ],
    [
      'J6.1 107 units in an isolated place',
      { ...two(), lasting: [{ card: 107 }], armies: { transcaspia: { british: 2 } } },
      KHYBER,
    ],
    ['J2.3 an empire without a cylinder left', { cylinders: { british: { box: 4, gone: 10 } } }, KHYBER],
    [
      'J7.1 a capability and a headline in column 0',
      { ...two(), market: { top: [140], bottom: [106] } },
      KHYBER,
    ],
    [
      'G1 a price the buyer can no longer pay',
      { ...two({}, { hand: [17] }), talk: { offers: [{ seller: 'black', card: 17, price: 9 }] } },
    ],
  ])('%s', (_what, document, options = {}) => {
    const state = lay(document, options);
    paxPamir.laws(state);
    const played = go(state);
    expect(played.menu.length).toBeGreaterThan(0);
    // Whoever answers the first thing offered comes through turn and cleanup.
    let left = 25;
    const on = go(state, (seat, ask) => (left-- > 0 ? ask.options(seat)[0] : undefined));
    expect(on.asked.length).toBeGreaterThan(0);
  });

  test('J6.1 111 an owner’s card with five discs may have five', () => {
    const lasting = [{ card: 111, amount: 5 }];
    expect(lay({ lasting }, KHYBER, { headlines: [{ card: 111, amount: 5 }] }).lasting).toEqual(lasting);
  });

  test('K5 Shere Khan without tableau, rupees or loyalty sign', () => {
    const state = laySolo({ players: [white({ loyaltyCard: false, loyalty: 'afghan' }), black()] });
    expect(go(state, [], [1, 1, 6, 6]).state.turn.player).toBe(1);
  });
});
