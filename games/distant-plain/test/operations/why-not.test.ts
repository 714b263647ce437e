/** A space that is missing from a menu of an Operation is listed with the reason. */
import { describe, expect, test } from 'vitest';
import { ALL_SPACES, idOf } from '../../map.ts';
import type { State } from '../../state.ts';
import { inEffect, operation } from '../rules.ts';
import { situation } from '../table.ts';

const table = (resources = { government: 20, taliban: 9, warlords: 9 }, given: Partial<State> = {}): State =>
  situation({
    spaces: {
      kabul: { 'coalition-troops': 3, 'government-troops': 2, police: 1, level: 'S' },
      kandahar: { 'taliban-underground': 2, 'taliban-active': 1 },
      herat: { 'government-troops': 2, 'taliban-active': 1, level: 'S' },
      badghis: { police: 3, 'taliban-underground': 1 },
      balkh: { 'government-troops': 2, 'taliban-underground': 1 },
      bamian: { 'government-troops': 2, 'taliban-active': 1 },
      khowst: { 'coalition-troops': 1, 'taliban-underground': 1 },
      faryab: { 'warlords-active': 1 },
      waziristan: { 'taliban-active': 1 },
      'loc-kandahar-kabul': { 'taliban-active': 1 },
    },
    resources,
    state: given,
  });

const POOR = { government: 0, taliban: 0, warlords: 0 };

type Case = readonly [
  faction: 'coalition' | 'government' | 'taliban' | 'warlords',
  operation: 'train' | 'sweep' | 'assault' | 'rally' | 'march' | 'attack' | 'terror',
  answers: readonly string[],
  blocked: string,
];

const CASES: readonly Case[] = [
  ['coalition', 'train', [], 'herat: 3.2.1 why.train.coalition'],
  ['coalition', 'train', [], 'waziristan: 3.2.1 why.space-kind'],
  ['government', 'sweep', ['bamian'], 'bamian: 3.2.3 why.there.same'],
  ['government', 'sweep', ['bamian'], 'kandahar: 3.2.3 why.there.troops'],
  ['government', 'sweep', ['bamian'], 'herat: 3.2.3 why.sweep.way'],
  ['government', 'sweep', ['bamian', 'kabul', '~2', '~done', 'samangan'], 'kabul: 3.2.3 why.there.troops'],
  ['government', 'assault', [], 'kandahar: 3.2.4 why.assault.cubes'],
  ['government', 'assault', [], 'badghis: 3.2.4 why.assault.cubes'],
  ['government', 'assault', [], 'balkh: 3.2.4 why.there.exposed'],
  ['government', 'assault', [], 'bamian: 3.2.4 why.assault.few'],
  ['coalition', 'assault', [], 'khowst: 3.2.4 why.there.exposed'],
  ['taliban', 'rally', [], 'herat: 3.3.1 why.rally.support'],
  ['taliban', 'rally', [], 'loc-kandahar-kabul: 3.3.1 why.space-kind'],
  ['taliban', 'march', [], 'badakhshan: 3.3.2 why.march.beside'],
  ['warlords', 'march', [], 'northwest-frontier: 1.4.2 why.march.pakistan'],
  ['taliban', 'march', ['loc-farah-kandahar'], 'herat: 3.3.2 why.march.far'],
  ['taliban', 'march', ['loc-farah-kandahar'], 'loc-farah-kandahar: 3.3.2 why.there.same'],
  ['taliban', 'march', ['loc-farah-kandahar'], 'helmand: 3.3.2 why.there.guerrillas'],
  ['taliban', 'attack', [], 'faryab: 3.3.3 why.there.guerrillas'],
  ['taliban', 'attack', [], 'kandahar: 3.3.3 why.attack.nobody'],
  ['taliban', 'terror', [], 'herat: 3.3.4 why.there.underground'],
];

describe('3.1 why a space is missing', () => {
  test.each(CASES)('3.2, 3.3 %s, %s, %j: %s', (faction, name, answers, blocked) => {
    expect(operation(table(), faction, name, answers).blocked).toContain(blocked);
  });

  test('3.2, 3.3 every space of the map is on the menu or told why not, and never without a reason of its own', () => {
    for (const resources of [undefined, POOR])
      for (const [faction, name, answers] of CASES) {
        if (resources !== undefined && faction !== 'coalition') continue;
        const { menu, blocked } = operation(table(resources), faction, name, answers);
        const told = blocked.map((line) => line.split(':')[0]);
        const seen = new Set([...menu, ...told]);
        expect(ALL_SPACES.map(idOf).filter((id) => !seen.has(id))).toEqual([]);
        expect(menu.filter((id) => told.includes(id))).toEqual([]);
        expect(blocked.filter((line) => line.endsWith('why.space'))).toEqual([]);
      }
  });

  test('3.1, 3.2.4, 3.3.2 what is paid while it is executed is told, too', () => {
    const march = operation(table({ ...POOR, taliban: 0 }), 'taliban', 'march', []);
    expect(march.menu).toContain('loc-farah-kandahar');
    expect(march.blocked).toContain('helmand: 3.3.2 why.space-cost');
    expect(operation(table(POOR), 'coalition', 'assault', []).blocked).toContain(
      'bamian: 3.2.4 why.space-cost',
    );
  });

  test('3.3.1, 6.6.1 the Taliban rally only as Islamabad lets them, and with something to rally', () => {
    const pressed = table(undefined, { islamabad: { box: 'pressure', hard: false } });
    expect(operation(pressed, 'taliban', 'rally', []).blocked).toContain(
      'waziristan: 6.6.1 why.rally.pakistan',
    );
    const bare = table();
    bare.available[5] = 0;
    expect(operation(bare, 'taliban', 'rally', []).blocked).toContain('konduz: 3.3.1 why.rally.nothing');
  });

  test('3.3.2 a guerrilla that has marched is not counted on, and a group comes once', () => {
    const answers = ['loc-farah-kandahar', 'kandahar', '2', '1'];
    const { blocked } = operation(table(), 'taliban', 'march', answers);
    expect(blocked).toContain('kandahar: 3.3.2 why.march.sent');
    const later = operation(table(), 'taliban', 'march', [...answers, '~done']);
    expect(later.blocked).toContain('helmand: 3.3.2 why.march.marched');
  });

  test('5.3, 5.4 what Events keep from a space says so, and how many guerrillas they want', () => {
    const held = inEffect(table(), 17, 'shaded');
    const { blocked } = operation(held, 'coalition', 'sweep', ['bamian', 'done']);
    expect(blocked).toContain('herat: 5.0 why.there.event');
    const urban = inEffect(table(), 30, 'unshaded');
    urban.pieces[5] = 1;
    expect(operation(urban, 'taliban', 'terror', []).blocked).toContain('kabul: 5.3 why.terror.number');
  });
});
