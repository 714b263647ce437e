/** Odd cases of ties, favors, the market and cleanup (A to F). */
import { defaultSetting, Dice, fastDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { black, go, lay, market, of, offers, orange, tableau, white } from '../table.ts';

const afghan = { loyalty: 'afghan', loyaltyCard: false };

describe('A, B ties and favors', () => {
  test('A3.1, B7.1 the holder falls behind two who are alike: the favor lies aside', () => {
    const table = lay({
      players: [
        white({ ...afghan, rupees: 3 }),
        black({ ...afghan, rupees: 2 }),
        orange({ ...afghan, rupees: 2 }),
      ],
    });
    expect(table.favors).toEqual({ british: 0, russian: 0, afghan: 0 });
    expect(go(table, ['buy:t2']).state.favors).toEqual({ british: null, russian: null, afghan: null });
  });

  test('A3.1, H3.1 a tie is broken among the leaders only, whatever the stars of the others', () => {
    const table = lay({
      regime: 'military',
      players: [
        white({ rupees: 2, tribes: { kabul: 1 }, tableau: [{ card: 18, spies: [{ of: 'white' }] }] }),
        black({ loyalty: 'british', rupees: 1, tribes: { herat: 1 } }),
        orange({ tableau: [91, 54] }),
      ],
      armies: { kabul: { british: 1 } },
      roads: { 'kabul-punjab': { british: 1 } },
      market: { top: ['topple'] },
    });
    const { outcome } = go(table, ['buy:t0']).state;
    expect(outcome).toMatchObject({ ending: 'supremacy', empire: 'british', winner: 0, scores: [1, 1, 0] });
  });

  test('B7.1, E2.1 a leveraged card discarded from the hand earns the British favor nothing', () => {
    const table = lay({ players: [white({ hand: [41] }), black()] });
    expect(table.favors.british).toBe(0);
    const played = go(table, ['discard:41']);
    expect(of(played.state, 'white').rupees).toBe(0);
  });

  test('B7.1, E12.4 European Arms are bought with what the baggage train has left', () => {
    const table = (rupees: number) =>
      lay({
        regime: 'military',
        players: [orange({ rupees, tableau: [90] }), white(), black({ tribes: { herat: 1 } })],
        armies: { transcaspia: { russian: 2 } },
      });
    const march = ['campaign:90', 'baggage:herat', '2', 'afghan'];
    expect(go(table(2), march).asked).not.toContain('orange: ask.arms');
    expect(go(table(3), march).ask?.prompt.key).toBe('ask.arms');
  });
});

describe('C set-up', () => {
  test('C3.1, C3.2 four players: six piles of twelve, a topple in each of the last four, the first pile in the market', () => {
    const state = paxPamir.setup(defaultSetting(paxPamir, { players: 4 }), new Dice(fastDice('four')));
    expect(state.piles).toEqual([13, 13, 13, 13, 12]);
    expect(state.deck.length).toBe(64);
    expect(state.market.cards.every((card) => card > 0 && card <= 93)).toBe(true);
  });
});

describe('E1–E3 actions and purchases', () => {
  test('E1.1 nothing can be bought, played or done: the turn may end without an action', () => {
    const table = lay({ market: { top: [null, 'topple'] }, deck: [], players: [white(), black()] });
    expect(go(table).menu).toEqual(['end']);
    const rich = lay({
      market: { top: [null, 'topple'] },
      deck: [],
      players: [white({ rupees: 1 }), black()],
    });
    expect(go(rich).menu).toEqual(['buy:t1']);
  });

  test('E2.1 two discards, and no rupee to be had anywhere: nobody is asked', () => {
    const played = go(lay({ players: [white({ hand: [15, 16] }), black()] }), ['discard:15', 'discard:16']);
    expect(played.menu).toEqual(['end']);
  });

  test.each([
    ['political', 3, 2],
    ['economic', 3, 2],
    ['intelligence', 3, 2],
    ['military', 6, 2],
  ])(
    'E3.5, E3.7 a card with two rupees on it under the %s regime costs %i, and brings its own',
    (regime, cost, found) => {
      const top = [8, 9, 10, { card: 12, rupees: 2 }, 13, 14];
      const table = (rupees: number) =>
        lay({ regime, market: { top }, players: [white({ rupees }), black()] });
      expect(go(table(cost - 1)).blocked).toContain('buy:t3: E3.3 why.cost');
      const played = go(table(cost), ['buy:t3']);
      expect(of(played.state, 'white').rupees).toBe(found);
      const share = cost / 3;
      expect(market(played.state)).toBe(`${share}${share}${share}000 000000`);
    },
  );

  test('E3.8 no other card in the market: the price leaves the game', () => {
    const table = lay({ market: { top: [null, null, 8] }, players: [white({ rupees: 3 }), black()] });
    const played = go(table, ['buy:t2']);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 1, hand: [8] });
    expect(played.state.rupees).toBe(1);
  });

  test('E3.8 nothing dearer: empty columns pay onto the nearest cheaper card, of the own row first', () => {
    const table = lay({
      market: { top: [8, null, null, 12], bottom: [26] },
      players: [white({ rupees: 3 }), black()],
    });
    expect(market(go(table, ['buy:t3']).state)).toBe('300000 000000');
  });

  test('E3.8 the next dearer card of the own row, past the one bought, comes before a nearer one of the other', () => {
    const table = lay({
      market: { top: [null, 9, 10], bottom: [null, 27] },
      players: [white({ rupees: 1 }), black()],
    });
    expect(market(go(table, ['buy:t1']).state)).toBe('001000 000000');
  });

  test('E3.8 a dearer card of the other row comes before a cheaper one of the own', () => {
    const table = lay({
      market: { top: [8, null, 10], bottom: [null, null, null, 29] },
      players: [white({ rupees: 2 }), black()],
    });
    expect(market(go(table, ['buy:t2']).state)).toBe('100000 000100');
  });

  test('E3.4, E3.8 six rupees over gaps go round and close what they lie on, whoever lies there', () => {
    const table = lay({
      regime: 'economic',
      market: { top: [8, 9], bottom: [null, 27] },
      players: [white({ rupees: 7, tableau: [12] }), black()],
    });
    const played = go(table, ['gift:12', 'gift:6']);
    // Column 1 a rupee each, column 0 both on its only card, column 1 again.
    expect(market(played.state)).toBe('220000 020000');
    expect(offers(played, 'buy')).toEqual([]);
  });
});

