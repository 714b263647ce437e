import { Dice, defaultSetting, fastDice, type Json, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { AT } from '../../components/map.ts';
import { courtCard, loyaltyCardOf, wazirOf } from '../../state.ts';
import { lay, white } from '../table.ts';

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
    wazirs: { herat: 'political' },
  };
  expect(faults(file)).toEqual([]);
  const state = lay({ players: [white()] }, { expansion: 'wazirs' }, file);
  expect(loyaltyCardOf(state, 1).ends[0]).toEqual({ empire: 'british', order: 11 });
  expect(loyaltyCardOf(state, 0).known).toBe(false);
  expect(wazirOf(state, AT.herat)).toEqual({ regime: 'political', known: true });
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
    'cards.0.actions: the same stands there twice',
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
