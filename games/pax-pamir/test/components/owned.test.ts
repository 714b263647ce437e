import { Dice, defaultSetting, fastDice, type Json, render } from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { bookIn } from '../../book.ts';
import { paxPamir } from '../../game.ts';
import { CAPABILITIES } from '../../components/capabilities.ts';
import { isCourt, KHYBER_DECK } from '../../components/cards.ts';
import { HEADLINE_CARDS, HEADLINES, isCounting } from '../../components/headlines.ts';
import { LOYALTY_CARDS } from '../../components/loyalty-cards.ts';
import { AT, CONNECTIONS, LOCATIONS, mapOf, waysFrom } from '../../components/map.ts';
import { NOTHING_OWNED, readFile, readOwned } from '../../components/owned.ts';
import { WAZIRS } from '../../components/wazirs.ts';
import { overviewOf } from '../../overview.ts';
import { positionFaults, positionOf } from '../../position/index.ts';
import { playCard as khanPlays } from '../../solo/playing.ts';
import { courtCard, loyaltyCardOf, wazirOf } from '../../state.ts';
import { tellCard } from '../../text/told.ts';
import { viewOf } from '../../view.ts';
import { armies, black, go, KHYBER, lay, laySolo, settingOf, white } from '../table.ts';

const faults = (document: Json): string[] =>
  (paxPamir.attachments?.['cards']?.(document, defaultSetting(paxPamir)) ?? []).map((fault) =>
    render(paxPamir.speech.en, fault),
  );

test('B2.1 an owner corrects what a card shows; what is not said stays, and what differs counts as known', () => {
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
  ['headlines.0.rupees: the text of card 103 has no such figure', { headlines: [{ card: 103, rupees: 1 }] }],
  ['headlines.0.card: must be a headline of this game', { headlines: [{ card: 116 }] }],
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
  const { cards, headlines, capabilities } = readFile(sample);
  expect([...cards.keys()]).toEqual(KHYBER_DECK.filter(isCourt));
  for (const [card, { value }] of headlines)
    expect(value).toEqual(isCounting(card) ? HEADLINE_CARDS[card] : {});
  expect(headlines.size).toBe(HEADLINES.length);
  expect(Object.fromEntries([...capabilities].map(([card, { value }]) => [card, value]))).toEqual(
    CAPABILITIES,
  );
  const { loyalty, wazirs, ...rest } = readOwned(sample);
  expect(rest).toEqual({ cards: {}, headlines: {}, capabilities: {}, names: {}, map: null });
  expect([loyalty, wazirs]).toEqual([LOYALTY_CARDS, WAZIRS]);
});

