/** Doubts that can be decided otherwise before play: each both ways. */
import { defaultSetting, type Json, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { positionFaults } from '../../position/index.ts';
import {
  black,
  go,
  khanActs,
  lay,
  laySolo,
  market,
  of,
  type Options,
  promises,
  settingOf,
  white,
} from '../table.ts';

const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('E3.8 doubt 9: payments at the right end over gaps', () => {
  const gift = (places: Json, cost: number, options: Options = {}, answers: readonly string[] = []) =>
    market(
      go(
        lay(
          { regime: 'economic', market: places, players: [white({ rupees: 9, tableau: [42] }), black()] },
          options,
        ),
        ['gift:42', `gift:${cost}`, ...answers],
      ).state,
    );
  const gap: Json = { top: [8, 9, 10, 12, 13], bottom: BOTTOM };

  test('E3.8 a gap’s rupee goes to the other row of its column, if nothing else is said', () => {
    expect(gift(gap, 2)).toBe('000000 000002');
    expect(gift(gap, 4)).toBe('000010 000012');
    expect(gift(gap, 4, { rightEnd: 'columns' })).toBe('000010 000012');
  });

  test('E3.8 or each row is paid by itself: the next card to the left of the same row', () => {
    expect(gift(gap, 2, { rightEnd: 'rows' })).toBe('000010 000001');
    expect(gift(gap, 4, { rightEnd: 'rows' })).toBe('000110 000011');
    const wide: Json = { top: [8, 9, 10], bottom: BOTTOM };
    expect(gift(wide, 6, { rightEnd: 'rows' })).toBe('111000 000111');
  });

  test('E3.8 by rows a row that is used up begins at its right end again; one without cards leaves it to the other', () => {
    expect(gift({ top: [8], bottom: BOTTOM }, 6, { rightEnd: 'rows' })).toBe('300000 000111');
    expect(gift({ top: [], bottom: BOTTOM }, 4, { rightEnd: 'rows' })).toBe('000000 000022');
  });

  test('E3.8 an odd rupee goes to either row, by rows to the card that is next in each', () => {
    const table = lay(
      {
        market: { top: [8, 9, 10, 12], bottom: BOTTOM },
        armies: { kabul: { afghan: 1 } },
        players: [white({ loyalty: 'afghan', rupees: 1, tableau: [17] }), black({ loyalty: 'british' })],
      },
      { rightEnd: 'rows' },
    );
    const asked = go(table, ['campaign:17', 'support:herat']);
    expect(asked.ask?.prompt.key).toBe('ask.odd-rupee');
    expect(asked.menu).toEqual(['t3', 'b5']);
  });

  test('E3.8 Shere Khan pays by the same rule', () => {
    const table = laySolo(
      {
        market: { top: [8, 9, 10, 12, 13], bottom: BOTTOM },
        players: [white({ rupees: 2, tableau: [42] }), black()],
      },
      { rightEnd: 'rows' },
    );
    expect(market(khanActs(table, 'gift', 42).state)).toBe('000010 000001');
  });
});

describe('E10.4 doubt 14: rupees by gift', () => {
  const amounts = (options: Options) =>
    go(lay({ players: [white({ rupees: 5, tableau: [42] }), black()] }, options), ['gift:42', 'black']).menu;

  test('E10.4 one to the rank of the card, if nothing else is said', () => {
    expect(amounts({})).toEqual(['1', '2']);
    expect(amounts({ giftTransfer: 'rank' })).toEqual(['1', '2']);
  });

  test('E10.4 or as many as one has; then no token raises the rank', () => {
    expect(amounts({ giftTransfer: 'any' })).toEqual(['1', '2', '3', '4', '5']);
    const tokens = lay(
      { players: [white({ rupees: 4, badal: 2, tableau: [42] }), black()] },
      { giftTransfer: 'any', badal: true },
    );
    const played = go(tokens, ['gift:42', 'black', '4']);
    expect(of(played.state, 'black').rupees).toBe(4);
    expect(of(played.state, 'white').badal).toBe(2);
  });
});

describe('E3.3 doubt 64: a card sold for nothing', () => {
  const players = [white({ rupees: 1 }), black({ hand: [15] })];

  test('E3.3 a player may ask for nothing, if nothing else is said', () => {
    expect(promises(lay({ players }), 'black')).toEqual(['offer:15:0', 'offer:15:1']);
    expect(promises(lay({ players }, { freeOffers: true }), 'black')).toEqual(['offer:15:0', 'offer:15:1']);
  });

  test('E3.3, G1.1 or for a rupee at least; who has none is offered nothing', () => {
    expect(promises(lay({ players }, { freeOffers: false }), 'black')).toEqual(['offer:15:1']);
    const poor = lay({ players: [white(), black({ hand: [15] })] }, { freeOffers: false });
    expect(promises(poor, 'black')).toEqual([]);
  });

  test('E3.3 nor can a position begin with such an offer', () => {
    const document = { players, talk: { offers: [{ seller: 'black', card: 15, price: 0 }] } };
    expect(positionFaults(document, settingOf(document))).toEqual([]);
    const [fault] = positionFaults(document, settingOf(document, { freeOffers: false }));
    if (fault === undefined) throw new Error('no fault');
    expect(render(paxPamir.speech.en, fault)).toContain('talk.offers.0.price');
  });
});

test('E1.1 a table of an earlier version, which has not been asked, goes on by the usual rulings', () => {
  const table = lay({
    market: { top: [8, 9, 10, 12, 13], bottom: BOTTOM },
    regime: 'economic',
    players: [white({ rupees: 9, tableau: [42] }), black({ hand: [15] })],
  });
  const { rightEnd: _rightEnd, giftTransfer: _transfer, paidOffers: _offers, ...variants } = table.variants;
  const old = { ...table, variants: variants as typeof table.variants };
  expect(promises(old, 'black')).toContain('offer:15:0');
  expect(market(go(structuredClone(old), ['gift:42', 'gift:2']).state)).toBe('000000 000002');
  expect(go(old, ['gift:42', 'black']).menu).toEqual(['1', '2']);
});

test('E3.8, E10.4, E3.3 the settings are named in both languages', () => {
  const { options } = defaultSetting(paxPamir);
  expect(options).toMatchObject({ rightEnd: 'columns', giftTransfer: 'rank', freeOffers: true });
  for (const language of ['en', 'ja'] as const)
    for (const key of [
      'option.rightEnd',
      'option.rightEnd.columns',
      'option.rightEnd.rows',
      'option.giftTransfer',
      'option.giftTransfer.rank',
      'option.giftTransfer.any',
      'option.freeOffers',
      'option.freeOffers.help',
    ])
      expect(render(paxPamir.speech[language], { key })).not.toBe('');
});
