import { expect, test } from 'vitest';
import { cards, goOn, round } from './rules.ts';
import { here, situation, standard } from './table.ts';

test('E33 Pass and eligibility (2.3.3, 2.3.6)', () => {
  // Card 1 has the order Coalition, Taliban, Government, Warlords.
  const state = cards(standard('2005'), 1, 2, 3);
  const passed = goOn(state, ['pass']);
  expect(state.resources.government).toBe(33);
  expect(passed.ask?.seats).toEqual(['taliban']);
  const operated = goOn(state, ['rally', 'kandahar', 'done']);
  expect(operated.ask?.seats).toEqual(['government']);
  expect(operated.menu).toEqual(['train', 'patrol', 'sweep', 'pass']);
  expect(operated.labels[0]).toBe('train: 3.2.1, Limited Train');
  goOn(state, ['train', 'herat', 'done']);
  expect(state.card).toBe(2);
  expect(state.eligible).toEqual({ coalition: true, government: false, taliban: false, warlords: true });
});

test('2.3.3 an Insurgent that passes gets 1, either COIN faction 3 for the Government', () => {
  const state = cards(situation(), 1, 2, 3);
  goOn(state, ['pass', 'pass', 'pass', 'pass']);
  expect(state.resources).toEqual({ government: 6, taliban: 1, warlords: 1 });
  expect(state.card).toBe(2);
});

test('2.3.2, 2.3.4 the leftmost Eligible faction chooses first: Event, Operation with a Special Activity, or pass', () => {
  const state = cards(
    standard('2005', {
      state: { eligible: { coalition: false, government: true, taliban: true, warlords: true } },
    }),
    1,
    2,
  );
  const first = goOn(state);
  expect(first.ask?.seats).toEqual(['taliban']);
  expect(first.menu).toEqual(['unshaded', 'shaded', 'rally', 'march', 'attack', 'terror', 'pass']);
});

test('2.3.4 after an Operation with a Special Activity the second may take the Event or a Limited Operation', () => {
  const state = cards(standard('2005'), 1, 2);
  const second = goOn(state, [
    'sweep',
    'herat',
    'air-lift',
    'kabul',
    'herat',
    '2',
    '0',
    'done',
    'done',
    'done',
  ]);
  expect(second.ask?.seats).toEqual(['taliban']);
  expect(second.menu).toEqual(['unshaded', 'shaded', 'rally', 'march', 'attack', 'terror', 'pass']);
});

test('2.3.4 after the Event the second may execute an Operation with a Special Activity, but not the Event', () => {
  const state = cards(standard('2005'), 1, 2);
  const second = goOn(state, ['unshaded']);
  expect(second.ask?.seats).toEqual(['taliban']);
  expect(second.menu).not.toContain('shaded');
  expect(second.blocked).toContain('unshaded: 2.3.4 why.no-event');
  const rally = goOn(state, ['rally']);
  expect(rally.menu).toContain('extort');
});

test('2.3.1, 2.3.6 whoever executed is Ineligible on the next card; all start Eligible', () => {
  const state = cards(standard('2005'), 1, 2, 3);
  const next = goOn(state, ['unshaded', 'pass', 'pass', 'pass']);
  expect(state.eligible.coalition).toBe(false);
  expect(next.ask?.seats).toEqual(['taliban']);
});

test('2.3.1 option A takes the order from the next card, option B makes nobody Ineligible', () => {
  // Card 4 has the order Coalition, Taliban, Warlords, Government; card 37 Government, Coalition, Taliban, Warlords.
  const a = cards(standard('2005', { variants: { eligibility: 'a' } }), 4, 37, 38);
  expect(goOn(a).ask?.seats).toEqual(['government']);
  const b = cards(standard('2005', { variants: { eligibility: 'b' } }), 1, 2, 3);
  b.shown = 1;
  goOn(b, ['unshaded', 'pass', 'pass', 'pass']);
  expect(b.eligible.coalition).toBe(true);
});

test('2.3.1 option A turns up cards until an Event shows the order; at the end the first played does', () => {
  const state = cards(standard('2005', { variants: { eligibility: 'a' } }), 4, 73, 37);
  state.shown = 2;
  expect(goOn(state).ask?.seats).toEqual(['government']);
  const last = cards(standard('2005', { variants: { eligibility: 'a' }, state: { played: [55, 1] } }), 4, 73);
  expect(goOn(last).ask?.seats).toEqual(['warlords']);
});

test('2.3.8 on the last Event card players have Limited Operations, and neither Sweep nor March', () => {
  const state = cards(standard('2005', { state: { propagandas: 4 } }), 1, 77);
  const asked = goOn(state);
  expect(asked.menu).toEqual(['unshaded', 'shaded', 'train', 'patrol', 'pass']);
  expect(asked.blocked).toContain('sweep: 2.3.8 why.last-event');
  expect(asked.labels).toContain('train: 3.2.1, Limited Train');
});

test('2.2 with the next card face down nobody knows the last Event card', () => {
  const state = cards(standard('2005', { variants: { hiddenNext: true }, state: { propagandas: 4 } }), 1, 77);
  state.shown = 0;
  expect(goOn(state).menu).toContain('sweep');
});

test('2.3.7 the next card comes into play, and the one after it is seen', () => {
  const state = cards(situation(), 1, 2, 3);
  goOn(state, ['pass', 'pass', 'pass', 'pass']);
  expect(state).toMatchObject({ card: 2, deck: [3], shown: 1, played: [1] });
});

test('6.6.1, 2.3.5 at Sponsorship a Limited Operation of the Taliban is in several spaces, without a Special Activity', () => {
  const state = cards(standard('2009'), 1, 2);
  const asked = goOn(state, ['sweep', 'herat', 'done', 'done', 'done', 'rally', 'kandahar', '1']);
  expect(asked.ask?.seats).toEqual(['taliban']);
  expect(asked.menu).toContain('khowst');
  expect(asked.menu).not.toContain('extort');
});

test('1.5.1, 3.1 a faction that lacks Resources may wait for a gift', () => {
  const state = cards(
    situation({ spaces: { balkh: { 'warlords-active': 1 } }, resources: { taliban: 5 } }),
    55,
    2,
  );
  const asked = goOn(state);
  expect(asked.ask?.seats).toEqual(['warlords']);
  expect(asked.blocked).toContain('rally: 3.1 why.resources');
});

test('E34 Two Propaganda cards in a row (6.0, 2.4)', () => {
  const state = round(standard('2005'), 'reset', 74, 1, 2);
  state.played.push(5);
  const next = goOn(state);
  expect(state.propagandas).toBe(2);
  expect(next.lines.map(({ key }) => key)).toContain('log.propaganda.skipped');
  expect(state.card).toBe(1);
});

test('2.4.1, 6.0 if the final Propaganda card directly follows another one the game ends', () => {
  const state = round(standard('2005'), 'reset', 77);
  state.propagandas = 4;
  goOn(state);
  expect(state.stage).toEqual({ kind: 'over', by: 'final' });
});

test('2.3.5 a Limited Operation is in one space', () => {
  const state = cards(standard('2005'), 1, 2);
  const asked = goOn(state, ['train', 'kabul', '0', '0', 'done', '~done', 'terror', 'kandahar']);
  // Both have acted: the next card finds the Government first.
  expect(asked.ask?.seats).toEqual(['government']);
  expect(here(state, 'kandahar')).toMatchObject({ 'taliban-active': 1 });
});
