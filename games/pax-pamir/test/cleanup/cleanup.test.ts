import { describe, expect, test } from 'vitest';
import { black, go, lay, market, of, tableau, white } from '../table.ts';

describe('F1, F1.1 the left end of the market', () => {
  test('F1.1 patriots leave without effect, other cards stay', () => {
    const table = lay({
      market: { top: [19, 9], bottom: [26] },
      stage: 'cleanup',
      players: [white(), black()],
    });
    const played = go(table);
    expect(played.state.discards).toEqual([19]);
    expect(played.state.market.cards.slice(6, 7)).toEqual([26]);
  });

  test('F1.1 rupees of a row without another card wait for the first that F3 brings', () => {
    const table = (deck: (number | string)[]) =>
      lay({
        market: { top: [{ card: 19, rupees: 2 }], bottom: [26, 'topple'] },
        deck,
        stage: 'cleanup',
        players: [white(), black()],
      });
    expect(market(go(table([43, 44])).state)).toBe('200000 000000');
    expect(market(go(table([])).state)).toBe('000000 200000');
  });
});

describe('F2, F2.1 the size of a tableau', () => {
  test('F2.1 discards go on until the size is met, which shrinks with a political card', () => {
    const table = () =>
      lay({
        stage: 'cleanup',
        players: [white({ tableau: [40, 15, 16, 17, { card: 35, spies: [{ of: 'black' }] }] }), black()],
      });
    // 3 + 1 political star: four cards may stay.
    const one = go(table(), ['35']);
    expect(tableau(one.state, 'white')).toEqual([40, 15, 16, 17]);
    expect(of(one.state, 'black').cubes).toBe(10);
    expect(one.ask?.seats).toEqual(['black']);
    const political = go(table(), ['40']);
    expect(political.ask?.prompt).toMatchObject({
      key: 'ask.tableau-discard',
      params: { size: 3, cards: 4 },
    });
  });

  test('F2.1 only the own cleanup counts', () => {
    const table = lay({
      stage: 'cleanup',
      players: [white(), black({ tableau: [15, 16, 17, 35] })],
    });
    expect(go(table).ask?.prompt.key).toBe('ask.turn');
  });
});

describe('F3, F3.1 the market closes up', () => {
  test('F3.1 rows move to the left with their rupees, and new cards come from the right, the top row first', () => {
    const table = lay({
      market: { top: [8, null, { card: 10, rupees: 1 }, 12, null, 14], bottom: [26, 27, 28, 29, 31] },
      stage: 'cleanup',
      players: [white(), black()],
    });
    const played = go(table);
    expect(played.state.market.cards).toEqual([8, 10, 12, 14, 43, 44, 26, 27, 28, 29, 31, 148]);
    expect(market(played.state)).toBe('010000 000000');
  });

  test('F3.1 with an empty deck nothing comes, and play goes on', () => {
    const table = lay({
      market: { top: ['topple', 9, null, 12] },
      deck: [],
      players: [white(), black()],
      turn: { counted: 2 },
    });
    table.market.cards[0] = 8;
    table.market.cards[5] = 148;
    const played = go(table, ['end']);
    expect(played.state.market.cards).toEqual([8, 9, 12, 148, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(played.ask?.seats).toEqual(['black']);
  });
});
