import { expect, test } from 'vitest';
import { holdBySpaces, holdsWithout, type OperationShape, phaseAfter } from '../index.ts';

test('an Operation that could be executed in two spaces holds whatever happens in one', () => {
  const rules = (open: readonly number[]): OperationShape<null, { spaces: number[] }, null, number> => ({
    rule: '3.1',
    among: () => [1, 2, 3],
    test: () => (space) => open.includes(space),
    cost: () => 1,
    leastCost: () => 1,
    *execute() {},
  });
  expect(holdBySpaces(rules([1, 3]), null, { spaces: [] }).sturdy).toBe(true);
  const one = holdBySpaces(rules([1, 3]), null, { spaces: [3] });
  expect([holdsWithout(one, 1), holdsWithout(one, 2)]).toEqual([false, true]);
  expect(holdsWithout(holdBySpaces(rules([]), null, { spaces: [] }), 2)).toBe(false);
});

test('phases follow each other, and the final Round stops early', () => {
  const phases = ['victory', 'support', 'reset'] as const;
  expect(phaseAfter(phases, 'victory', 'support', false)).toBe('support');
  expect(phaseAfter(phases, 'support', 'support', false)).toBe('reset');
  expect(phaseAfter(phases, 'support', 'support', true)).toBeUndefined();
  expect(phaseAfter(phases, 'reset', 'support', false)).toBeUndefined();
});
