import { expect, test } from 'vitest';
import { event, inEffect, operation, plain } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';

const allTalibanAt = (id: 'zabol') => ({ [id]: { 'taliban-underground': 30 } });

test('5.1.1 card 4: a Base even with guerrillas around; with nobody in Pakistan only the roll, not below 0', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-underground': 2, 'taliban-base': 1 } },
    resources: { taliban: 2 },
  });
  const asked = event(structuredClone(state), 'coalition', 4, 'unshaded');
  expect(asked.menu).toEqual(['taliban-underground', 'taliban-base']);
  event(state, 'coalition', 4, 'unshaded', ['taliban-base'], [6]);
  expect([here(state, 'waziristan'), state.resources.taliban]).toEqual([{ 'taliban-underground': 2 }, 0]);
  const nobody = situation({ resources: { taliban: 9 } });
  event(nobody, 'coalition', 4, 'unshaded', [], [3]);
  expect(nobody.resources.taliban).toBe(6);
});

test('5.1.1, 6.6.1 card 4, shaded, at Hostility: the guerrilla comes, and is Active at once', () => {
  const state = situation({ islamabad: 'hostility', resources: { taliban: 74 } });
  event(state, 'taliban', 4, 'shaded', ['balochistan', 'taliban-underground'], [5]);
  expect([here(state, 'balochistan'), state.resources.taliban]).toEqual([{ 'taliban-active': 1 }, 75]);
});

test('6.6.1 card 6: two boxes from Pressure end at Hostility, Hard; the guerrillas of Pakistan turn Active', () => {
  const state = situation({ spaces: { waziristan: { 'taliban-underground': 3 } }, islamabad: 'pressure' });
  event(state, 'coalition', 6, 'unshaded');
  expect(state.islamabad).toEqual({ box: 'hostility', hard: true });
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 3 });
});

test('5.1 card 9: only from a space beside a Coalition piece, on a LoC too; shaded only with one in a Province', () => {
  const spaces = {
    waziristan: { 'taliban-active': 1 },
    'northwest-frontier': { 'taliban-active': 1 },
    'loc-kandahar-spin-boldak': { 'coalition-troops': 1 },
  } as const;
  const state = situation({ spaces, islamabad: 'tolerance' });
  expect(event(structuredClone(state), 'coalition', 9, 'unshaded').menu).toEqual(['waziristan', 'done']);
  event(state, 'taliban', 9, 'shaded');
  expect(state.islamabad.box).toBe('tolerance');
});

test('5.1.1 card 15: with no Police Available the guerrillas are only removed, and the Province still shifts', () => {
  const state = situation({
    spaces: {
      kandahar: { 'coalition-troops': 1, 'taliban-underground': 2, level: 'O' },
      herat: { police: 30 },
    },
  });
  event(state, 'coalition', 15, 'unshaded', ['~kandahar', 'kandahar', '~kandahar']);
  expect(here(state, 'kandahar')).toEqual({ 'coalition-troops': 1 });
  expect(levelOf(state, 'kandahar')).toBe('N');
});

test('5.4 card 17, shaded: one space for a Coalition Assault, but the free one of a Patrol does not count', () => {
  const state = inEffect(
    situation({
      spaces: {
        herat: { 'coalition-troops': 1, 'taliban-active': 1 },
        'loc-kabul-aibak': { 'coalition-troops': 1, 'taliban-active': 1 },
      },
    }),
    17,
    'shaded',
  );
  expect(plain(structuredClone(state), 'coalition', 'assault', ['herat']).menu).toEqual([]);
  expect(plain(state, 'coalition', 'patrol', ['done']).menu).toEqual(['loc-kabul-aibak', 'done']);
});

test('5.1 card 21, shaded: no space loses two, and nobody is a Casualty', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 20 } },
    state: { aid: 4 },
  });
  event(state, 'taliban', 21, 'shaded');
  expect([here(state, 'kabul'), state.outOfPlay, state.casualties, state.aid]).toEqual([
    { 'coalition-troops': 19 },
    [1, 0],
    [0, 0],
    0,
  ]);
});

test('5.1.3 card 22, shaded: without Coalition Troops at the border the guerrilla comes all the same', () => {
  const state = situation({ islamabad: 'sponsorship' });
  event(state, 'taliban', 22, 'shaded', ['nimruz']);
  expect([here(state, 'nimruz'), state.islamabad]).toEqual([
    { 'taliban-underground': 1 },
    { box: 'sponsorship', hard: true },
  ]);
});

test('5.1 card 25: a space without Terror may be one of the two, and be the one that shifts', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-troops': 1, terror: 3, level: 'N' },
      herat: { 'coalition-base': 1, level: 'N' },
    },
  });
  event(state, 'coalition', 25, 'unshaded', ['kabul', 'herat', 'herat']);
  expect([terrorIn(state, 'kabul'), levelOf(state, 'kabul'), levelOf(state, 'herat')]).toEqual([0, 'N', 'S']);
});

test('5.1.2 card 26 lifts and strikes in Sandstorms, once', () => {
  const state = inEffect(
    situation({ spaces: { kabul: { 'coalition-troops': 2 }, herat: { 'taliban-active': 1 } } }),
    57,
    'unshaded',
  );
  event(state, 'coalition', 26, 'unshaded', ['~kabul', 'herat', '2', '~done', '~herat']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 2 });
  expect(operation(state, 'coalition', 'sweep').menu).not.toContain('air-lift');
});

