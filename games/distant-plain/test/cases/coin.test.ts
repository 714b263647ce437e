import { expect, test } from 'vitest';
import { limited, plain } from '../rules.ts';
import { here, situation } from '../table.ts';

test('3.2.1 a Government Base is enough for the Government, not for the Coalition', () => {
  const state = situation({
    spaces: { herat: { 'government-base': 1, 'coalition-troops': 1 } },
    resources: { government: 9 },
  });
  const theirs = plain(structuredClone(state), 'coalition', 'train', ['herat']);
  expect(theirs.asked).not.toContain('coalition: ask.train.troops');
  const ours = plain(state, 'government', 'train', ['herat']);
  expect(ours.ask?.prompt.key).toBe('ask.train.troops');
});

test('3.2.1 with the last Available cube a Police, it is placed and nothing is gathered after it if six have come', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-base': 1 },
      herat: { 'government-troops': 30 },
      konduz: { police: 29 },
    },
    resources: { government: 3 },
  });
  // One Police is Available: it may come; only then cubes may be gathered.
  const refused = plain(structuredClone(state), 'government', 'train', ['kabul', '0']);
  expect(refused.asked).not.toContain('government: ask.train.gather');
  const played = plain(state, 'government', 'train', ['kabul', '1']);
  expect(played.ask?.prompt.key).toBe('ask.train.gather');
  expect(played.menu).toEqual(['herat', 'konduz', 'done']);
});

test('3.2.1, 1.4.2 the cubes that make the Base may have come with the same Train', () => {
  const state = situation({
    spaces: { herat: { 'coalition-base': 1 } },
    resources: { government: 3 },
  });
  plain(state, 'government', 'train', ['herat', '2', '1', 'base:herat', '~2']);
  expect(here(state, 'herat')).toEqual({ 'coalition-base': 1, 'government-base': 1 });
});

test('3.2.2 a cube that begins on a Sabotaged LoC may leave it; none passes through one', () => {
  const state = situation({
    spaces: {
      'loc-kabul-aibak': { 'coalition-troops': 1, terror: 1 },
      'loc-kandahar-kabul': { terror: 1 },
    },
  });
  const to = plain(state, 'coalition', 'patrol', ['loc-kabul-aibak']);
  expect(to.menu).toEqual(['kabul', 'loc-kabul-tor-kham', 'loc-shibirghan-aibak', 'loc-kandahar-kabul']);
});

test('3.2.2 a Patrol activates no more than there are cubes, on every LoC, and nobody in Kabul', () => {
  const state = situation({
    spaces: {
      kabul: { police: 3, 'taliban-underground': 1 },
      'loc-kabul-aibak': { police: 1, 'taliban-underground': 1, 'warlords-underground': 1 },
      'loc-farah-kandahar': { 'coalition-troops': 2, 'warlords-underground': 1 },
    },
    resources: { government: 3 },
  });
  const played = plain(structuredClone(state), 'government', 'patrol', ['done']);
  // One of two on the way to Aibak: the Government says whose.
  expect(played.menu).toEqual(['taliban-underground', 'warlords-underground', 'done']);
  plain(state, 'government', 'patrol', ['done', 'warlords-underground']);
  expect(here(state, 'loc-kabul-aibak')).toEqual({
    police: 1,
    'taliban-underground': 1,
    'warlords-active': 1,
  });
});

test('2.3.5 a Limited Patrol that moves nobody may Assault on any one LoC; one into Kabul on none', () => {
  const spaces = {
    kabul: { 'coalition-troops': 1 },
    khowst: { 'coalition-troops': 1 },
    'loc-kabul-aibak': { 'coalition-troops': 1, 'taliban-active': 1 },
  } as const;
  expect(limited(situation({ spaces }), 'coalition', 'patrol', ['done']).menu).toEqual([
    'loc-kabul-aibak',
    'done',
  ]);
  const moved = limited(situation({ spaces }), 'coalition', 'patrol', ['khowst', 'kabul', '~done']);
  expect(moved.asked).not.toContain('coalition: ask.patrol.assault');
});

test('3.2.3 a Sweep with no cubes at all is legal, costs the Government 3 and finds nobody', () => {
  const state = situation({ spaces: { herat: { 'taliban-underground': 2 } }, resources: { government: 3 } });
  plain(state, 'government', 'sweep', ['herat', '~done', '~done']);
  expect(here(state, 'herat')).toEqual({ 'taliban-underground': 2 });
  expect(state.resources.government).toBe(0);
});

test('3.2.3 a Coalition Base alone lets Government cubes find guerrillas in a Coalition Sweep', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-base': 1, police: 1, 'taliban-underground': 1, 'warlords-underground': 1 },
    },
  });
  const played = plain(state, 'coalition', 'sweep', ['herat', 'done']);
  expect(played.menu).toEqual(['taliban-underground', 'warlords-underground', 'done']);
});

test('3.2.3 Government Troops that begin on a LoC with guerrillas pay nothing; those that enter one do', () => {
  const spaces = {
    'loc-kabul-aibak': { 'government-troops': 1, 'taliban-active': 1 },
    kabul: { 'government-troops': 1 },
  } as const;
  const state = situation({ spaces, resources: { government: 4 } });
  plain(state, 'government', 'sweep', ['balkh', 'loc-kabul-aibak', 'kabul', '~done', '~done']);
  expect(state.resources).toMatchObject({ government: 0, warlords: 1 });
  const broke = situation({ spaces, resources: { government: 3 } });
  expect(plain(broke, 'government', 'sweep', ['balkh']).menu).toEqual(['loc-kabul-aibak', 'done']);
});

test('3.2.4 two Government Troops in Mountains fight nobody, three take one; Police never do there', () => {
  const spaces = { bamian: { 'government-troops': 2, police: 9, 'taliban-active': 2 } } as const;
  const few = situation({ spaces, resources: { government: 3 } });
  const asked = plain(few, 'government', 'assault');
  expect(asked.menu).not.toContain('bamian');
  const three = situation({
    spaces: { bamian: { ...spaces.bamian, 'government-troops': 5 } },
    resources: { government: 3 },
  });
  plain(three, 'government', 'assault', ['~bamian', '~done']);
  expect(here(three, 'bamian')).toMatchObject({ 'taliban-active': 1 });
});

test('3.2.4 in one space both Insurgents may be hit, a Base of the one while the other still hides', () => {
  const state = situation({
    spaces: {
      herat: {
        'coalition-troops': 2,
        'taliban-underground': 1,
        'taliban-base': 1,
        'warlords-active': 1,
        'warlords-base': 1,
      },
    },
  });
  plain(state, 'coalition', 'assault', ['~herat']);
  expect(here(state, 'herat')).toEqual({
    'coalition-troops': 2,
    'taliban-underground': 1,
    'taliban-base': 1,
  });
});

test('3.2.4 a Government Assault gains Aid only for Taliban Bases, and no more than 40', () => {
  const state = situation({
    spaces: { kabul: { 'government-troops': 4, 'taliban-base': 1, 'warlords-base': 1 } },
    resources: { government: 3 },
    state: { aid: 37 },
  });
  plain(state, 'government', 'assault', ['~kabul', '~taliban-base', '~warlords-base']);
  expect(state.aid).toBe(40);
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 4 });
});
