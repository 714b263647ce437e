/** A2 Our own players say what their answers are good for, truly, and nothing of what is hidden. */
import { defaultSetting, fastDice, Match, type Message, type Player, render, Sight } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { isCourt, KHYBER_DECK } from '../../components/cards.ts';
import { paxPamir } from '../../game.ts';
import { meritsOf } from '../../players/card-reasons.ts';
import { courtier } from '../../players/courtier.ts';
import { mindOf } from '../../players/mind.ts';
import { vizier } from '../../players/vizier.ts';
import { cardWorth } from '../../players/worth.ts';
import type { State } from '../../state.ts';
import { type View, viewOf } from '../../view.ts';
import { black, KHYBER, lay, type Options, orange, settingOf, white } from '../table.ts';

type Table = Match<State, View>;

function table(position: Parameters<typeof lay>[0], options: Options = {}): Table {
  const market = { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };
  const document = { market, deck: [43, 44, 'topple', 56, 57], ...position };
  return Match.start(paxPamir, settingOf(document, options), fastDice('reasons'));
}

/** The option taken, and why, in words. */
function told(match: Table, player: Player<View> = courtier): string[] {
  const { option, why = [] } = player.answer(new Sight(match, match.turn[0] ?? ''));
  return [option, ...why.map((message) => render(paxPamir.speech.en, message))];
}

describe('E4.1 what a card is good for', () => {
  test('E4.1 the terms that are told are those it is valued by, all of them', () => {
    const views = [
      viewOf(lay({ players: [white({ gifts: [2] }), black()] }), 'white'),
      viewOf(lay({ regime: 'military', players: [white({ loyalty: 'russian' }), black()] }), 'white'),
      viewOf(lay({ players: [white({ loyalty: 'afghan', loyaltyCard: false }), black()] }), 'white'),
    ];
    for (const view of views)
      for (const card of KHYBER_DECK.filter(isCourt)) {
        const mind = mindOf(view, 'white');
        const sum = meritsOf(mind, card).reduce((all, { worth }) => all + worth, 1);
        expect(sum).toBeCloseTo(cardWorth(mind, card));
      }
  });

  test('H3.1.1 a patriot of the own empire is bought or played for its influence', () => {
    const match = table({ players: [white({ hand: [30], rupees: 1 }), black()] });
    expect(told(match)).toEqual([
      'play:30',
      expect.stringContaining('brings 3 armies'),
      expect.stringContaining('is a patriot: influence with Britain'),
    ]);
  });
});

