import { expect, test } from 'vitest';
import { boardOf } from '../../board/table.ts';
import type { State } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { cities, situation, standard } from '../table.ts';

const boardFrom = (state: State) => boardOf(viewOf(state));

test('7.2 the tracks tell what must be exceeded: 60 Total Support, 25 Opposition and Bases', () => {
  for (const state of [standard(), situation({ spaces: cities('AS') }), situation({ spaces: cities('AO') })])
    expect(boardFrom(state).tracks.map(({ faction, goal }) => [faction, goal])).toEqual([
      ['government', 60],
      ['farc', 25],
    ]);
  expect(boardFrom(standard()).tracks.map(({ value }) => value)).toEqual([
    viewOf(standard()).totalSupport,
    viewOf(standard()).oppositionPlusBases,
  ]);
});

test('2.3.2 the card in play shows who is Ineligible and who has acted, the next one does not', () => {
  const state = standard({
    state: { card: 1, deck: [2], shown: 1, done: [{ faction: 'farc', deed: 'event' }] },
  });
  state.eligible.auc = false;
  const { played, next } = boardFrom(state);
  expect(played?.order.find(({ faction }) => faction === 'auc')).toEqual({
    faction: 'auc',
    isOut: true,
    hasActed: false,
  });
  expect(played?.order.find(({ faction }) => faction === 'farc')?.hasActed).toBe(true);
  expect(played?.mark).toBe('capability');
  expect(
    next === 'face-down' ? undefined : next?.order.every(({ isOut, hasActed }) => !isOut && !hasActed),
  ).toBe(true);
});

test('2.1 nothing is in play during free deployment; 2.2 the next card may lie face down; the deck may be empty', () => {
  const deploying = boardFrom(standard({ state: { card: 0, deck: [5, 6], shown: 0 } }));
  expect(deploying.played).toBeNull();
  expect(deploying.next).toBe('face-down');
  expect(boardFrom(standard({ state: { card: 5, deck: [], shown: 0 } })).next).toBeNull();
});

test('2.4 a Propaganda card has no order of factions', () => {
  expect(boardFrom(standard({ state: { card: 73 } })).played).toEqual({
    id: '73',
    isPropaganda: true,
    order: [],
    mark: null,
  });
});

test('1.4.1 Available forces, a guerrilla counted once whichever side it shows', () => {
  const { factions } = boardFrom(standard());
  expect(factions.find(({ id }) => id === 'farc')?.available).toEqual([
    { kind: 'farc-underground', count: 18 },
    { kind: 'farc-base', count: 3 },
  ]);
});

test('5.3, 5.4 what is in effect is listed with its side', () => {
  const state = standard({ state: { capabilities: { 1: 'unshaded' }, momentum: [12] } });
  expect(boardFrom(state).lasting).toEqual([
    { card: '1', side: 'unshaded', mark: 'capability' },
    { card: '12', side: 'shaded', mark: 'momentum' },
  ]);
});

test('2.4.1, 6.4.3 Aid, Propaganda cards, President and deck', () => {
  const state = standard({ state: { aid: 7, propagandas: 2, president: 'pastrana' } });
  expect(boardFrom(state).figures).toEqual([
    { id: 'aid', value: 7 },
    { id: 'propaganda', value: 2, of: 4 },
    { id: 'president', value: { kind: 'president', id: 'pastrana' } },
    { id: 'deck', value: state.deck.length },
  ]);
});
