/** A space that is missing from a menu of a Special Activity, or of a Patrol, is listed with the reason. */
import { describe, expect, test } from 'vitest';
import { ALL_SPACES, idOf } from '../../map.ts';
import type { State } from '../../state.ts';
import { limited, operation } from '../rules.ts';
import { situation } from '../table.ts';

const table = (given: Partial<State> = {}): State =>
  situation({
    spaces: {
      kabul: { 'coalition-troops': 3, 'government-troops': 2, police: 1, level: 'S' },
      kandahar: { 'taliban-underground': 2, 'taliban-active': 1 },
      herat: { 'coalition-troops': 2, 'government-troops': 2, 'taliban-active': 1, level: 'S' },
      konduz: { police: 3, 'warlords-base': 1 },
      balkh: { 'government-troops': 1, 'warlords-base': 1, police: 1 },
      baghlan: { 'warlords-underground': 2, police: 1 },
      ghazni: { 'taliban-underground': 1, police: 2 },
      zabol: { 'taliban-underground': 1, 'warlords-active': 2 },
      badghis: { 'warlords-base': 2, 'coalition-troops': 1 },
      faryab: { 'warlords-base': 1, 'warlords-active': 1 },
      waziristan: { 'taliban-underground': 1 },
      balochistan: { 'taliban-underground': 1 },
      'loc-kandahar-kabul': { police: 1, 'taliban-active': 1 },
    },
    resources: { government: 20, taliban: 9, warlords: 9 },
    state: { aid: 9, ...given },
  });

type Case = readonly [
  faction: 'coalition' | 'government' | 'taliban' | 'warlords',
  operation: 'train' | 'patrol' | 'sweep' | 'rally',
  answers: readonly string[],
  blocked: string,
];

const CASES: readonly Case[] = [
  ['coalition', 'train', ['surge'], 'kandahar: 4.2.1 why.there.control'],
  ['coalition', 'train', ['surge'], 'waziristan: 4.2.1 why.there.kind'],
  ['coalition', 'train', ['air-lift'], 'kandahar: 4.2.2 why.there.troops'],
  ['coalition', 'train', ['air-lift'], 'waziristan: 4.2.2 why.there.kind'],
  ['coalition', 'train', ['air-lift', 'kabul'], 'kabul: 4.2.2 why.there.same'],
  ['coalition', 'sweep', ['air-strike'], 'kabul: 4.2.3 why.there.kind'],
  ['coalition', 'sweep', ['air-strike'], 'ghazni: 4.2.3 why.there.exposed'],
  ['government', 'train', ['govern'], 'kandahar: 4.3.1 why.there.control'],
  ['government', 'train', ['govern'], 'konduz: 4.3.1 why.govern.support'],
  ['government', 'train', ['transport'], 'kandahar: 4.3.2 why.there.troops'],
  ['government', 'train', ['transport', 'kabul'], 'kabul: 4.3.2 why.there.same'],
  ['government', 'train', ['transport', 'kabul'], 'waziristan: 4.3.2 why.there.kind'],
  ['government', 'train', ['eradicate'], 'kabul: 4.3.3 why.there.kind'],
  ['government', 'train', ['eradicate'], 'herat: 4.3.3 why.there.warlords-base'],
  ['government', 'train', ['eradicate'], 'faryab: 4.3.3 why.eradicate.cubes'],
  ['taliban', 'rally', ['extort'], 'herat: 4.4.1 why.there.underground'],
  ['taliban', 'rally', ['extort'], 'ghazni: 4.4.1 why.there.majority'],
  ['taliban', 'rally', ['extort', 'kandahar', 'extort'], 'kandahar: 4.4.1 why.there.used'],
  ['taliban', 'rally', ['infiltrate'], 'kandahar: 4.4.2 why.infiltrate.nobody'],
  ['taliban', 'rally', ['infiltrate'], 'waziristan: 4.4.2 why.there.kind'],
  ['warlords', 'rally', ['traffic'], 'baghlan: 4.5.2 why.there.warlords-base'],
  ['warlords', 'rally', ['traffic'], 'badghis: 4.5.2 why.traffic.coalition'],
  ['warlords', 'rally', ['suborn'], 'paktika: 4.5.3 why.there.nobody'],
  ['government', 'patrol', [], 'kandahar: 3.2.2 why.there.cubes'],
  ['government', 'patrol', ['kabul'], 'kabul: 3.2.2 why.there.same'],
  ['government', 'patrol', ['kabul'], 'kandahar: 3.2.2 why.there.kind'],
  ['government', 'patrol', ['done'], 'kabul: 3.2.2 why.there.kind'],
];

describe('4.1 why a space is missing', () => {
  test.each(CASES)('4.1, 3.2.2 %s, %s, %j: %s', (faction, name, answers, blocked) => {
    expect(operation(table(), faction, name, answers).blocked).toContain(blocked);
  });

  test('4.1, 3.2.2 every space of the map is on the menu or told why not', () => {
    for (const [faction, name, answers] of CASES) {
      const { menu, blocked } = operation(table(), faction, name, answers);
      const told = blocked.map((line) => line.split(':')[0]);
      const seen = new Set([...menu, ...told]);
      expect(ALL_SPACES.map(idOf).filter((id) => !seen.has(id))).toEqual([]);
      expect(menu.filter((id) => told.includes(id))).toEqual([]);
    }
  });

  test('2.3.5 a Limited Patrol has one destination, and Assaults where it went', () => {
    const answers = ['kabul', 'loc-kandahar-kabul', '1', '1'];
    const { blocked } = limited(table(), 'government', 'patrol', answers);
    expect(blocked).toContain('loc-kandahar-kabul: 2.3.5 why.there.goal');
    const assault = limited(table(), 'government', 'patrol', [...answers, 'done']);
    expect(assault.blocked).toContain('loc-kabul-tor-kham: 2.3.5 why.there.target');
  });

  test('4.5.1 Cultivate only where the Rally was', () => {
    const { blocked } = operation(table(), 'warlords', 'rally', [
      'baghlan',
      '~guerrillas',
      '~1',
      'faryab',
      '~guerrillas',
      '~1',
      'cultivate',
    ]);
    expect(blocked).toContain('ghazni: 4.5.1 why.there.operation');
  });
});
