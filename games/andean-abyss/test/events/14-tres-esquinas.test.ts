import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 14 unshaded lets the Government place a Base and three Troops in a Department', () => {
  const state = situation();
  const played = execute(state, 'government', 14, 'unshaded', ['guaviare']);
  expect(here(state, 'guaviare')).toEqual({ troops: 3, 'government-base': 1 });
  expect(played.menu).toEqual([]);
});

test('5.1.3 card 14 unshaded places only the Troops where no Base fits', () => {
  const state = situation({ spaces: { guaviare: { 'farc-base': 2 } } });
  execute(state, 'government', 14, 'unshaded', ['guaviare']);
  expect(here(state, 'guaviare')).toEqual({ troops: 3, 'farc-base': 2 });
});

test('D22 card 14 unshaded: any Department but a FARC Zone, and no declining', () => {
  const state = situation({ state: { zones: [AT.guaviare] } });
  const { menu } = begin(state, 'farc', 14, 'unshaded');
  expect(menu).not.toContain('guaviare');
  expect(menu).not.toContain('cali');
  expect(menu).not.toContain('done');
});

test('card 14 shaded removes a Government Base and a cube from a Department (D22)', () => {
  const state = situation({
    spaces: { huila: { troops: 2, police: 1, 'government-base': 1, 'farc-base': 1 }, cali: { troops: 3 } },
  });
  execute(state, 'farc', 14, 'shaded', ['troops']);
  expect(here(state, 'huila')).toEqual({ troops: 1, police: 1, 'farc-base': 1 });
  expect(here(state, 'cali')).toEqual({ troops: 3 });
});

test('1.4.1 card 14 unshaded: the Government, executing it, may fetch Base and Troops from the map', () => {
  const spaces = {
    huila: { 'government-base': 2 },
    cesar: { 'government-base': 1 },
    cali: { troops: 29 },
  };
  const state = situation({ spaces });
  execute(state, 'government', 14, 'unshaded', ['guaviare', 'cesar', 'cali', 'done']);
  expect(here(state, 'guaviare')).toEqual({ troops: 2, 'government-base': 1 });
  expect(here(state, 'cesar')).toEqual({});
  expect(here(state, 'cali')).toEqual({ troops: 28 });
  const other = situation({ spaces });
  expect(execute(other, 'farc', 14, 'unshaded', ['guaviare']).menu).toEqual([]);
  expect(here(other, 'guaviare')).toEqual({ troops: 1 });
});

test('card 14 unshaded in Ecuador: two pieces of the Government, which chooses them', () => {
  const state = situation({ state: { opened: 1 } });
  execute(state, 'government', 14, 'unshaded', ['ecuador', 'troops', 'troops']);
  expect(here(state, 'ecuador')).toEqual({ troops: 2 });
});

test('5.1.3 card 14 shaded reaches a Department with only a Base or only one cube, of either kind', () => {
  const state = situation({
    spaces: {
      huila: { 'government-base': 2 },
      santander: { 'government-base': 1 },
      cesar: { troops: 1 },
      choco: { police: 1 },
      arauca: { 'farc-base': 1, 'auc-active': 1 },
      cali: { troops: 3 },
    },
  });
  expect(begin(structuredClone(state), 'farc', 14, 'shaded').menu).toEqual([
    'huila',
    'santander',
    'cesar',
    'choco',
  ]);
  execute(structuredClone(state), 'farc', 14, 'shaded', ['choco']);
  execute(state, 'farc', 14, 'shaded', ['huila']);
  expect(here(state, 'huila')).toEqual({ 'government-base': 1 });
});

test('card 14 shaded: the executing faction may take Police instead of Troops', () => {
  const state = situation({ spaces: { choco: { troops: 1, police: 1 } } });
  execute(state, 'cartels', 14, 'shaded', ['police']);
  expect(here(state, 'choco')).toEqual({ troops: 1 });
});

test('5.1.3 card 14 unshaded still places a Base when all Troops are on the map', () => {
  const state = situation({ spaces: { cali: { troops: 30 } } });
  execute(state, 'farc', 14, 'unshaded', ['guaviare']);
  expect(here(state, 'guaviare')).toEqual({ 'government-base': 1 });
});
