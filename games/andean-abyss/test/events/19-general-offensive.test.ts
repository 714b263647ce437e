import { expect, test } from 'vitest';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute, LAST_EVENT } from './event.ts';

test('card 19 lets the Government Sweep without moving or Assault in every space it can, for nothing', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1, police: 1, 'farc-underground': 1, 'auc-underground': 1 },
      choco: { troops: 3, 'farc-active': 2, 'farc-base': 1 },
      huila: { 'farc-active': 1 },
    },
  });
  const start = begin(structuredClone(state), 'government', 19, 'unshaded');
  expect(start.menu).toEqual(['cali', 'choco', 'done']);
  execute(state, 'government', 19, 'unshaded', ['choco', 'cali', 'auc-underground', 'farc-underground']);
  expect(here(state, 'choco')).toEqual({ troops: 3 });
  expect(here(state, 'cali')).toEqual({ troops: 1, police: 1, 'farc-active': 1, 'auc-active': 1 });
  expect(state.resources.government).toBe(0);
});

test('card 19 lets an Insurgent Attack or Terror in every space it can, for nothing', () => {
  const state = situation({
    spaces: {
      cali: { level: 'PS', police: 1, 'farc-underground': 1 },
      huila: { 'farc-underground': 2, 'auc-active': 1 },
      cesar: { 'farc-active': 1 },
    },
  });
  const played = execute(state, 'farc', 19, 'unshaded', ['cali', 'terror', 'huila', 'attack'], [2]);
  expect(played.menu).toEqual([]);
  expect(levelOf(state, 'cali')).toBe('N');
  expect(here(state, 'cali')).toEqual({ police: 1, 'farc-active': 1 });
  expect(here(state, 'huila')).toEqual({ 'farc-active': 2 });
});

test('card 19 may be used in fewer spaces than possible (D58)', () => {
  const state = situation({ spaces: { cali: { 'farc-underground': 1 } } });
  execute(state, 'farc', 19, 'unshaded', ['done']);
  expect(here(state, 'cali')).toEqual({ 'farc-underground': 1 });
});

test('card 19 offers the Government a Sweep only where it would find somebody', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1 },
      choco: { troops: 1, 'farc-underground': 1 },
      guaviare: { troops: 2, 'farc-underground': 1 },
      'loc-cali-pasto': { troops: 1, 'farc-underground': 1 },
    },
  });
  // 3.2.3: in a Forest it takes two cubes; LoCs are not Swept.
  expect(begin(state, 'government', 19, 'unshaded').menu).toEqual(['guaviare', 'done']);
});

test('2.3.9 card 19 grants a player no Sweep right before the final Propaganda card, but Assaults', () => {
  const spaces = {
    cali: { troops: 1, 'farc-underground': 1 },
    huila: { troops: 2, 'farc-active': 1, 'auc-underground': 1 },
  };
  const state = situation({ spaces, state: LAST_EVENT });
  execute(state, 'government', 19, 'unshaded', ['huila']);
  expect(here(state, 'huila')).toEqual({ troops: 2, 'auc-underground': 1 });
});

test('card 11 shaded asks nothing on card 19 where no Sweep would find anybody', () => {
  const state = situation({
    spaces: {
      choco: { troops: 1, police: 1, 'farc-underground': 1 },
      cali: { troops: 1, 'auc-active': 1 },
    },
    state: { capabilities: { 11: 'shaded' } },
  });
  // In a Forest it takes two of the same kind, so the Assault in Cali is all there is.
  expect(begin(state, 'government', 19, 'unshaded').menu).toEqual(['cali', 'done']);
});

test('card 11 shaded: on card 19 the Government says once which cubes search', () => {
  const state = situation({
    spaces: {
      choco: { troops: 1, police: 2, 'farc-underground': 1 },
      cali: { troops: 1, 'auc-underground': 1 },
    },
    state: { capabilities: { 11: 'shaded' } },
  });
  expect(begin(state, 'government', 19, 'unshaded').menu).toEqual(['troops', 'police']);
  expect(begin(state, 'government', 19, 'unshaded', ['police']).menu).toEqual(['choco', 'done']);
});

test('card 19 reaches LoCs: an Assault there, or an Attack', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { police: 1, 'farc-active': 1 } } });
  expect(begin(structuredClone(state), 'farc', 19, 'unshaded').menu).toEqual(['loc-cali-pasto', 'done']);
  execute(state, 'government', 19, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
});

test('5.1.2 card 19 strikes even the faction that card 42 shields', () => {
  const state = situation({
    spaces: { cali: { troops: 1, 'farc-active': 1 }, bogota: { troops: 1, 'farc-underground': 1 } },
    state: { momentum: [42], shielded: 'farc' },
  });
  expect(begin(state, 'government', 19, 'unshaded').menu).toEqual(['bogota', 'cali', 'done']);
});

test('card 11 shaded: the Government is asked even if only one kind of cube would find anybody', () => {
  for (const cubes of [{ troops: 2 }, { police: 2 }]) {
    const state = situation({
      spaces: { choco: { ...cubes, 'farc-underground': 1 } },
      state: { capabilities: { 11: 'shaded' } },
    });
    expect(begin(state, 'government', 19, 'unshaded').menu).toEqual(['troops', 'police']);
  }
});
