import { expect, test } from 'vitest';
import { cards, goOn, here, situation } from './pass.ts';

test('a pass of a faction without Resources pays the one it spends from', () => {
  const state = cards(situation(), 3, 1, 9, 10);
  goOn(state, ['pass']);
  expect(state.resources).toEqual({ crown: 1, rebels: 0 });
});

test('two of three factions act on a card, and what the second may do follows from the first', () => {
  const state = cards(
    situation({
      spaces: { capital: { 'crown-troops': 2 }, hills: { 'rebels-active': 1 } },
      resources: { crown: 6, rebels: 3 },
    }),
    1,
    2,
    9,
    10,
  );
  const played = goOn(state, ['train', 'capital', '1', 'done', 'done']);
  expect(played.ask?.seats).toEqual(['rebels']);
  // After an Operation alone there is no Event, and only a Limited Operation.
  expect(played.menu).not.toContain('shaded');
  expect(played.labels.find((label) => label.startsWith('rally'))).toContain('Limited');
  expect(played.blocked).toContain('shaded: 2 why.no-event');
  const next = goOn(state, ['rally', 'hills']);
  expect(here(state, 'hills')).toEqual({ 'rebels-underground': 1, 'rebels-active': 1 });
  // The third faction has had no turn: it is Eligible on the next card, the others are not.
  expect(state.card).toBe(2);
  expect(state.eligible).toEqual({ crown: false, allies: true, rebels: false });
  expect(next.ask?.seats).toEqual(['allies']);
});

test('an Event may say who is Eligible on the next card, whatever was done', () => {
  const state = cards(situation(), 1, 2, 9, 10);
  goOn(state, ['pass', 'shaded', 'pass']);
  expect(state.eligible).toEqual({ crown: true, allies: true, rebels: true });
  const other = cards(situation(), 1, 2, 9, 10);
  goOn(other, ['unshaded', 'pass', 'pass']);
  expect(other.eligible).toEqual({ crown: false, allies: true, rebels: false });
});

test('on the last Event card players operate on a limit and do not March', () => {
  const state = cards(
    situation({ spaces: { hills: { 'rebels-active': 1 } }, resources: { rebels: 3 } }),
    2,
    10,
  );
  state.propagandas = 1;
  const { menu, blocked } = goOn(state);
  expect(menu).toContain('rally');
  expect(menu).not.toContain('march');
  expect(blocked).toContain('march: 2 why.last-event');
});

test('a Propaganda card right after another brings no Round', () => {
  const state = cards(situation({ variants: { finalPropaganda: 3 } }), 1, 9, 10, 2);
  const { lines } = goOn(state, ['pass', 'pass', 'pass']);
  expect(lines.map((line) => line.key)).toContain('log.propaganda.skipped');
  expect(state.card).toBe(2);
});
