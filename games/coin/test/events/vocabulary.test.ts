import { expect, test } from 'vitest';
import { begin, execute, here, levelOf, situation } from '../pass.ts';

test('what a card says one may do in up to so many spaces can be stopped; nothing is offered that does nothing', () => {
  const state = situation({
    spaces: { capital: { level: 'S' }, hills: { level: 'S' }, valley: { level: 'N' } },
  });
  const { menu } = begin(state, 'rebels', 2, 'shaded');
  expect(menu).toEqual(['capital', 'hills', 'done']);
  execute(state, 'rebels', 2, 'shaded', ['hills', 'done']);
  expect([levelOf(state, 'capital'), levelOf(state, 'hills')]).toEqual(['S', 'N']);
});

test('where there is but one way the card is executed without asking', () => {
  const state = situation({ spaces: { capital: { level: 'S' }, hills: { level: 'S' } } });
  execute(state, 'crown', 2, 'unshaded');
  expect(levelOf(state, 'valley')).toBe('S');
});

test('another faction may decide, and chooses the kind of each piece', () => {
  const state = situation();
  const { ask } = begin(state, 'crown', 3, 'unshaded');
  expect(ask?.seats).toEqual(['allies']);
  execute(state, 'crown', 3, 'unshaded', ['hills', 'allied-base']);
  expect(here(state, 'hills')).toEqual({ 'allied-troops': 1, 'allied-base': 1 });
});

test('whoever executes an Event may take own pieces off the map to place them', () => {
  const state = situation({ spaces: { hills: { 'rebels-active': 9 } } });
  const { menu } = begin(state, 'rebels', 3, 'shaded');
  expect(menu).toEqual(['hills', 'done']);
  execute(state, 'rebels', 3, 'shaded', ['hills', 'coast', 'done']);
  expect(here(state, 'coast')).toEqual({ 'rebels-underground': 1 });
});

test('where nothing can take its place a replaced piece is only removed', () => {
  const state = situation({ spaces: { capital: { 'crown-troops': 8 }, hills: { 'rebels-underground': 1 } } });
  execute(state, 'crown', 4, 'unshaded', ['hills']);
  expect([here(state, 'hills'), here(state, 'capital')]).toEqual([{}, { 'crown-troops': 8 }]);
});

test('a lasting text is noted, and the rule it changes looks for it by name', () => {
  const state = situation({ spaces: { hills: { 'rebels-active': 1 } }, resources: { rebels: 1 } });
  execute(state, 'crown', 5, 'unshaded');
  expect(state.capabilities).toEqual({ 5: 'unshaded' });
  state.stage = { kind: 'card' };
});

test('a free Operation granted by a card costs nothing and may be declined', () => {
  const given = { spaces: { hills: { 'crown-troops': 1, 'rebels-active': 1 } } };
  const state = situation(given);
  execute(state, 'crown', 6, 'unshaded', ['yes']);
  expect(here(state, 'hills')).toEqual({ 'crown-troops': 1 });
  const declined = situation(given);
  execute(declined, 'crown', 6, 'unshaded', ['no', 'done']);
  expect(here(declined, 'hills')).toEqual({ 'crown-troops': 1, 'rebels-active': 1 });
});
