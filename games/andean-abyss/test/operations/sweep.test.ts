import { expect, test } from 'vitest';
import { AT, idOf, spacesOf } from '../../map.ts';
import { originsOf, sweepStrength } from '../../operations/sweep.ts';
import { limited, operation, plain } from '../rules.ts';
import { type Here, here, situation } from '../table.ts';

const everywhere = (): Record<string, Here> =>
  Object.fromEntries(spacesOf(0).map((space) => [idOf(space), space < 30 ? { troops: 1 } : {}]));

test('A2 who can Sweep into Cesar (3.2.3)', () => {
  const origins = originsOf(situation(), AT.cesar).map(idOf);
  expect(origins.filter((id) => !id.startsWith('loc-'))).toEqual([
    'bucaramanga',
    'santa-marta',
    'cucuta',
    'sincelejo',
    'antioquia',
    'santander',
    'atlantico',
  ]);
  const guarded = situation({ spaces: { 'loc-ayacucho-cucuta': { 'farc-active': 1, troops: 1 } } });
  const now = originsOf(guarded, AT.cesar).map(idOf);
  expect(now).not.toContain('cucuta');
  expect(now).toContain('bucaramanga');
  expect(now).toContain('sincelejo');
  expect(now).toContain('loc-ayacucho-cucuta');
});

test('3.2.3 Troops move into a target that was paid for, from beside it or across a LoC without guerrillas', () => {
  const state = situation({
    spaces: { ...everywhere(), bogota: { troops: 3 } },
    resources: { government: 3 },
  });
  const played = plain(state, 'government', 'sweep', ['cesar', 'cucuta', 'santa-marta', 'done']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'cesar')).toEqual({ troops: 3 });
  expect(here(state, 'cucuta')).toEqual({});
  expect(state.resources.government).toBe(0);
});

test('3.2.3 an Air Strike that clears a LoC in mid-Sweep opens the Troops beyond it (4.1)', () => {
  const state = situation({
    spaces: { cucuta: { troops: 2 }, 'loc-ayacucho-cucuta': { 'farc-active': 1 } },
    resources: { government: 3 },
  });
  const guarded = operation(structuredClone(state), 'government', 'sweep', ['cesar']);
  expect(guarded.menu).not.toContain('cucuta');
  const cleared = operation(state, 'government', 'sweep', ['cesar', 'air-strike']);
  expect(cleared.menu).toEqual(['cucuta', 'done', 'withdraw']);
});

test('3.2.3 a guerrilla becomes Active for each cube, Police and Troops, in Forest for every two', () => {
  const state = situation({
    spaces: {
      huila: { troops: 1, police: 1, 'farc-underground': 3 },
      putumayo: { troops: 3, 'auc-underground': 2 },
    },
    resources: { government: 6 },
  });
  const played = plain(state, 'government', 'sweep', [
    'huila',
    'done',
    'putumayo',
    'done',
    'farc-underground',
    'auc-underground',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'huila')).toMatchObject({ 'farc-underground': 1, 'farc-active': 2 });
  expect(here(state, 'putumayo')).toMatchObject({ 'auc-underground': 1, 'auc-active': 1 });
});

test('3.1 the Government may leave a faction alone, but searches to the full the one it searches', () => {
  const state = situation({
    spaces: { huila: { troops: 2, 'farc-underground': 2, 'auc-underground': 1 } },
    resources: { government: 3 },
  });
  const start = limited(structuredClone(state), 'government', 'sweep', ['huila']);
  expect(start.menu).toEqual(['farc-underground', 'auc-underground', 'done']);
  const next = limited(state, 'government', 'sweep', ['huila', 'farc-underground']);
  expect(next.menu).toEqual(['farc-underground', 'auc-underground']);
});

test('1.4.3 guerrillas that are Active already may be counted among those a Sweep makes Active', () => {
  const spaces = { cali: { troops: 2, 'farc-underground': 2, 'farc-active': 1 } };
  const state = situation({ spaces, resources: { government: 3 } });
  const one = limited(state, 'government', 'sweep', ['cali', 'farc-underground']);
  expect(one.menu).toEqual(['farc-underground', 'done']);
  // Three cubes for three guerrillas: all of them are found.
  const more = situation({ spaces: { cali: { ...spaces.cali, troops: 3 } }, resources: { government: 3 } });
  limited(more, 'government', 'sweep', ['cali', 'farc-underground']);
  expect(here(more, 'cali')).toEqual({ troops: 3, 'farc-active': 3 });
});

test('A5 Sweep in Panamá (1.3.5, 3.2.3, card 71)', () => {
  const state = situation({
    spaces: { choco: { troops: 4 }, panama: { 'farc-underground': 1, 'farc-base': 1 } },
    resources: { government: 3 },
    state: { opened: 2 },
  });
  plain(state, 'government', 'sweep', ['panama', 'choco', '4']);
  expect(state.resources.government).toBe(0);
  expect(here(state, 'panama')).toEqual({ troops: 4, 'farc-underground': 1, 'farc-base': 1 });
  expect(sweepStrength(state, AT.panama, 'cubes')).toBe(0);
});

test('3.2.3 Troops that moved into one target do not move on to another', () => {
  const state = situation({ spaces: { bogota: { troops: 2 } }, resources: { government: 6 } });
  const played = plain(state, 'government', 'sweep', ['santander', 'bogota', '2', 'huila']);
  expect(played.asked).not.toContain('government: ask.sweep.counted');
  expect(here(state, 'santander')).toEqual({ troops: 2 });
});

test('6.4.4 no Sweep in a FARC Zone', () => {
  const state = situation({ resources: { government: 3 }, state: { zones: [AT.huila] } });
  expect(plain(state, 'government', 'sweep').menu).not.toContain('huila');
});

test('2.3.5 a Limited Sweep has one target', () => {
  const state = situation({ spaces: { bogota: { troops: 1 } }, resources: { government: 9 } });
  limited(state, 'government', 'sweep', ['santander', 'bogota']);
  expect(state.resources.government).toBe(6);
  expect(here(state, 'santander')).toEqual({ troops: 1 });
});
