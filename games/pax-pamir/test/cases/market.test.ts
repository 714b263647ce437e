/** Cases of our own, read afresh from the rulebook: general rules, set-up, turn, market, cleanup (A to F). */
import { Dice, defaultSetting, fastDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { isTopple } from '../../components/cards.ts';
import { paxPamir } from '../../game.ts';
import { black, go, lay, market, of, offers, orange, spies, white } from '../table.ts';

const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('A general rules', () => {
  test('A3.1 equal stars, then rupees: the favor of an empire without influence changes hands with a rupee', () => {
    const table = lay({
      regime: 'economic',
      market: { top: [{ card: 8, rupees: 2 }, 9, 10, 12, 13, 14], bottom: BOTTOM },
      players: [
        white({ rupees: 2, tableau: [17, 89] }),
        black({ rupees: 3, tableau: [47] }),
        orange({ loyalty: 'british', rupees: 9 }),
      ],
    });
    expect(table.favors).toEqual({ british: 0, russian: 1, afghan: 1 });
    const played = go(table, ['commerce:89', 't0']);
    expect(played.state.favors.russian).toBe(0);
    // With the Afghans black has influence of his own.
    expect(played.state.favors.afghan).toBe(1);
  });

  test('A3.1, H5.1 the last topple at the left end, all alike: nobody wins', () => {
    const table = lay({
      stage: 'cleanup',
      deck: [],
      market: { top: ['topple', 9], bottom: BOTTOM },
      players: [white({ rupees: 3, tableau: [17] }), black({ rupees: 3, tableau: [47] })],
    });
    expect(paxPamir.result(go(table).state)).toMatchObject({
      winners: [],
      standings: [{ rank: 1 }, { rank: 1 }],
    });
  });
});

describe('B favors', () => {
  test('B7.1 whoever is favoured by Britain pays back first, and is paid for the cards afterwards', () => {
    const table = lay({
      market: { top: ['topple', 9, 10, 12, 13], bottom: BOTTOM },
      players: [
        white({ rupees: 1, tribes: { kabul: 1 }, tableau: [41, 71, 42] }),
        black({ loyalty: 'russian' }),
      ],
    });
    expect(table.favors.british).toBe(0);
    // Of three economic cards one is kept; the leveraged one costs 2 and he has 1: a tribe goes for the other.
    const played = go(table, ['buy:t0', '41', 'tribe:kabul', 'done']);
    expect(played.asked).toContain('white: ask.give-up');
    expect(of(played.state, 'white').rupees).toBe(1);
  });

  test('B7.1, I2.3 a token and European Arms together do not pass rank 3', () => {
    const table = lay(
      {
        regime: 'military',
        armies: { herat: { russian: 3 } },
        players: [orange({ rupees: 2, badal: 1, tableau: [54] }), black({ tribes: { herat: 4 } })],
      },
      { players: 3, badal: true },
    );
    expect(table.favors.russian).toBe(0);
    const raised = go(structuredClone(table), ['campaign:54', '1', 'stay']);
    expect(raised.asked).not.toContain('orange: ask.arms');
    const armed = go(table, ['campaign:54', '0', 'stay']);
    expect(armed.ask?.prompt.key).toBe('ask.arms');
  });
});

describe('C set-up', () => {
  test('C3.1, J2.2 five players with Khyber Knives: a topple in each of the four lower piles, none on the market', () => {
    const setting = defaultSetting(paxPamir, {
      players: 5,
      expansion: 'khyber-knives',
      nationBuilding: true,
    });
    const state = paxPamir.setup(setting, new Dice(fastDice('five')));
    expect(state.deck).toHaveLength(94 - 12);
    expect(state.piles).toEqual([16, 16, 16, 16, 15, 3]);
    expect(state.market.cards.some(isTopple)).toBe(false);
    let first = 0;
    const topples = state.piles.map((size) => {
      const pile = state.deck.slice(first, first + size);
      first += size;
      return pile.filter(isTopple).length;
    });
    expect(topples).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('C6.1, C6.2 the lowest order number begins; an empire with one loyal player favours him', () => {
    const setting = defaultSetting(paxPamir, { players: 3 });
    const state = paxPamir.setup(setting, new Dice(fastDice('ends')));
    state.players.forEach((player, at) => {
      player.loyaltyCard = at;
    });
    // White 1 British or 10 Russian, black 2 Russian or 9 Afghan, orange 3 Afghan or 8 British.
    const played = go(state, ['russian', 'afghan', 'british']);
    expect(played.state.players.map((player) => player.colour)).toEqual(['orange', 'black', 'white']);
    expect(played.state.favors).toEqual({ british: 0, russian: 2, afghan: 1 });
    expect(played.ask?.seats).toEqual(['orange']);
  });
});

describe('D the turn', () => {
  test('D1.1, E1.3 an arrow frees what comes after it, and what was counted stays counted', () => {
    const table = lay({
      market: { top: [{ card: 8, rupees: 3 }, 9, 10, 12, 13, 14], bottom: BOTTOM },
      players: [white({ hand: [53], loyalty: 'afghan', tableau: [89, 72] }), black()],
    });
    const played = go(table, ['commerce:89', 'done', 'play:53', 'left']);
    expect(played.state.turn.counted).toBe(2);
    expect(played.state.regime).toBe('economic');
    expect(offers(played, 'commerce')).toEqual(['commerce:72']);
    expect(played.menu).not.toContain('buy:t1');
    expect(played.menu).toContain('end');
  });

  test('D2.1 closed cards, used cards and tokens gained begin anew with the next turn', () => {
    const table = lay(
      {
        turn: { counted: 2, paid: ['t0', 'b5'], used: [17], avenged: ['black'], discards: 1 },
        players: [white({ tableau: [17] }), black({ rupees: 1 }), orange()],
      },
      { badal: true },
    );
    const { turn } = go(table, ['end']).state;
    expect(turn).toMatchObject({ player: 1, counted: 0, paid: 0, used: [], avenged: [], discards: 0 });
  });
});

describe('E1–E3 standard actions', () => {
  test('E2.1 the rupee of two discards comes from whoever one likes, sheltered or not', () => {
    const table = lay({
      players: [white({ hand: [15, 16] }), black({ rupees: 2, tableau: [58] })],
    });
    const played = go(table, ['discard:15', 'discard:16', 'black']);
    expect(of(played.state, 'white').rupees).toBe(1);
    expect(of(played.state, 'black').rupees).toBe(1);
  });

  test('E3.7, E3.8 two rupees each under Military Struggle, also over a gap', () => {
    const table = lay({
      regime: 'military',
      market: { top: [8, null, 10, 12, 13, 14], bottom: BOTTOM },
      players: [white({ rupees: 7 }), black()],
    });
    expect(offers(go(structuredClone(table)), 'buy')).toEqual([
      'buy:t0',
      'buy:t2',
      'buy:t3',
      'buy:b0',
      'buy:b1',
      'buy:b2',
      'buy:b3',
    ]);
    const played = go(table, ['buy:t3']);
    expect(market(played.state)).toBe('202000 020000');
    expect(of(played.state, 'white').rupees).toBe(1);
  });

  test('E3.4, E3.8 a share that a gap sent to the other row closes the card it lies on', () => {
    const table = lay({
      market: { top: [8, null, 10, 12, 13, 14], bottom: BOTTOM },
      players: [white({ rupees: 9, tableau: [1] }), black()],
    });
    const played = go(table, ['buy:t2']);
    expect(market(played.state)).toBe('100000 010000');
    expect(played.blocked).toContain('buy:b1: E3.4 why.paid-on');
    expect(played.menu).toContain('buy:b0');
    expect(played.menu).toContain('buy:b2');
  });

  test('E3.4, E3.8 with both places of a column empty the share passes over the card that is bought', () => {
    const table = lay({
      deck: ['topple'],
      market: { top: [8, null, 10, null, 13, 14], bottom: [26, null, 28] },
      players: [white({ rupees: 9, tableau: [1] }), black()],
    });
    // Column 1: on t2, the next dearer; column 3: t4 is bought, so t5.
    const played = go(table, ['buy:t4']);
    expect(market(played.state)).toBe('102001 000000');
    expect(played.menu).not.toContain('buy:t5');
  });

  test('E10.2, E3.4 a payment at the right end closes those cards too, whatever lies on them', () => {
    const table = lay({
      regime: 'economic',
      market: { top: [8, 9, 10, 12, 13], bottom: BOTTOM },
      players: [white({ rupees: 9, tableau: [42] }), black()],
    });
    const played = go(table, ['gift:42', 'gift:4']);
    expect(market(played.state)).toBe('000010 000012');
    expect(played.blocked).toEqual(
      expect.arrayContaining([
        'buy:t4: E3.4 why.paid-on',
        'buy:b4: E3.4 why.paid-on',
        'buy:b5: E3.4 why.paid-on',
      ]),
    );
    expect(played.menu).toContain('buy:t3');
  });
});

describe('F cleanup', () => {
  test('F1.1, F3.1 rupees go to the next card of the row, and the row closes up with them', () => {
    const table = lay({
      stage: 'cleanup',
      market: {
        top: [{ card: 19, rupees: 2 }, null, { card: 10, rupees: 1 }, 12, 13, 14],
        bottom: [{ card: 'topple', rupees: 1 }, 27, 28, null, 31, 34],
      },
      players: [white(), black()],
    });
    const played = go(table);
    expect(market(played.state)).toBe('300000 100000');
    expect(played.state.market.cards).toEqual([10, 12, 13, 14, 43, 44, 27, 28, 31, 34, 149, 56]);
    expect(played.state.discards).toEqual([19, expect.toSatisfy(isTopple)]);
  });

  test('F2.1 spies on a card that is discarded go home, and a leveraged one is paid back', () => {
    const table = lay({
      stage: 'cleanup',
      players: [
        white({ rupees: 3, tableau: [15, 16, 17, { card: 41, spies: [{ of: 'black', count: 2 }] }] }),
        black(),
      ],
    });
    const played = go(table, ['41']);
    expect(of(played.state, 'black').cubes).toBe(10);
    expect(of(played.state, 'white').rupees).toBe(1 + 1);
    expect(spies(played.state, 41)).toEqual([]);
  });
});
