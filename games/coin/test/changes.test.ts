import { expect, test } from 'vitest';
import { thePass } from '../testing/index.ts';
import { execute, here, operation, plain, situation } from './pass.ts';

test('a faction without Resources of its own spends those of another', () => {
  const state = situation({ spaces: { valley: { 'allied-troops': 1 } }, resources: { crown: 5 } });
  const { menu } = plain(state, 'allies', 'train', ['2']);
  expect(menu).toEqual([]);
  expect(state.resources).toEqual({ crown: 3, rebels: 0 });
  expect(here(state, 'valley')).toEqual({ 'allied-troops': 3 });
});

test('pieces may lie in boxes beside the map, and the laws count them there', () => {
  const state = situation({
    spaces: { valley: { 'allied-troops': 1, 'rebels-underground': 2 } },
    resources: { rebels: 1 },
  });
  plain(state, 'rebels', 'attack', ['valley'], [1]);
  expect(here(state, 'valley')).toEqual({ 'rebels-active': 2 });
  expect(state.casualties.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(() => thePass.laws(state)).not.toThrow();
  state.casualties.fill(0);
  expect(() => thePass.laws(state)).toThrow('instead of 5');
});

test('a Crown piece lost in the same way is Available again', () => {
  const state = situation({
    spaces: { valley: { 'crown-troops': 1, 'rebels-active': 2 } },
    resources: { rebels: 1 },
  });
  plain(state, 'rebels', 'attack', ['valley'], [2]);
  expect(state.casualties.every((count) => count === 0)).toBe(true);
  expect(state.available[0]).toBe(8);
});

test('tracks keep their limits', () => {
  const state = situation({ resources: { crown: 19 }, state: { aid: 9 } });
  const { lines } = execute(state, 'crown', 1, 'unshaded');
  expect([state.resources.crown, state.aid]).toEqual([20, 9]);
  expect(lines.filter((line) => line.key === 'log.aid')).toEqual([]);
});

test('own pieces may be taken off the map as long as the Operation has something to do', () => {
  const state = situation({
    spaces: { hills: { 'rebels-underground': 9 } },
    resources: { rebels: 2 },
  });
  expect(operation(state, 'rebels', 'march').menu).toContain('withdraw');
  const alone = situation({ spaces: { hills: { 'rebels-active': 1 } }, resources: { rebels: 2 } });
  // The only guerrilla must stay for the March.
  expect(operation(alone, 'rebels', 'march').menu).not.toContain('withdraw');
});

test('gifts are offered while somebody is asked; what was begun keeps the cost of its first space', () => {
  const given = { spaces: { hills: { 'rebels-active': 1 } }, resources: { rebels: 2, crown: 1 } };
  const gifts = (state: ReturnType<typeof situation>, seat: string) =>
    thePass.asides?.(state, seat).map((aside) => aside.id);
  const state = situation(given);
  expect(gifts(state, 'rebels')).toEqual(['give:crown:1', 'give:crown:2']);
  expect(gifts(state, 'allies')).toEqual([]);
  plain(state, 'rebels', 'rally');
  expect(gifts(state, 'rebels')).toEqual(['give:crown:1']);
  const paid = situation(given);
  plain(paid, 'rebels', 'rally', ['coast']);
  expect([paid.resources.rebels, gifts(paid, 'rebels')]).toEqual([1, ['give:crown:1']]);
});
