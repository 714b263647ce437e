import { type Kind, type SpaceId, SPACES, spaceOf, TABLE } from '@sandtable/andean-abyss/board';
import { expect, test } from 'vitest';
import { flightsBetween, withoutArrivals } from '../../../boards/andean-abyss/flights.ts';

type Lot = readonly [space: SpaceId, kind: Kind, count: number];

const at = (id: SpaceId) => {
  const space = spaceOf(id);
  if (space === undefined) throw new Error(`no space ${id}`);
  return space;
};

function table(...lots: readonly Lot[]) {
  const board = TABLE.empty(SPACES.length);
  for (const [space, kind, count] of lots) TABLE.place(board, at(space), kind, count);
  return board;
}

test('pieces that left one space and came to another are seen to go there', () => {
  const before = table(['bogota', 'troops', 5]);
  const after = table(['bogota', 'troops', 2], ['huila', 'troops', 3]);
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'troops', count: 3, from: at('bogota'), to: at('huila') },
  ]);
});

test('the nearest pieces are taken to be those that came', () => {
  const before = table(['cartagena', 'police', 1], ['cucuta', 'police', 1]);
  const after = table(['loc-arauca-cucuta', 'police', 1], ['cartagena', 'police', 1]);
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'police', count: 1, from: at('cucuta'), to: at('loc-arauca-cucuta') },
  ]);
});

test('3.3.2 a guerrilla may show itself on the way; one that only turns over stays where it is', () => {
  const before = table(['putumayo', 'farc-underground', 2], ['cali', 'auc-underground', 1]);
  const after = table(
    ['putumayo', 'farc-underground', 1],
    ['neiva', 'farc-active', 1],
    ['cali', 'auc-active', 1],
  );
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'farc-active', count: 1, from: at('putumayo'), to: at('neiva') },
  ]);
});

test('what is placed comes from the box, what is removed goes there', () => {
  const flights = flightsBetween(table(['meta-west', 'farc-base', 1]), table(['meta-west', 'troops', 2]));
  expect(flights).toEqual([
    { kind: 'troops', count: 2, from: undefined, to: at('meta-west') },
    { kind: 'farc-base', count: 1, from: at('meta-west'), to: undefined },
  ]);
});

test('pieces on their way do not lie on the map yet', () => {
  const before = table(['bogota', 'troops', 5]);
  const after = table(['bogota', 'troops', 2], ['huila', 'troops', 3]);
  const shown = { pieces: withoutArrivals(after.pieces, flightsBetween(before, after)), available: [] };
  expect(TABLE.count({ ...after, pieces: [...shown.pieces] }, at('huila'), 'troops')).toBe(0);
  expect(TABLE.count({ ...after, pieces: [...shown.pieces] }, at('bogota'), 'troops')).toBe(2);
});