describe('H1.1 what a turn’s choice is good for', () => {
  const supreme = (theirs: number[]) =>
    table({
      market: { top: ['topple', 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
      players: [
        white({
          loyalty: 'afghan',
          rupees: 2,
          gifts: [2, 4],
          tribes: { herat: 3 },
          tableau: [{ card: 15, spies: [{ of: 'white' }] }],
        }),
        black({ gifts: theirs }),
      ],
      armies: { herat: { afghan: 1 } },
      roads: { 'herat-kabul': { afghan: 1 } },
    });

  test('H3.1 a topple that wins', () => {
    const [option, why] = told(supreme([]));
    expect(option).toBe('buy:t0');
    expect(why).toBe('The topple wins: the Afghan Empire is supreme, and nobody has more influence with it');
  });

  test('E10.3, E12.1.3, E9.1 gifts, campaigns and commerce', () => {
    const gift = table({
      market: { top: [null], bottom: ['topple'] },
      players: [white({ rupees: 2, tableau: [12] }), black()],
    });
    expect(told(gift)).toEqual(['gift:12', 'The gift for 2 rupees: influence with Britain']);
    const campaign = table({
      market: { top: [null], bottom: ['topple'] },
      armies: { kabul: { british: 2 } },
      players: [white({ tableau: [17] }), black({ tribes: { kabul: 2 } })],
    });
    expect(told(campaign)).toEqual(['campaign:17', '2 tribes of others can be fought in Kabul']);
    const commerce = table({
      market: { top: [{ card: 'topple', rupees: 2 }] },
      players: [white({ tableau: [27] }), black()],
    });
    expect(told(commerce)).toEqual(['commerce:27', 'Up to 2 rupees from the market']);
  });
});

describe('A2 what an answer is good for', () => {
  test('E4.4 where nothing tells choices apart, that is said', () => {
    const match = table({ players: [white({ hand: [17], tableau: [15] }), black()] });
    match.answer('white', 'play:17');
    expect(told(match).slice(1)).toEqual(['No choice looks better than another']);
  });

  test('F2.1 the card that is worth least is given up', () => {
    const match = table({ stage: 'cleanup', players: [white({ tableau: [15, 91, 54, 17] }), black()] });
    const [option, why] = told(match);
    expect(why).toBe(`None of them is worth less than ${paxPamir.speech.en.name('card', option ?? '')}`);
  });

  test('E6.2, E10.4, J7.3.3 spies, rupees handed over, what a rival has declared', () => {
    const choice = table({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black', count: 2 }] }] }),
        black({
          loyalty: 'russian',
          tableau: [{ card: 64, spies: [{ of: 'white' }, { of: 'orange', at: 'patriot' }] }],
        }),
        orange(),
      ],
    });
    choice.answer('white', 'counter-espionage:37');
    expect(told(choice)).toEqual(['64:patriot:orange', 'A spy on a band brings its owner influence']);
    choice.answer('white', '64:patriot:orange');
    expect(told(choice)).toEqual(['37:middle:black', 'A spy less for its owner']);
    const gift = table({ players: [white({ rupees: 3, tableau: [42] }), black()] });
    gift.answer('white', 'gift:42');
    gift.answer('white', 'black');
    expect(told(gift)).toEqual(['1', 'As few rupees as possible']);
    const raid = table(
      {
        regime: 'military',
        armies: { kabul: { british: 1 } },
        players: [
          white({ tableau: [17] }),
          black({ rupees: 2, tribes: { kabul: 1 }, capabilities: [{ card: 131, active: true }] }),
        ],
      },
      KHYBER,
    );
    raid.answer('white', 'campaign:17');
    expect(told(raid)).toEqual(['yes', 'What a rival has declared is stopped']);
  });

  test('A2 where rules of thumb say nothing, the vizier says that looking ahead decided', () => {
    const match = table({ players: [white({ hand: [17], tableau: [15] }), black()] });
    match.answer('white', 'play:17');
    expect(told(match, vizier)[2]).toBe(
      'Rules of thumb say nothing for it; what followed in those games did',
    );
  });

  test('A2 the vizier says how long he has thought, and what the answer is good for', () => {
    const match = table({ players: [white({ hand: [30], rupees: 1 }), black()] });
    const [, effort, ...named] = told(match, vizier);
    expect(effort).toMatch(/^Best of \d+ ideas, tried in 20 imagined games$/);
    expect(named.length).toBeGreaterThan(0);
  });
});

/** The cards a message names. */
const cardsIn = ({ params = {} }: Message): string[] =>
  typeof params['card'] === 'string' ? [params['card']] : [];

/** What lies open, and what the answer itself shows. */
function openTo(match: Table, option: string): Set<string> {
  const view = match.view('spectator');
  const open = [
    ...view.market.cards,
    ...view.discards,
    ...view.players.flatMap((player) => [
      ...player.prizes,
      ...player.tableau.map(({ card }) => card),
      ...player.capabilities.map(({ card }) => card),
    ]),
  ].map(String);
  return new Set([...open, option.replace(/^\w+:/, ''), option]);
}

test.each<[string, Options]>([
  ['the base game', { players: 3 }],
  ['Khyber Knives', { players: 3, badal: true, ...KHYBER }],
])('E3.2 reasons name no card of a hand, and are there for every answer: %s', (_, options) => {
  for (const seed of ['a', 'b', 'c']) {
    const match: Table = Match.start(paxPamir, defaultSetting(paxPamir, options), fastDice(`hidden ${seed}`));
    for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
      const { option, why = [] } = courtier.answer(new Sight(match, seat));
      expect(why.length).toBeGreaterThan(0);
      const open = openTo(match, option);
      // A card that an answer is about is named by the question, too.
      const asked = match.prompt?.params?.['card'];
      for (const card of why.flatMap(cardsIn)) expect(open.has(card) || card === asked, card).toBe(true);
      for (const language of ['en', 'ja'] as const)
        for (const message of why)
          expect(render(paxPamir.speech[language], message)).not.toContain('undefined');
      match.answer(seat, option);
    }
  }
});