test('5.1 card 32, shaded: a Base only within stacking; then an Ambush only where a guerrilla hides', () => {
  const state = situation({
    spaces: { khowst: { 'coalition-base': 2 }, kabul: { 'taliban-active': 1, police: 1 } },
  });
  event(state, 'taliban', 32, 'shaded', ['khowst', '~1', 'khowst', 'khowst', 'khowst']);
  expect(here(state, 'khowst')).toMatchObject({ 'taliban-active': 1 });
  expect(state.casualties).toEqual([0, 2]);
});

test('5.1.3 card 35, shaded, with all Taliban on the map: the Warlords’ guerrilla alone, or the Taliban’s own taken off', () => {
  const state = situation({ spaces: allTalibanAt('zabol') });
  const theirs = structuredClone(state);
  event(theirs, 'warlords', 35, 'shaded', ['khowst']);
  expect(here(theirs, 'khowst')).toEqual({ 'warlords-underground': 1 });
  // The Taliban execute it: guerrillas of theirs may come from Zabol.
  expect(event(state, 'taliban', 35, 'shaded').menu).toContain('khowst');
});

test('5.1 card 37: each Troops cube removes one in Mountains, Police none; a Taliban Base brings Aid', () => {
  const state = situation({
    spaces: { bamian: { 'government-troops': 2, police: 1, 'taliban-active': 1, 'taliban-base': 1 } },
  });
  event(state, 'government', 37, 'unshaded', ['done', '~bamian']);
  expect([here(state, 'bamian'), state.aid]).toEqual([{ 'government-troops': 2, police: 1 }, 6]);
});

test('5.1 card 43, shaded: from Hostility they go on hidden, but not over the map', () => {
  const state = situation({ spaces: { balochistan: { 'taliban-active': 3 } }, islamabad: 'hostility' });
  const to = event(structuredClone(state), 'taliban', 43, 'shaded', ['balochistan']);
  expect(to.menu).toEqual(['helmand', 'kandahar', 'nimruz']);
  event(state, 'taliban', 43, 'shaded', ['balochistan', 'nimruz', '3', '~done']);
  expect([here(state, 'nimruz'), state.islamabad.box]).toEqual([{ 'taliban-underground': 3 }, 'pressure']);
});

test('5.1 card 54: by Counter-Narc the Warlords get half, Patronage is whole; shaded nowhere beside the Coalition', () => {
  const state = inEffect(
    situation({
      spaces: {
        konduz: { 'coalition-troops': 3, 'warlords-base': 1 },
        herat: { police: 3, 'warlords-base': 2 },
      },
    }),
    58,
    'unshaded',
  );
  event(state, 'government', 54, 'unshaded', ['konduz', 'herat']);
  expect(state).toMatchObject({ patronage: 4, resources: { warlords: 1 } });
  const beside = situation({ spaces: { konduz: { 'coalition-troops': 1, 'warlords-base': 1 } } });
  event(beside, 'warlords', 54, 'shaded');
  expect(beside.resources.warlords).toBe(0);
});

test('5.1.2 card 62, shaded, suborns through a Local Truce and for nothing', () => {
  const state = inEffect(situation({ spaces: { kabul: { police: 2 } } }), 59, 'unshaded');
  event(state, 'warlords', 62, 'shaded', ['~kabul', '~cubes', '~police', '~done']);
  expect([here(state, 'kabul'), state.resources.warlords]).toEqual([{}, 0]);
});

test('5.1 card 66: the Government counts as in a plain, the Coalition its own Troops only', () => {
  const spaces = {
    bamian: { 'coalition-troops': 1, 'government-troops': 4, 'taliban-underground': 3 },
  } as const;
  const ours = situation({ spaces });
  event(ours, 'coalition', 66, 'unshaded', ['~bamian', 'government']);
  expect(here(ours, 'bamian')).toMatchObject({ 'taliban-active': 1 });
  const theirs = situation({ spaces });
  event(theirs, 'coalition', 66, 'unshaded', ['~bamian', 'coalition']);
  expect(here(theirs, 'bamian')).toMatchObject({ 'taliban-active': 2 });
});

test('5.1 card 69: no seventh returnee, and a LoC beside guerrillas in Pakistan is mined', () => {
  const one = { police: 1 };
  const full = situation({
    spaces: {
      konduz: { ...one, returnees: 1 },
      balkh: { returnees: 1 },
      herat: { returnees: 1 },
      farah: { returnees: 1 },
      zabol: { returnees: 1 },
      kabul: one,
      badghis: one,
    },
  });
  event(full, 'government', 69, 'unshaded', ['kabul', '~done']);
  expect(full.returnees.reduce((sum, marker) => sum + marker, 0)).toBe(6);
  const mined = situation({ spaces: { waziristan: { 'taliban-active': 1 } } });
  expect(event(mined, 'taliban', 69, 'shaded').menu).toEqual(['loc-kandahar-spin-boldak', 'done']);
});

test('5.1 card 71: half of 15 is 7; with fewer, cubes; shaded six take what there is, and Kabul is Neutral', () => {
  const state = situation({ resources: { government: 70 }, state: { patronage: 15 } });
  event(state, 'coalition', 71, 'unshaded');
  expect(state).toMatchObject({ patronage: 10, resources: { government: 75 } });
  const coup = situation({ spaces: { kabul: { police: 2, level: 'S' } } });
  event(coup, 'warlords', 71, 'shaded', [], [5]);
  expect([here(coup, 'kabul'), levelOf(coup, 'kabul'), coup.eligible.government]).toEqual([{}, 'N', false]);
  const mild = situation({ spaces: { kabul: { police: 5, level: 'S' } } });
  event(mild, 'warlords', 71, 'shaded', [], [4]);
  expect([here(mild, 'kabul'), levelOf(mild, 'kabul')]).toEqual([{ police: 1 }, 'S']);
});
