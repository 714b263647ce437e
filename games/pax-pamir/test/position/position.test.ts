import { defaultSetting, Dice, fastDice, type Json, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { black, KHYBER, lay, type Options, settingOf, white } from '../table.ts';

const faults = (document: { readonly [key: string]: Json }, options: Options = {}): string[] =>
  (paxPamir.attachments?.['position']?.(document, settingOf(document, options)) ?? []).map((fault) =>
    render(paxPamir.speech.en, fault),
  );

describe('C1 positions from a file', () => {
  test('C1.1 nothing need be said: an empty table with a market and a deck', () => {
    expect(faults({})).toEqual([]);
    const state = lay({});
    expect(state.players.map((player) => player.colour)).toEqual(['white', 'black']);
  });

  test('C2.1 players sit in the order in which they are named', () => {
    const state = lay({ players: [black(), white()] });
    expect(state.players.map((player) => player.colour)).toEqual(['black', 'white']);
    expect(state.turn.player).toBe(0);
  });

  test.each<[string, { readonly [key: string]: Json }]>([
    ['players.0.tableau.0: card 77 is a patriot of another empire', { players: [white({ tableau: [77] })] }],
    [
      'players.0: loyalty to this empire needs a loyalty card, a patriot or a prize',
      { players: [white({ loyaltyCard: false })] },
    ],
    ['players.0.tableau: card 15 lies in two places', { players: [white({ hand: [15], tableau: [15] })] }],
    ['market.top: card 140 is not in this game', { market: { top: [140] } }],
    ['players.0.hand: card 148 is played into no tableau', { players: [white({ hand: ['topple'] })] }],
    ["players.0.prizes: card 39 is no prize of the player's empire", { players: [white({ prizes: [39] })] }],
    ['players.0.gifts: must be different ones of 2, 4 and 6', { players: [white({ gifts: [2, 3] })] }],
    [
      'players.0: White has more than 10 cubes in play',
      { players: [white({ tribes: { kabul: 10 }, gifts: [2] })] },
    ],
    ['there are more cylinders of Britain than exist', { armies: { kabul: { british: 11 } } }],
    [
      'a topple must be left in the market or the deck, or the game could not end',
      { deck: [43], market: { top: [8] } },
    ],
    [
      'players.0.tableau.0.spies.0: a band of card 15 takes one spy of each player but its owner, and must be there',
      { players: [white({ tableau: [{ card: 15, spies: [{ of: 'black', at: 'patriot' }] }] }), black()] },
    ],
    [
      'favors.british: this player does not have the favor',
      { favors: { british: 'black' }, players: [white(), black()] },
    ],
    [
      'players.0.capabilities.0.card: must be a capability card of this game',
      { players: [white({ capabilities: [{ card: 140 }] })] },
    ],
    [
      'lasting.0.card: must be a headline of this game that stays beside the map',
      { lasting: [{ card: 111 }] },
    ],
    ['deck: there are only four topples', { deck: ['topple', 'topple', 'topple', 'topple', 'topple'] }],
    ['players.1.colour: is there twice', { players: [white(), white()] }],
    ['turn.counted: must be a whole number from 0 to 2', { turn: { counted: 3 } }],
    ['there are only 10 Badal tokens', { players: [white({ badal: 9 }), black({ badal: 9 })] }],
  ])('C1 %s', (fault, document) => {
    expect(faults(document, fault.includes('Badal') ? { badal: true } : {})).toEqual([fault]);
  });

  test('J2.3 cylinders in the box and out of the game', () => {
    const state = lay(
      { cylinders: { british: { box: 1, gone: 4 } }, armies: { kabul: { british: 2 } } },
      KHYBER,
    );
    expect([state.supply.british, state.box.british, state.gone.british]).toEqual([7, 1, 4]);
  });

  test('C3.1 without a deck the usual one is dealt, less what lies elsewhere', () => {
    const document = { players: [white({ hand: [15], tableau: [16] })] };
    const state = paxPamir.setup(settingOf(document), { roll: () => 1, below: () => 0, shuffle: () => {} });
    paxPamir.laws(state);
    expect(state.market.cards.every((card) => card > 0)).toBe(true);
  });
});

describe('C1 a table written as a position', () => {
  const rewritten = (document: { readonly [key: string]: Json }, options: Options = {}) => {
    const state = lay(document, options);
    const written = paxPamir.positionOf?.(state);
    const again = paxPamir.setup(settingOf(written ?? {}, options), new Dice(fastDice('other')));
    expect(again).toEqual(state);
    return written;
  };

  test('C1.1 everything of a table in the middle of a turn comes back as it was', () => {
    const written = rewritten(
      {
        regime: 'economic',
        piles: [4, 6],
        players: [
          white({
            rupees: 3,
            hand: [17],
            gifts: [2],
            prizes: [52],
            tableau: [45, { card: 15, augments: [140], spies: [{ of: 'black', count: 2 }] }],
            tribes: { kabul: 2 },
            capabilities: [{ card: 131, active: true }, { card: 129 }, { card: 122, active: true }],
            prisoners: ['black'],
            points: 4,
            badal: 2,
          }),
          black({
            hand: [16],
            tribes: { herat: 3 },
            tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }, { of: 'black' }] }],
          }),
        ],
        armies: { kabul: { british: 2 } },
        roads: { 'kabul-punjab': { afghan: 1 } },
        cylinders: { british: { box: 3, gone: 1 } },
        market: { top: [8, null, { card: 10, rupees: 2 }], bottom: [26, 'topple'] },
        turn: {
          player: 'white',
          counted: 1,
          used: [15],
          paid: ['t0', 'b1'],
          wazirs: ['kabul'],
          avenged: ['black'],
          casualties: 2,
          discards: 1,
        },
        talk: {
          offers: [{ seller: 'black', card: 16, price: 2 }],
          waivers: [{ owner: 'black', location: 'herat', asks: 1 }],
          loans: [{ owner: 'black', card: 15 }],
        },
        lasting: [{ card: 111, amount: 2 }],
        discards: [77, 94],
        supreme: 'russian',
      },
      { ...KHYBER, badal: true },
    );
    expect(written).toMatchObject({ wazirs: { kabul: 'white', herat: 'black' }, piles: [4, 6] });
  });

  test('B7.1 an unbroken tie stays with its holder; the cleanup is a stage of its own', () => {
    const favors = { british: 'black' };
    const players = [white(), black({ loyalty: 'british' })];
    expect(rewritten({ players, favors, stage: 'cleanup' })).toMatchObject({ favors, stage: 'cleanup' });
  });

  test('C6.1 before loyalties are chosen no file can tell the table', () => {
    const state = paxPamir.setup(defaultSetting(paxPamir), new Dice(fastDice('start')));
    expect(paxPamir.positionOf?.(state)).toBeUndefined();
  });

  test.each<[string, { readonly [key: string]: Json }]>([
    ['piles: must be as many cards as the deck that is given', { piles: [3] }],
    [
      'talk.offers.0: must be a card of the seller’s hand, offered once',
      { talk: { offers: [{ seller: 'black', card: 16, price: 0 }] } },
    ],
    [
      'talk.waivers.0: must be less than the owner’s tribes there, said once',
      { talk: { waivers: [{ owner: 'black', location: 'kabul', asks: 0 }] } },
    ],
    [
      'talk.loans.0: must be a card with a spy of its owner, lent once',
      { talk: { loans: [{ owner: 'black', card: 15 }] } },
    ],
  ])('G1 %s', (fault, document) => {
    expect(faults({ players: [white(), black()], ...document })).toEqual([fault]);
  });
});
