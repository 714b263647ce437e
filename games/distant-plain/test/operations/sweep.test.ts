import { expect, test } from 'vitest';
import { inEffect, limited, plain } from '../rules.ts';
import { here, situation, standard } from '../table.ts';

test('E5 Coalition Sweep without Government Troops (3.2.3)', () => {
  const state = standard('2005');
  const before = state.resources.government;
  plain(state, 'coalition', 'sweep', [
    'kandahar',
    'zabol',
    'done',
    'done',
    'taliban-underground',
    'warlords-underground',
  ]);
  expect(state.resources.government).toBe(before);
  expect(here(state, 'kandahar')).toMatchObject({
    'coalition-troops': 2,
    'taliban-active': 1,
    'warlords-active': 1,
  });
});

test('3.2.3, D19 a Coalition Sweep where no Coalition piece is makes nobody Active', () => {
  const state = situation({
    spaces: { herat: { 'government-troops': 3, 'taliban-underground': 2 } },
  });
  const played = plain(state, 'coalition', 'sweep', ['herat', 'done']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-underground': 2 });
});

test('3.2.3 each Coalition Troops cube takes one Government Troops cube along, for 3 Resources a target', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 2, 'government-troops': 5 } },
    resources: { government: 5 },
  });
  const asked = plain(structuredClone(state), 'coalition', 'sweep', ['kandahar', 'kabul', '2']);
  expect(asked.ask?.prompt.key).toBe('ask.sweep.along');
  expect(asked.menu).toEqual(['0', '1', '2']);
  plain(state, 'coalition', 'sweep', ['kandahar', 'kabul', '2', '2', 'done']);
  expect(here(state, 'kandahar')).toEqual({ 'coalition-troops': 2, 'government-troops': 2 });
  expect(state.resources.government).toBe(2);
});

test('3.2.3 Troops come from beside the target, or over one LoC without Sabotage', () => {
  const spaces = {
    kabul: { 'government-troops': 1 },
    zabol: { 'government-troops': 1 },
    herat: { 'government-troops': 1 },
  };
  const open = plain(situation({ spaces, resources: { government: 3 } }), 'government', 'sweep', [
    'kandahar',
  ]);
  expect(open.menu).toEqual(['kabul', 'zabol', 'done']);
  const shut = situation({
    spaces: { ...spaces, 'loc-kandahar-kabul': { terror: 1 } },
    resources: { government: 3 },
  });
  expect(plain(shut, 'government', 'sweep', ['kandahar']).menu).toEqual(['zabol', 'done']);
});

test('3.2.3 Government Troops pay the Warlords 1 for each LoC with guerrillas they enter; the Coalition does not', () => {
  const spaces = {
    kabul: { 'government-troops': 2, 'coalition-troops': 1 },
    'loc-kandahar-kabul': { 'taliban-underground': 1 },
  };
  const state = situation({ spaces, resources: { government: 4 } });
  plain(state, 'government', 'sweep', ['kandahar', 'kabul', '2']);
  expect(state.resources).toMatchObject({ government: 0, warlords: 1 });
  const poor = situation({ spaces, resources: { government: 3 } });
  expect(plain(poor, 'government', 'sweep', ['kandahar']).asked).toEqual(['government: ask.operation.space']);
  const theirs = situation({ spaces });
  plain(theirs, 'coalition', 'sweep', ['kandahar', 'kabul', 'done']);
  expect(theirs.resources.warlords).toBe(0);
});

test('3.2.3 a Government Sweep makes one guerrilla Active for each Government cube, Police too', () => {
  const state = situation({
    spaces: {
      herat: { 'government-troops': 1, police: 1, 'coalition-troops': 3, 'taliban-underground': 4 },
    },
    resources: { government: 3 },
  });
  const played = plain(state, 'government', 'sweep', [
    'herat',
    '~taliban-underground',
    '~taliban-underground',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-underground': 2, 'taliban-active': 2 });
});

test('2.3.5 a Limited Sweep has one target', () => {
  const state = situation({ spaces: { herat: { police: 1 } }, resources: { government: 9 } });
  const played = limited(state, 'government', 'sweep', ['herat']);
  expect(played.menu).toEqual([]);
  expect(state.resources.government).toBe(6);
});

test('5.3 ISR makes a guerrilla of any space Active after a Coalition Sweep', () => {
  const state = inEffect(situation({ spaces: { waziristan: { 'taliban-underground': 2 } } }), 1, 'unshaded');
  const played = plain(state, 'coalition', 'sweep', ['herat', 'done', 'waziristan', 'taliban-underground']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1 });
});

test('5.4 NATO holds the Coalition to one space; in Sandstorms no Troops come over a LoC', () => {
  const nato = inEffect(situation(), 17, 'shaded');
  const played = plain(nato, 'coalition', 'sweep', ['herat']);
  expect(played.menu).toEqual([]);
  const storm = inEffect(
    situation({ spaces: { kabul: { 'coalition-troops': 1 }, zabol: { 'coalition-troops': 1 } } }),
    57,
    'unshaded',
  );
  expect(plain(storm, 'coalition', 'sweep', ['kandahar']).menu).toEqual(['zabol', 'done']);
});

test('5.3 Roadside IEDs, shaded: of the cubes in the space only one that came by this Sweep is lost', () => {
  const state = inEffect(
    situation({
      spaces: { kabul: { 'coalition-troops': 1 }, khowst: { 'taliban-underground': 1, police: 2 } },
    }),
    23,
    'shaded',
  );
  plain(state, 'coalition', 'sweep', ['khowst', 'kabul', 'done', 'khowst']);
  expect(here(state, 'khowst')).toEqual({ police: 2, 'taliban-active': 1 });
  expect(state.casualties).toEqual([1, 0]);
});
