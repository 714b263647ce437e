/** Worked cases of the rulebook and those that follow from it, under their names. */
import { describe, expect, test } from 'vitest';
import { black, go, keys, lay, market, of, offers, white } from '../table.ts';

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