describe('B2.1 what counts as confirmed', () => {
  const sample = (): Record<string, Json> =>
    structuredClone(paxPamir.makers?.['cards']?.sample() ?? {}) as Record<string, Json>;
  const known = (file: Json): number[] => {
    const state = lay({ players: [white()] }, {}, file);
    return KHYBER_DECK.filter((card) => isCourt(card) && courtCard(state, card).known);
  };
  const remarks = (file: Json, language: 'en' | 'ja' = 'en'): string[] =>
    (paxPamir.makers?.['cards']?.remarks(file) ?? []).map((remark) =>
      render(paxPamir.speech[language], remark),
    );

  test('B2.1 a rank changed in the file of all cards confirms that card, and no other', () => {
    const file = sample();
    const cards = file['cards'] as { card: number; rank: number }[];
    const ours = cards.find(({ card }) => card === 12);
    if (ours === undefined) throw new Error('no card 12');
    ours.rank = 1;
    expect(known(file)).toEqual([12]);
    expect(remarks(file)).toEqual([
      'Cards: 100, 1 with other values than ours; 1 confirmed, 99 still rebuilt.',
      'Loyalty cards: 5, 0 with other values than ours; 0 confirmed, 5 still rebuilt.',
      'Wazirs: 6, 0 with other values than ours; 0 confirmed, 6 still rebuilt.',
      'Connections: 9, the same as ours; still rebuilt.',
      'Headlines: 20, 0 with other figures than ours.',
      'Capabilities: 27, 0 with other figures than ours.',
    ]);
  });

  test('B2.1 an explicit word confirms what is the same, card by card or all at once', () => {
    expect(known({ cards: [{ card: 12 }, { card: 13, confirmed: true }] })).toEqual([13]);
    expect(known({ ...sample(), confirmed: true })).toHaveLength(100);
    expect(known({ confirmed: true, cards: [{ card: 12 }, { card: 13, confirmed: false }] })).toEqual([12]);
    expect(remarks({ ...sample(), confirmed: true })[3]).toBe('Connections: 9, the same as ours; confirmed.');
    expect(faults({ cards: [{ card: 12, confirmed: 'yes' }] })).toEqual([
      'cards.0.confirmed: must be true or false',
    ]);
  });

  test('B5.1, J3.3 loyalty cards and wazirs are confirmed the same way', () => {
    const ends = LOYALTY_CARDS[0]?.ends.map((end) => ({ ...end })).toReversed() ?? [];
    const file: Json = {
      loyalty: [{ card: 1, ends }],
      wazirs: { herat: ['economic', 'consolidate'], kabul: { icons: 'military', confirmed: true } },
    };
    const state = lay({ players: [white()] }, { expansion: 'wazirs' }, file);
    expect(loyaltyCardOf(state, 0).known).toBe(false);
    expect([wazirOf(state, AT.herat).known, wazirOf(state, AT.kabul).known]).toEqual([false, true]);
    const sure = lay({ players: [white()] }, {}, { loyalty: [{ card: 1, ends, confirmed: true }] });
    expect(loyaltyCardOf(sure, 0).known).toBe(true);
  });

  test('B2.1 the check tells every kind of card in both languages', () => {
    const file: Json = {
      headlines: [{ card: 94, lost: { british: 3 } }],
      capabilities: [{ card: 119, cost: 1 }, { card: 116 }],
      cards: [{ card: 5, name: 'Somebody Else' }],
    };
    expect(remarks(file)).toEqual([
      'Cards: 1, 0 with other values than ours; 0 confirmed, 1 still rebuilt.',
      'Headlines: 1, 1 with other figures than ours.',
      'Capabilities: 2, 1 with other figures than ours.',
      'Names: 1 card called otherwise than by us.',
    ]);
    expect(remarks(file, 'ja')).toHaveLength(4);
    expect(remarks({})).toEqual([]);
  });

  test('B2.1 figures that are ours in another order are no other figures', () => {
    const file: Json = {
      headlines: [{ card: 96, added: { afghan: 1, british: 2 } }],
      capabilities: [{ card: 118, stars: { military: 2, political: 2 } }],
    };
    expect(remarks(file)).toEqual([
      'Headlines: 1, 0 with other figures than ours.',
      'Capabilities: 1, 0 with other figures than ours.',
    ]);
  });

  test('B2.1 what is as ours and not confirmed leaves the ranks of the later edition alone', () => {
    const ranks = (file: Json) => courtCard(lay({ players: [white()] }, { laterRanks: true }, file), 5).rank;
    expect(ranks(sample())).toBe(1);
    expect(ranks({ cards: [{ card: 5, confirmed: true }] })).toBe(2);
  });
});

describe('B2.1 names', () => {
  test('B2.1 a card is called as its owner says, in one language or both', () => {
    const file: Json = {
      cards: [{ card: 12, name: 'Grain Merchants' }],
      capabilities: [{ card: 128, name: { en: 'Mountain of Light' } }],
    };
    expect(faults(file)).toEqual([]);
    const view = viewOf(lay({ players: [white()] }, KHYBER, file), 'white');
    const title = (language: 'en' | 'ja', card: string) =>
      bookIn(language)
        .cards?.(view)
        .find(({ id }) => id === card)?.title;
    expect([title('en', '12'), title('ja', '12')]).toEqual(['Grain Merchants', 'Grain Merchants']);
    expect(title('en', '128')).toBe('Mountain of Light');
    const original = bookIn('ja')
      .cards?.(view)
      .find(({ id }) => id === '128')?.original;
    expect(original).toBe('Mountain of Light');
    expect(title('ja', '128')).toBe(paxPamir.speech.ja.name('card', '128'));
    expect(courtCard(view, 12).known).toBe(false);
    const told = bookIn('en')
      .cards?.(view)
      .find(({ id }) => id === '128')?.parts[0]?.text;
    expect(told).toContain('Mountain of Light');
  });

  test('B2.1 a name is a text of some letters', () => {
    expect(faults({ cards: [{ card: 12, name: '' }] })[0]).toContain('cards.0.name: must be a text');
    expect(faults({ cards: [{ card: 12, name: { fr: 'x' } }] })[0]).toContain('cards.0.name.fr');
    expect(faults({ cards: [{ card: 12, name: { en: 'x'.repeat(61) } }] })[0]).toContain('cards.0.name.en');
  });
});

