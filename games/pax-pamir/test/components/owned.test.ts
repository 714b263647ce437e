import { Dice, defaultSetting, fastDice, type Json, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { CAPABILITIES } from '../../components/capabilities.ts';
import { HEADLINE_CARDS } from '../../components/headlines.ts';
import { AT } from '../../components/map.ts';
import { readOwned } from '../../components/owned.ts';
import { courtCard, loyaltyCardOf, wazirOf } from '../../state.ts';
import { tellCard } from '../../text/told.ts';
import { black, go, KHYBER, lay, white } from '../table.ts';

const faults = (document: Json): string[] =>
  (paxPamir.attachments?.['cards']?.(document, defaultSetting(paxPamir)) ?? []).map((fault) =>
    render(paxPamir.speech.en, fault),
  );

test('B2.1 an owner corrects what a card shows; what is not said stays, and the card counts as known', () => {
  const file = {
    cards: [{ card: 12, rank: 2, location: 'herat', patriot: 'british', impacts: ['leveraged'] }],
  };
  expect(faults(file)).toEqual([]);
  const state = lay({ players: [white()] }, {}, file);
  expect(courtCard(state, 12)).toEqual({
    n: 12,
    mode: 'economic',
    rank: 2,
    location: AT.herat,
    patriot: 'british',
    prize: null,
    leveraged: true,
    informants: false,
    garrison: false,
    regime: null,
    actions: ['gift'],
    known: true,
  });
  expect(courtCard(state, 13).known).toBe(false);
});

test('B5.1, J5.1 loyalty cards and the icons of wazirs can be corrected', () => {
  const file = {
    loyalty: [
      {
        card: 2,
        ends: [
          { empire: 'british', order: 11 },
          { empire: 'afghan', order: 9 },
        ],
      },
    ],
    wazirs: { herat: 'political', kabul: ['military', 'economic'], punjab: ['consolidate'] },
  };
  expect(faults(file)).toEqual([]);
  const state = lay({ players: [white()] }, { expansion: 'wazirs' }, file);
  expect(loyaltyCardOf(state, 1).ends[0]).toEqual({ empire: 'british', order: 11 });
  expect(loyaltyCardOf(state, 0).known).toBe(false);
  expect(wazirOf(state, AT.herat)).toEqual({ icons: ['consolidate', 'political'], known: true });
  expect(wazirOf(state, AT.kabul)).toEqual({ icons: ['military', 'economic'], known: true });
  expect(wazirOf(state, AT.punjab)).toEqual({ icons: ['consolidate'], known: true });
  expect(wazirOf(state, AT.persia)).toEqual({ icons: ['consolidate', 'intelligence'], known: false });
  expect(faults({ wazirs: { kabul: ['military', 'military'] } })).toEqual(['wazirs.kabul.1: is there twice']);
  expect(faults({ wazirs: { kabul: [] } })).toEqual(['wazirs.kabul: a wazir has one or two icons']);
  expect(faults({ wazirs: { kabul: ['consolidate', 'military', 'political'] } })).toEqual([
    'wazirs.kabul: a wazir has one or two icons',
  ]);
  expect(faults({ wazirs: { kabul: ['tax'] } })[0]).toContain('wazirs.kabul.0');
});

test('B2.1 a file may be given as its text; faults are told with their place', () => {
  expect(faults(JSON.stringify({ cards: [{ card: 12, rank: 3 }] }))).toEqual([]);
  expect(faults('{ "cards": [')).toEqual(['This is no JSON (line 1, column 13)']);
  expect(faults({ cards: [{ card: 12, rank: 4 }] })).toEqual([
    'cards.0.rank: must be a whole number from 1 to 3',
  ]);
  expect(faults({ cards: [{ card: 116 }] })).toEqual(['cards.0.card: card 116 is played into no tableau']);
  expect(faults({ cards: [{ card: 3 }, { card: 3 }] })).toEqual(['cards.1: card 3 lies in two places']);
  expect(faults({ cards: [{ card: 3, actions: ['tax', 'tax'] }] })).toEqual([
    'cards.0.actions.1: is there twice',
  ]);
  expect(faults({ cards: [{ card: 3, impacts: ['regime:military', 'regime:economic'] }] })).toEqual([
    'cards.0.impacts: a card has one regime arrow at most',
  ]);
  expect(
    faults({
      loyalty: [
        {
          card: 1,
          ends: [
            { empire: 'british', order: 2 },
            { empire: 'russian', order: 10 },
          ],
        },
      ],
    }),
  ).toEqual(['loyalty: no order number may stand on two ends']);
  expect(faults({ loyalty: [{ card: 1, ends: [{ empire: 'british', order: 1 }] }] })).toEqual([
    'loyalty.0.ends: a loyalty card has two ends of different empires',
  ]);
  expect(faults({ colours: [] })[0]).toContain('colours: is no field here');
});

test('C6.1 a game with corrected cards starts and keeps them', () => {
  const setting = { ...defaultSetting(paxPamir), attachments: { cards: { cards: [{ card: 1, rank: 1 }] } } };
  const state = paxPamir.setup(setting, new Dice(fastDice('owned')));
  expect(courtCard(state, 1).rank).toBe(1);
});

test('J6.1, J7.3.2 an owner corrects the figures of headlines, and what capability cards need', () => {
  const file = {
    headlines: [
      { card: 102, added: { british: 1, russian: 1 }, loyal: 'british', rupees: 3 },
      { card: 106, regime: 'military' },
    ],
    capabilities: [
      { card: 119, cost: 1, locations: ['persia'] },
      { card: 137, amount: 2 },
      { card: 141, when: 'ruler' },
      { card: 125, stars: { military: 2 } },
    ],
  };
  expect(faults(file)).toEqual([]);
  const bought = go(
    lay(
      {
        market: { top: [102, 106, 10, 12, 13, 14] },
        players: [white({ rupees: 1 }), black()],
      },
      KHYBER,
      file,
    ),
    ['buy:t0', 'effect', 'buy:t1', 'effect'],
  );
  expect(bought.state.players.map((player) => player.rupees)).toEqual([1 + 3 - 1 + 1, 1]);
  expect([bought.state.box.british, bought.state.box.russian]).toEqual([3, 3]);
  expect(bought.state.regime).toBe('military');
  const table = lay(
    {
      players: [
        white({
          rupees: 1,
          tribes: { kabul: 1 },
          tableau: [15, 39],
          capabilities: [{ card: 119, active: true }, { card: 137 }, { card: 141 }, { card: 125 }],
        }),
        black(),
      ],
    },
    KHYBER,
    file,
  );
  expect(go(table).menu).toEqual(
    expect.arrayContaining(['use:119', 'activate:137', 'activate:141', 'activate:125']),
  );
  expect(go(table, ['use:119', 't5']).state.players[0]?.tribes[AT.persia]).toBe(1);
});

test('J6.1, J7.3.2 cards are told as they were corrected', () => {
  const corrections = readOwned({
    headlines: [{ card: 110, amount: 2 }],
    capabilities: [{ card: 128, price: 5 }],
  });
  expect(render(paxPamir.speech.en, tellCard({ corrections }, 110))).toContain('removes 2 units');
  expect(render(paxPamir.speech.en, tellCard({ corrections }, 128))).toContain('for 5 rupees');
});

test.each<[string, Json]>([
  ['headlines.0.card: card 103 is no headline whose text counts anything', { headlines: [{ card: 103 }] }],
  ['headlines.0.rupees: the text of card 94 has no such figure', { headlines: [{ card: 94, rupees: 1 }] }],
  ['headlines.1: card 94 lies in two places', { headlines: [{ card: 94 }, { card: 94 }] }],
  [
    'capabilities.0.cost: the text of card 116 has no such figure',
    { capabilities: [{ card: 116, cost: 1 }] },
  ],
  [
    'capabilities.0: only one of stars, when and price',
    { capabilities: [{ card: 116, price: 1, stars: { military: 1 } }] },
  ],
  ['capabilities.0.card: must be a capability card of this game', { capabilities: [{ card: 94 }] }],
])('J1.2 %s', (fault, document) => {
  expect(faults(document)).toEqual([fault]);
});

test('B2.1 the file to start from holds every card there is to correct, and changes nothing', () => {
  const sample = paxPamir.makers?.['cards']?.sample() ?? null;
  expect(faults(sample)).toEqual([]);
  const { headlines, capabilities } = readOwned(sample);
  expect(headlines).toEqual(HEADLINE_CARDS);
  expect(capabilities).toEqual(CAPABILITIES);
});
