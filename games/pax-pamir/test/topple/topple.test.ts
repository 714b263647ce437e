import { describe, expect, test } from 'vitest';
import { influence } from '../../topple/influence.ts';
import { supremeEmpire } from '../../topple/supremacy.ts';
import { resultOf } from '../../topple/victory.ts';
import { armies, black, go, keys, lay, of, orange, roads, spies, tableau, tribes, white } from '../table.ts';

const topple = { top: ['topple', 9, 10], bottom: [26] };
const spied = (card: number, colour: string) => ({ card, spies: [{ of: colour }] });

describe('H1, H1.1 a topple is bought', () => {
  test('H1.1 supremacy ends the game; otherwise the buyer goes on with his turn after a purge', () => {
    const table = (british: number) =>
      lay({
        market: topple,
        armies: { kabul: { british: 1 } },
        roads: { 'kabul-punjab': { british: 1 } },
        players: [
          white({ tribes: { kabul: british }, tableau: [spied(15, 'white')] }),
          black({ tribes: { herat: 1 } }),
        ],
      });
    const won = go(table(2), ['buy:t0']);
    expect(won.ask).toBeUndefined();
    expect(resultOf(won.state)).toMatchObject({ winners: ['white'], reason: { key: 'over.supremacy' } });
    const failed = go(table(1), ['buy:t0', '15']);
    expect(failed.ask?.prompt).toMatchObject({ key: 'ask.turn', params: { counted: 1 } });
  });
});

describe('H2, H2.1 supremacy by regime', () => {
  const table = (regime: string) =>
    lay({
      regime,
      market: {},
      armies: { kabul: { british: 1, russian: 3 } },
      roads: { 'kabul-punjab': { british: 2, russian: 1 } },
      players: [
        white({ tribes: { kabul: 1 }, tableau: [spied(15, 'white')] }),
        black({
          loyalty: 'russian',
          tribes: { kabul: 2 },
          tableau: [spied(16, 'black'), spied(17, 'black')],
        }),
      ],
    });

  test('H2.1 armies, roads, tribes and spies of all players loyal to the empire', () => {
    expect(supremeEmpire(table('military'))).toBe('russian');
    expect(supremeEmpire(table('economic'))).toBe('british');
    expect(supremeEmpire(table('political'))).toBe('russian');
    expect(supremeEmpire(table('intelligence'))).toBe('russian');
  });

  test('H2.1 a spy that gives influence with another empire counts for its owner’s', () => {
    const state = lay({
      regime: 'intelligence',
      market: {},
      armies: { kabul: { russian: 1 } },
      roads: { 'kabul-punjab': { russian: 1 } },
      players: [
        white({ tableau: [{ card: 45, spies: [{ of: 'black', at: 'patriot' }] }] }),
        black({ loyalty: 'russian', tribes: { kabul: 1 } }),
      ],
    });
    expect(supremeEmpire(state)).toBe('russian');
    expect(influence(state, 1, 'british')).toBe(1);
  });

  test('H2.1 gift cubes are no units', () => {
    const state = lay({
      regime: 'political',
      market: {},
      armies: { kabul: { british: 1 } },
      roads: { 'kabul-punjab': { british: 1 } },
      players: [white({ gifts: [2, 4, 6], tableau: [spied(15, 'white')] }), black()],
    });
    expect(supremeEmpire(state)).toBeNull();
  });
});

describe('H3, H3.1 influence', () => {
  test('H3.1.1 loyalty card, prizes, gifts and patriots count for the own empire', () => {
    const state = lay(
      { market: {}, players: [white({ prizes: [26], gifts: [2, 6], tableau: [45, 17] }), black()] },
      {},
      {
        cards: [{ card: 26, prize: 'british' }],
      },
    );
    expect(influence(state, 0, 'british')).toBe(5);
    expect(influence(state, 0, 'russian')).toBe(0);
  });

  test('H3.1.2 spies on bands of others’ cards count for any empire, those in the own tableau for none', () => {
    const state = lay({
      market: {},
      players: [
        white({ tableau: [{ card: 45, spies: [{ of: 'white' }, { of: 'black', at: 'prize' }] }] }),
        black({ tableau: [{ card: 5, spies: [{ of: 'white', at: 'prize' }] }] }),
      ],
    });
    expect(influence(state, 0, 'afghan')).toBe(1);
    expect(influence(state, 1, 'russian')).toBe(1);
    expect(influence(state, 0, 'russian')).toBe(0);
  });
});

describe('H4, H4.1 a failed topple', () => {
  test('H4.2 one cube of each player and one European cylinder of each colour stays in every place', () => {
    const table = lay({
      market: topple,
      armies: { kabul: { british: 3, russian: 1, afghan: 2 }, herat: { british: 1 } },
      roads: { 'herat-kabul': { british: 2, afghan: 2 } },
      players: [white({ tribes: { kabul: 3 } }), black({ tribes: { kabul: 2, herat: 1 } })],
    });
    const { state } = go(table, ['buy:t0']);
    expect([
      armies(state, 'british', 'kabul'),
      armies(state, 'russian', 'kabul'),
      armies(state, 'afghan', 'kabul'),
    ]).toEqual([1, 1, 2]);
    expect([roads(state, 'british', 'herat-kabul'), roads(state, 'afghan', 'herat-kabul')]).toEqual([1, 2]);
    expect([
      tribes(state, 'white', 'kabul'),
      tribes(state, 'black', 'kabul'),
      tribes(state, 'black', 'herat'),
    ]).toEqual([1, 1, 1]);
  });

  test('H4.3 from the left of the buyer, who comes last; fewer cards may be kept', () => {
    const table = () =>
      lay({
        market: topple,
        turn: { player: 'black' },
        players: [white({ tableau: [15] }), black({ tableau: [17] }), orange({ tableau: [16, 54] })],
      });
    const asked = go(table(), ['buy:t0']);
    expect(asked.ask?.seats).toEqual(['orange']);
    const played = go(table(), ['buy:t0', '54', 'done', 'none']);
    expect(played.ask?.seats).toEqual(['white']);
    expect(of(played.state, 'white').hand).toEqual([15]);
    expect(tableau(played.state, 'orange')).toEqual([54]);
  });

  test('H4.3, H4.4 the hand may exceed its size, and cards may be discarded from it for nothing', () => {
    const table = lay({ market: topple, players: [white({ hand: [35], tableau: [17, 16] }), black()] });
    const played = go(table, ['buy:t0', '17', '35', 'done']);
    expect(of(played.state, 'white').hand).toEqual([16]);
    expect(played.state.discards).toContain(35);
    expect(played.state.turn.discards).toBe(0);
  });
});

test('H5, H5.1 the last topple fails: A3 among all, and no purge', () => {
  const table = lay({ market: topple, deck: [43], players: [white({ rupees: 3 }), black({ rupees: 2 })] });
  const played = go(table, ['buy:t0']);
  expect(keys(played)).not.toContain('log.purge');
  expect(resultOf(played.state)).toMatchObject({
    winners: ['white'],
    standings: [
      { seat: 'white', rank: 1, score: 0 },
      { seat: 'black', rank: 2, score: 0 },
    ],
  });
});

test('A1 H3.1 an unbroken tie leaves nobody as the winner', () => {
  const table = lay({ market: topple, deck: [43], players: [white(), black()] });
  const result = resultOf(go(table, ['buy:t0']).state);
  expect(result?.winners).toEqual([]);
  expect(result?.standings.map((one) => one.rank)).toEqual([1, 1]);
  expect(spies(table, 15)).toEqual([]);
});