describe('C1.1 connections', () => {
  /** Kandahar lies beside Persia here, and not beside Herat. */
  const CONNECTED = [
    'persia-transcaspia',
    'transcaspia-herat',
    'kabul-transcaspia',
    'herat-persia',
    'herat-kabul',
    'kandahar-persia',
    'kabul-kandahar',
    'kabul-punjab',
    'kandahar-punjab',
  ];

  test('C1.1 the map has the connections of the owner’s', () => {
    const file: Json = { connections: CONNECTED };
    expect(faults(file)).toEqual([]);
    const state = lay(
      {
        roads: { 'kandahar-persia': { british: 1 } },
        armies: { persia: { british: 2 } },
        players: [white({ tableau: [45] }), black({ tribes: { kandahar: 1 } })],
      },
      {},
      file,
    );
    const ways = waysFrom(state, AT.kandahar).map(({ to }) => LOCATIONS[to]);
    expect(ways).toEqual(['kabul', 'punjab', 'persia']);
    // E12.1.2 A march along the new road.
    const marched = go(structuredClone(state), ['campaign:45', '2', 'afghan']);
    expect(armies(marched.state, 'british', 'kandahar')).toBe(2);
    // E4.7.4 A road beside Kandahar may be built there.
    const built = go(
      lay({ players: [white({ hand: [42], rupees: 1 }), black({ tribes: { kandahar: 1 } })] }, {}, file),
      ['play:42'],
    );
    expect(built.menu).toEqual(['kabul-kandahar', 'kandahar-punjab', 'kandahar-persia']);
    const told = overviewOf(viewOf(state, 'white'), 'white').map((line) => render(paxPamir.speech.en, line));
    expect(told).toContain('Kandahar–Persia: 1 road of Britain');
    expect(positionOf(state)).toMatchObject({ roads: { 'kandahar-persia': { british: 1 } } });
  });

  test('C1.1 a position puts no road where that map has no connection', () => {
    const document = { roads: { 'herat-kandahar': { british: 1 } }, players: [white(), black()] };
    const setting = settingOf(document);
    const attachments = { ...setting.attachments, cards: { connections: CONNECTED } };
    expect(positionFaults(document, setting)).toEqual([]);
    expect(positionFaults(document, { ...setting, attachments })).toHaveLength(1);
  });

  test('K5 Shere Khan builds to neighbours that only this map has last', () => {
    const file: Json = { connections: [...CONNECTED, 'kandahar-herat'] };
    const table = laySolo({ players: [white({ rupees: 9 }), black()] }, {}, file);
    const played = play(paxPamir, table, [], [], (running) => khanPlays(running, 0, 58));
    // Herat: Persia, Transcaspia, Kabul; the fourth and last is Kandahar.
    expect(
      played.lines.filter(({ key }) => key === 'log.placed.road').map(({ params }) => params?.['connection']),
    ).toEqual(['herat-persia', 'herat-transcaspia', 'herat-kabul']);
  });

  test('C1.1 the two connections that the rulebook names stay, and no location is left alone', () => {
    const without = (id: string) => CONNECTIONS.filter((one) => one !== id);
    expect(faults({ connections: without('herat-persia') })).toEqual([
      'connections: the rulebook names the connection Herat–Persia, so it must be there',
    ]);
    expect(faults({ connections: ['herat-persia', 'kabul-kandahar'] })).toEqual([
      'connections: Transcaspia must have a connection',
    ]);
    expect(faults({ connections: ['herat-persia', 'persia-herat'] })).toEqual([
      'connections.1: is there twice',
    ]);
    expect(faults({ connections: ['kabul-lahore'] })[0]).toContain('connections.0');
  });

  test('C1.1 the map is confirmed by what differs, or by a word', () => {
    const map = (file: Json) => mapOf(lay({ players: [white()] }, {}, file));
    expect(map({ connections: CONNECTED }).known).toBe(true);
    expect(map({ connections: [...CONNECTIONS] }).known).toBe(false);
    expect(map({ connections: { between: [...CONNECTIONS], confirmed: true } }).known).toBe(true);
    expect(map({ confirmed: true, connections: [...CONNECTIONS] }).known).toBe(true);
  });
});

test('C1.1 a table of an earlier version, whose corrections know neither names nor a map, goes on', () => {
  const table = lay(
    {
      armies: { kabul: { british: 1 } },
      players: [white({ tableau: [17] }), black({ tribes: { kabul: 1 } })],
    },
    {},
    { cards: [{ card: 17, rank: 2 }] },
  );
  const { names: _names, map: _map, ...earlier } = table.corrections ?? NOTHING_OWNED;
  const old = { ...table, corrections: earlier };
  expect(go(old, ['campaign:17']).state.players[1]?.tribes[AT.kabul]).toBe(0);
  expect(viewOf(old, 'white').corrections).toEqual(earlier);
});
