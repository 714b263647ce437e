import { demoMind } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { breadthOf, budgetOf, levelOf, LEVELS } from '../../thinking/levels.ts';

const { tempo } = demoMind;
const many = ({ options, proposals, variations }: ReturnType<typeof breadthOf>): number =>
  options + proposals + variations;

test('a thought of few rollouts looks at fewer plans, so that each is tried in several worlds', () => {
  const hasty = levelOf('plans:60', tempo);
  if (hasty === undefined) throw new Error('no such level');
  expect(budgetOf(hasty, tempo)).toBe(60);
  expect(many(breadthOf(hasty, tempo))).toBeLessThan(60 / 4);
  expect(many(breadthOf(hasty, tempo))).toBeGreaterThan(2);
});

test('with rollouts enough a level looks at all the plans it can', () => {
  const master = LEVELS.at(-1);
  if (master === undefined) throw new Error('no levels');
  expect(breadthOf(master, tempo)).toBe(master.breadth);
});

test('a higher level has more rollouts, and looks at no fewer plans', () => {
  for (const [i, level] of LEVELS.slice(1).entries()) {
    const lower = LEVELS[i];
    if (lower === undefined) throw new Error('no lower level');
    expect(budgetOf(level, tempo)).toBeGreaterThanOrEqual(budgetOf(lower, tempo));
    expect(many(breadthOf(level, tempo))).toBeGreaterThanOrEqual(many(breadthOf(lower, tempo)));
  }
});
