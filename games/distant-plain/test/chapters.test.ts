/** What the chapters say at their beginning: who may do what. */
import { expect, test } from 'vitest';
import type { Faction } from '../forces.ts';
import { AFGHANISTAN, ALL_SPACES, isLoc, isPakistan, LANDS } from '../map.ts';
import { cards, goOn, operation, plain } from './rules.ts';
import { here, situation, standard } from './table.ts';

/** Cards on which that faction stands first. */
const FIRST = { coalition: 1, taliban: 19, government: 37, warlords: 55 } as const;

/** What a faction is offered, or told why not, when it begins this Operation in the middle of everything. */
function activitiesOf(faction: Faction, ...operations: Parameters<typeof operation>[2][]): Set<string> {
  const offered = operations.flatMap((name) => {
    const { menu, blocked } = operation(standard('2005'), faction, name);
    return [...menu, ...blocked.map((line) => line.split(':')[0] ?? '')];
  });
  return new Set(offered.filter((id) => !ALL_ACTIONS.has(id)));
}

const ALL_ACTIONS = new Set(['done', 'withdraw']);

test('1.1, 2.0, 2.3 cards are played one by one; on an Event card two factions act, then the next card comes', () => {
  const state = cards(standard('2005'), 1, 2, 73);
  goOn(state, ['unshaded', 'rally', 'kandahar', 'done']);
  expect([state.card, state.played]).toEqual([2, [1]]);
  expect(state.eligible).toEqual({ coalition: false, government: true, taliban: false, warlords: true });
  const round = goOn(state, ['pass', 'pass']);
  expect(state.card).toBe(73);
  expect(round.state.stage.kind).toBe('propaganda');
});

test('1.3 the map has Kabul, Provinces and LoCs of Afghanistan, and spaces of Pakistan', () => {
  expect(ALL_SPACES).toHaveLength(32);
  expect(AFGHANISTAN).toHaveLength(29);
  expect(LANDS.filter(isPakistan)).toHaveLength(3);
  expect(ALL_SPACES.filter(isLoc)).toHaveLength(7);
});

test('1.6 Support and Opposition are three levels, which Terror moves one at a time', () => {
  const state = situation({
    spaces: { herat: { 'taliban-underground': 1, level: 'S' } },
    resources: { taliban: 1 },
  });
  plain(state, 'taliban', 'terror', ['~herat']);
  expect(state.levels.filter((level) => level !== 0)).toEqual([]);
});

test.each(['coalition', 'government'] as const)(
  '3.0, 3.2 the %s trains, patrols, sweeps and assaults',
  (faction) => {
    const spaces = { kabul: { 'coalition-troops': 2, 'government-troops': 2, 'taliban-active': 2 } };
    const state = cards(situation({ spaces, resources: { government: 20 } }), FIRST[faction], 2);
    const { ask, menu } = goOn(state);
    expect(ask?.seats).toEqual([faction]);
    expect(menu.filter((id) => id !== 'unshaded' && id !== 'shaded')).toEqual([
      'train',
      'patrol',
      'sweep',
      'assault',
      'pass',
    ]);
  },
);

test.each(['taliban', 'warlords'] as const)(
  '3.0, 3.3 the %s rally, march, attack and terrorise',
  (faction) => {
    const spaces = { kandahar: { 'taliban-underground': 2, 'warlords-underground': 2, police: 1 } };
    const state = cards(situation({ spaces, resources: { taliban: 9, warlords: 9 } }), FIRST[faction], 2);
    const { ask, menu } = goOn(state);
    expect(ask?.seats).toEqual([faction]);
    expect(menu).toEqual(expect.arrayContaining(['rally', 'march', 'attack', 'terror', 'pass']));
    expect(menu).not.toContain('train');
  },
);

test('3.2 COIN pieces never come to Pakistan: no Sweep, Patrol or Air Lift ends there', () => {
  const spaces = { zabol: { 'coalition-troops': 2, 'government-troops': 2 } };
  const { menu } = plain(situation({ spaces, resources: { government: 9 } }), 'coalition', 'sweep');
  expect(menu).not.toContain('balochistan');
  expect(menu).toContain('kandahar');
});

test('3.1.1 the pawns do not limit the spaces of an Operation', () => {
  const state = situation({ resources: { warlords: 9 } });
  const provinces = ['herat', 'konduz', 'balkh', 'ghowr', 'farah', 'faryab', 'bamian', 'baghlan', 'badghis'];
  plain(
    state,
    'warlords',
    'rally',
    provinces.flatMap((id) => [id, '~rally-guerrillas', '~1']).concat('~done'),
  );
  expect(provinces.every((id) => Object.keys(here(state, id as 'herat')).length === 1)).toBe(true);
  expect(state.resources.warlords).toBe(0);
});

test('3.1.2, 5.5 a free Operation costs nothing, and whoever acts only by a grant stays Eligible', () => {
  // Card 28, shaded: the Taliban Rally in Pakistan, whatever Islamabad says.
  const state = cards(situation({ islamabad: 'pressure' }), 28, 2, 3);
  const granted = goOn(state, ['pass', 'shaded', 'waziristan', 'done']);
  expect(granted.ask?.seats).toEqual(['warlords']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1 });
  expect(state.resources.taliban).toBe(1);
  goOn(state, ['pass', 'pass']);
  expect(state.eligible).toEqual({ coalition: true, government: false, taliban: true, warlords: true });
});

test('4.0, 4.2 the Coalition surges, lifts and strikes', () => {
  expect([...activitiesOf('coalition', 'train', 'assault')]).toEqual(
    expect.arrayContaining(['surge', 'air-lift', 'air-strike']),
  );
});

test('4.0, 4.3 the Government governs, transports and eradicates', () => {
  expect([...activitiesOf('government', 'train', 'sweep')]).toEqual(
    expect.arrayContaining(['govern', 'transport', 'eradicate']),
  );
});

test('4.0, 4.4 the Taliban extort, infiltrate and ambush', () => {
  expect([...activitiesOf('taliban', 'rally', 'attack')]).toEqual(
    expect.arrayContaining(['extort', 'infiltrate', 'ambush']),
  );
});

test('4.0, 4.5 the Warlords cultivate, traffic and suborn', () => {
  expect([...activitiesOf('warlords', 'rally', 'march')]).toEqual(
    expect.arrayContaining(['cultivate', 'traffic', 'suborn']),
  );
});
