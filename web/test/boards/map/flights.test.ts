import { expect, test } from 'vitest';
import { flightsBetween, withoutArrivals } from '../../../boards/map/flights.ts';
import type { MapState } from '../../../boards/map/map-state.ts';
import { GEOGRAPHY, PIECES, space, world } from './world.ts';

const between = (before: MapState, after: MapState) => flightsBetween(before, after, PIECES, GEOGRAPHY);

test('pieces that left one space and came to another are seen to go there', () => {
  const before = world(space('steppe', { guard: 5 }));
  const after = world(space('steppe', { guard: 2 }), space('harbour', { guard: 3 }));
  expect(between(before, after)).toEqual([{ kind: 'guard', count: 3, from: 'steppe', to: 'harbour' }]);
});

test('the nearest pieces are taken to be those that came', () => {
  const before = world(space('steppe', { guard: 1 }), space('fort', { guard: 1 }));
  const after = world(space('steppe', { guard: 1 }), space('road', { guard: 1 }));
  expect(between(before, after)).toEqual([{ kind: 'guard', count: 1, from: 'fort', to: 'road' }]);
});

test('a piece may be turned over on its way; one that only turns over stays where it is', () => {
  const before = world(space('steppe', { hidden: 2 }), space('fort', { hidden: 1 }));
  const after = world(
    space('steppe', { hidden: 1 }),
    space('road', { shown: 1 }),
    space('fort', { shown: 1 }),
  );
  expect(between(before, after)).toEqual([{ kind: 'shown', count: 1, from: 'steppe', to: 'road' }]);
});

test('what is placed comes from outside, what is removed goes there', () => {
  expect(between(world(space('fort', { hidden: 1 })), world(space('fort', { guard: 2 })))).toEqual([
    { kind: 'guard', count: 2, from: undefined, to: 'fort' },
    { kind: 'hidden', count: 1, from: 'fort', to: undefined },
  ]);
});

test('pieces come to a space that was none before', () => {
  expect(between(world(space('fort', { guard: 1 })), world(space('island', { guard: 1 })))).toEqual([
    { kind: 'guard', count: 1, from: 'fort', to: 'island' },
  ]);
});

test('pieces on their way do not lie on the map yet; what carries something stays apart', () => {
  const stacks = [
    { kind: 'hidden', count: 2 },
    { kind: 'hidden', count: 1, load: 2 },
  ];
  const after = world({ ...space('fort'), stacks }, space('steppe', { guard: 2 }));
  const shown = withoutArrivals(after, [{ kind: 'hidden', count: 2, from: 'road', to: 'fort' }]);
  expect(shown.get('fort')?.stacks).toEqual([{ kind: 'hidden', count: 1, load: 2 }]);
  expect(shown.get('steppe')?.stacks).toEqual([{ kind: 'guard', count: 2 }]);
});
