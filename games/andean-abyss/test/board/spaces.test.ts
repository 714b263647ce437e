import { expect, test } from 'vitest';
import { spacesOnBoard } from '../../board/spaces.ts';
import { AT, type SpaceId } from '../../map.ts';
import type { State } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { viewOf } from '../../view.ts';
import { situation } from '../table.ts';

function on(state: State, id: SpaceId) {
  const found = spacesOnBoard(viewOf(state)).find((space) => space.id === id);
  if (found === undefined) throw new Error(`${id} is no space`);
  return found;
}

test('1.3 what a space is, with its figures; a LoC has no population, other spaces no economic value', () => {
  const state = situation();
  expect(on(state, 'bogota')).toMatchObject({ kind: 'city', terrain: null, population: 8, econ: null });
  expect(on(state, 'choco')).toMatchObject({ kind: 'department', terrain: 'forest', population: 1 });
  expect(on(state, 'loc-arauca-cucuta')).toMatchObject({ kind: 'pipeline', population: null, econ: 3 });
  expect(on(state, 'loc-cali-pasto')).toMatchObject({ kind: 'road', econ: 1, control: null });
});

test('1.3.5 Ecuador and Panamá are spaces once they have been opened', () => {
  const ids = (opened: State['opened']) =>
    spacesOnBoard(viewOf(situation({ state: { opened } }))).map(({ id }) => id);
  expect(ids(0)).not.toContain('ecuador');
  expect(ids(1)).toContain('ecuador');
  expect(ids(1)).not.toContain('panama');
  expect(ids(3)).toContain('panama');
});

test('1.6.2 spaces without population have no level at all', () => {
  const state = situation({ spaces: { cali: { level: 'PO' } } });
  expect(on(state, 'cali').level).toBe(-1);
  expect(on(state, 'medellin').level).toBe(0);
  expect(on(state, 'vichada').level).toBeNull();
  expect(on(state, 'loc-cali-pasto').level).toBeNull();
});

test('6.2 Control is as fixed in the Control Phase until Reset, otherwise who has the majority', () => {
  const spaces = {
    cali: { troops: 2, 'farc-underground': 1 },
    huila: { 'farc-underground': 1 },
    cesar: { police: 1, 'auc-base': 1 },
  };
  const state = situation({ spaces });
  expect(on(state, 'cali').control).toEqual({ faction: 'government', isFixed: false });
  expect(on(state, 'huila').control).toEqual({ faction: 'farc', isFixed: false });
  expect(on(state, 'cesar').control).toBeNull();
  state.control = { government: [AT.huila], farc: [] };
  state.stage = { kind: 'propaganda', phase: 'agitation' };
  expect(on(state, 'huila').control).toEqual({ faction: 'government', isFixed: true });
  expect(on(state, 'cali').control).toBeNull();
});

test('3.3.4, 6.4.4 Terror is counted, Sabotage lies on LoCs only, a Zone is marked', () => {
  const state = situation({
    spaces: { cali: { terror: 2 }, 'loc-cali-pasto': { terror: 1 } },
    state: { zones: [AT['meta-west']] },
  });
  expect(on(state, 'cali').markers).toEqual([{ id: 'terror', count: 2 }]);
  expect(on(state, 'loc-cali-pasto').markers).toEqual([{ id: 'sabotage', count: 1 }]);
  expect(on(state, 'meta-west').markers).toEqual([{ id: 'farc-zone', count: 1 }]);
});

test('4.5.3 guerrillas that carry Shipments lie apart from the others, by what they carry', () => {
  const state = situation({ spaces: { cali: { 'cartels-underground': 4, police: 1 } } });
  for (const load of [2, 1, 1]) state.carriers.push({ space: AT.cali, kind: 'cartels-underground', load });
  expect(on(state, 'cali').stacks).toEqual([
    { kind: 'police', count: 1, load: 0 },
    { kind: 'cartels-underground', count: 1, load: 0 },
    { kind: 'cartels-underground', count: 2, load: 1 },
    { kind: 'cartels-underground', count: 1, load: 2 },
  ]);
});

test('4.1 the spaces of an Operation and of its Special Activity are chosen', () => {
  const state = situation({ state: { turn: beginTurn('farc', 'rally') } });
  state.turn?.spaces.push(AT.huila);
  state.turn?.activitySpaces.push(AT.arauca);
  const chosen = spacesOnBoard(viewOf(state)).filter(({ isWorked }) => isWorked);
  expect(chosen.map(({ id }) => id)).toEqual(['huila', 'arauca']);
});