describe('F cleanup', () => {
  test('F1.1, H5.1 topples at both left ends: the first leaves, the second is the last', () => {
    const table = lay({
      stage: 'cleanup',
      deck: [8],
      market: { top: ['topple', 9], bottom: ['topple', 27] },
      players: [white({ tableau: [17] }), black({ rupees: 9 })],
    });
    const { outcome } = go(table).state;
    expect(outcome).toMatchObject({ ending: 'last-topple', empire: null, winner: 0 });
  });

  test('F1.1 the only card of a row leaves, nothing comes: its rupees go on the first card of the other row', () => {
    const table = lay({
      stage: 'cleanup',
      deck: [],
      market: { top: [{ card: 45, rupees: 4 }], bottom: [null, { card: 27, rupees: 1 }, 'topple'] },
      players: [white(), black()],
    });
    expect(market(go(table).state)).toBe('000000 500000');
  });

  test('F1.1 both rows lose their only cards and one comes: both sums lie on it', () => {
    const table = lay({
      stage: 'cleanup',
      deck: ['topple'],
      market: { top: [{ card: 45, rupees: 4 }], bottom: [{ card: 46, rupees: 2 }] },
      players: [white({ rupees: 1 }), black()],
    });
    expect(market(go(table).state)).toBe('600000 000000');
  });

  test('F2.1 spies of others on what is discarded go home; the last sign of loyalty goes with it, and the gifts', () => {
    const table = lay({
      stage: 'cleanup',
      players: [
        white({
          loyaltyCard: false,
          gifts: [2],
          tableau: [{ card: 45, spies: [{ of: 'black', at: 'patriot' }, { of: 'white' }] }, 15, 16, 17],
        }),
        black(),
      ],
    });
    const played = go(table, ['45']);
    expect(tableau(played.state, 'white')).toEqual([15, 16, 17]);
    expect(of(played.state, 'white')).toMatchObject({ loyalty: 'afghan', gifts: [], spies: 0, cubes: 10 });
    expect(of(played.state, 'black')).toMatchObject({ spies: 0, cubes: 10 });
    expect(played.state.turn.player).toBe(1);
  });
});
