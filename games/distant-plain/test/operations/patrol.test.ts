import { expect, test } from 'vitest';
import { inEffect, limited, operation, plain } from '../rules.ts';
import { here, situation } from '../table.ts';

test('E40 Patrol counts all cubes (3.2.2, D18)', () => {
  const spaces = {
    'loc-kabul-aibak': { police: 1, 'coalition-troops': 1, 'taliban-underground': 3 },
  } as const;
  const ours = situation({ spaces, resources: { government: 3 } });
  const asked = plain(ours, 'government', 'patrol', ['done', '~taliban-underground', '~taliban-underground']);
  expect(here(ours, 'loc-kabul-aibak')).toMatchObject({ 'taliban-underground': 1, 'taliban-active': 2 });
  expect(asked.menu).toEqual([]);
  expect(ours.resources.government).toBe(0);
  const theirs = situation({ spaces });
  const played = plain(theirs, 'coalition', 'patrol', [
    'done',
    '~taliban-underground',
    '~taliban-underground',
    'loc-kabul-aibak',
    'joint',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(theirs, 'loc-kabul-aibak')).toEqual({
    'coalition-troops': 1,
    police: 1,
    'taliban-underground': 1,
  });
  expect(theirs.resources.government).toBe(0);
});

test('3.2.2 the Government pays 3 in all, the Coalition nothing', () => {
  const state = situation({ resources: { government: 2 } });
  const free = operation(structuredClone(state), 'coalition', 'patrol', [], [], {});
  expect(free.menu).toEqual([]);
  const paid = situation({
    spaces: { kabul: { police: 2 } },
    resources: { government: 5 },
  });
  plain(paid, 'government', 'patrol', ['kabul', 'loc-kabul-tor-kham', '1', 'kabul', 'loc-kabul-aibak']);
  expect(paid.resources.government).toBe(2);
});

test('3.2.2 own cubes go along LoCs and through Kabul, and stop on a Sabotaged LoC', () => {
  const state = situation({
    spaces: { khowst: { police: 1, 'coalition-troops': 1 }, 'loc-kandahar-kabul': { terror: 1 } },
    resources: { government: 3 },
  });
  const from = plain(structuredClone(state), 'government', 'patrol');
  expect(from.menu).toEqual(['khowst', 'done']);
  const to = plain(state, 'government', 'patrol', ['khowst']);
  // Tor Kham, through Kabul to Aibak and Shibirghan; the LoC to Kandahar is Sabotaged and ends the way.
  expect(to.menu).toEqual([
    'kabul',
    'loc-kabul-tor-kham',
    'loc-kabul-aibak',
    'loc-shibirghan-aibak',
    'loc-kandahar-kabul',
  ]);
});

test('2.3.5 a Limited Patrol ends in one space, searches every LoC and Assaults only where it went', () => {
  const state = situation({
    spaces: {
      kabul: { police: 4 },
      'loc-kandahar-kabul': { police: 2, 'warlords-underground': 1 },
    },
    resources: { government: 3 },
  });
  const played = limited(state, 'government', 'patrol', [
    'kabul',
    'loc-kabul-tor-kham',
    '4',
    'done',
    'warlords-underground',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'loc-kandahar-kabul')).toEqual({ police: 2, 'warlords-active': 1 });
});

test('5.3 Roadside IEDs: where cubes stopped, an Underground guerrilla takes one, the Government before the Coalition', () => {
  const state = inEffect(
    situation({
      spaces: {
        kabul: { police: 1 },
        'loc-kabul-tor-kham': { 'taliban-underground': 1, 'coalition-troops': 1 },
      },
      resources: { government: 3 },
    }),
    23,
    'shaded',
  );
  const asked = plain(state, 'government', 'patrol', ['kabul', 'loc-kabul-tor-kham']);
  expect(asked.ask?.seats).toEqual(['taliban']);
  expect(asked.menu).toEqual(['loc-kabul-tor-kham', 'done']);
  const again = inEffect(
    situation({
      spaces: {
        kabul: { 'coalition-troops': 1 },
        'loc-kabul-tor-kham': { 'taliban-underground': 1 },
      },
    }),
    23,
    'shaded',
  );
  plain(again, 'coalition', 'patrol', ['kabul', 'loc-kabul-tor-kham', 'loc-kabul-tor-kham']);
  expect(here(again, 'loc-kabul-tor-kham')).toEqual({ 'taliban-active': 1 });
  expect(again.casualties).toEqual([1, 0]);
});
