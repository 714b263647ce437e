import { describe, expect, test } from 'vitest';
import { boardOf } from '../../board/table.ts';
import type { State } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { black, KHYBER, lay, white } from '../table.ts';

const boardFor = (state: State, viewer = 'white') => boardOf(viewOf(state, viewer));
const player = (board: ReturnType<typeof boardOf>, id: string) => {
  const found = board.players.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
};

describe('E3 the market', () => {
  test('E3.7 a column costs one rupee more than the one before; twice that under a Military regime', () => {
    const plain = boardFor(lay({ players: [white(), black()], regime: 'political' }));
    expect(plain.market.map(({ price }) => price)).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
    const dear = boardFor(lay({ players: [white(), black()], regime: 'military' }));
    expect(dear.market[2]?.price).toBe(4);
    expect(dear.share).toBe(2);
  });

  test('E3.3 the price goes to the cards on the left of the same row', () => {
    const [first, second, third] = boardFor(lay({ players: [white(), black()] })).market;
    expect(first?.pays).toEqual([]);
    expect(third?.pays).toEqual([first?.id, second?.id]);
  });
});

test('C1 armies and tribes lie in locations, roads on connections', () => {
  const board = boardFor(
    lay({
      players: [white({ tribes: { kabul: 2 } }), black()],
      armies: { kabul: { british: 1 } },
      roads: { 'herat-kabul': { russian: 1 } },
    }),
  );
  expect(board.spaces.find(({ id }) => id === 'kabul')?.stacks).toEqual([
    { kind: 'british', count: 1 },
    { kind: 'white', count: 2 },
  ]);
  expect(board.spaces.find(({ id }) => id === 'herat-kabul')?.stacks).toEqual([
    { kind: 'russian-road', count: 1 },
  ]);
});

test('B4 one’s own hand is seen, of others only its size', () => {
  const state = lay({ players: [white({ hand: [3] }), black({ hand: [4, 5] })] });
  const board = boardFor(state);
  expect(player(board, 'white').hand?.map(({ id }) => id)).toEqual(['3']);
  expect(player(board, 'black')).toMatchObject({ hand: null, handCount: 2 });
});

test('E1.3 actions of the regime are told as free', () => {
  const free = (regime: string) => {
    const state = lay({ players: [white({ tableau: [87] }), black()], regime });
    const [card] = player(boardFor(state), 'white').tableau;
    return card?.court?.actions.filter(({ isFree }) => isFree).map(({ id }) => id);
  };
  expect(free('economic')).toEqual(['commerce']);
  expect(free('intelligence')).toEqual(['bribe']);
  expect(free('military')).toEqual([]);
});

test('H2.1 every empire tells its units of the regime, those of the others, and whether it is supreme', () => {
  const state = lay({
    players: [white({ tribes: { kabul: 1 } }), black()],
    armies: { kabul: { british: 4 }, herat: { russian: 1 } },
    regime: 'military',
  });
  const british = boardFor(state).empires.find(({ id }) => id === 'british');
  expect(british).toMatchObject({ units: 4, others: 1 });
});

test('I1.4 points are told only where nations are built', () => {
  expect(player(boardFor(lay({ players: [white(), black()] })), 'white').points).toBeNull();
  expect(player(boardFor(lay({ players: [white(), black()] }, KHYBER)), 'white').points).toBe(0);
});
