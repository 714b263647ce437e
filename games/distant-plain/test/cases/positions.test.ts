import {
  defaultSetting,
  Dice,
  fastDice,
  type Json,
  Match,
  type Setting,
  settingFaults,
} from '@sandtable/engine';
import { expect, test } from 'vitest';
import { distantPlain } from '../../index.ts';
import { LOCS, MAP } from '../../map.ts';

const PROPAGANDAS = [73, 74, 75, 76, 77, 78];
const EVENTS = [1, 2, ...PROPAGANDAS];
const setting = (position: Json): Setting => ({ ...defaultSetting(distantPlain), attachments: { position } });
const did = (faction: string, deed: string) => ({ faction, deed });

test.each<[string, Json, string]>([
  ['4.3.1', { returnees: ['konduz', 'konduz'] }, 'position, returnees.konduz: is there twice'],
  ['4.3.1', { returnees: ['loc-kabul-aibak'] }, 'Kabul - Aibak cannot have these +1 Pop markers'],
  [
    '4.3.1',
    { returnees: ['konduz', 'kabul', 'balkh', 'herat', 'farah', 'zabol', 'nimruz'] },
    'more +1 Pop markers than there are',
  ],
  [
    '3.3.4',
    { sabotage: ['loc-kabul-aibak', 'loc-kabul-aibak'] },
    'position, sabotage.loc-kabul-aibak: is there twice',
  ],
  ['3.3.4', { terror: { kabul: 20, kandahar: 11 } }, 'more Terror and Sabotage than there are markers'],
  [
    '1.4.1',
    { casualties: { troops: 20 }, pieces: { kabul: { 'coalition-troops': 1 } } },
    'more Coalition Troops than there are',
  ],
  ['1.4.1', { casualties: { police: 1 } }, 'position, casualties.police: is no field here'],
  [
    '1.4.2',
    { pieces: { kabul: { 'government-base': 1, 'coalition-base': 1, 'taliban-base': 1 } } },
    'too many Bases in Kabul',
  ],
  ['1.4.2', { pieces: { balochistan: { 'warlords-underground': 1 } } }, 'may not stand in Balochistan'],
  ['1.6.2', { levels: { farah: 'support' } }, 'position, levels.farah: has no population'],
  [
    '6.6.1',
    { islamabad: { box: 'backing', hard: 'yes' } },
    'position, islamabad.hard: must be true or false',
  ],
  ['5.3', { capabilities: { 1: 'both' } }, 'position, capabilities.1: must be one of'],
  ['5.4', { momentum: [57, 57] }, 'card 57 lies in two places'],
  ['5.4', { momentum: [{ card: 57, side: 'shaded' }] }, 'position, momentum.0: card 57 brings no Momentum'],
  ['5.4', { momentum: [57], deck: [1, 57, ...PROPAGANDAS] }, 'card 57 lies in two places'],
  ['2.1', { deck: [1, 1, ...PROPAGANDAS] }, 'card 1 lies in two places'],
  ['2.1', { deck: [] }, 'position, deck: needs at least the card to be played'],
  [
    '2.3.4',
    { deck: EVENTS, done: [did('coalition', 'event'), did('taliban', 'event')] },
    'position, done.1: Taliban cannot have done this',
  ],
  [
    '2.3.1',
    { deck: EVENTS, ineligible: ['coalition'], done: [did('coalition', 'pass')] },
    'position, done.0: Coalition cannot have done this',
  ],
  ['2.3.5', { deck: EVENTS, done: [did('coalition', 'limited-operation')] }, 'position, done.0: Coalition'],
  [
    '2.4.1',
    { deck: [78], propagandas: 3, phase: 'reset' },
    'position, phase: the final Round has no such phase',
  ],
])('%s what cannot be is refused, with its place: %j', (_rule, position, expected) => {
  expect(settingFaults(distantPlain, setting(position)).join('\n')).toContain(expected);
});

test.each<[string, Json]>([
  ['2.1 nothing is given', {}],
  [
    '1.4 nearly everything stands in Kabul',
    {
      pieces: {
        kabul: {
          'coalition-troops': 20,
          'government-troops': 30,
          police: 30,
          'taliban-underground': 30,
          'warlords-active': 15,
          'coalition-base': 2,
        },
      },
    },
  ],
  [
    '6.6.1 Islamabad is Hard at Hostility, all Taliban are there',
    {
      islamabad: { box: 'hostility', hard: true },
      pieces: { waziristan: { 'taliban-active': 30, 'taliban-base': 2 } },
    },
  ],
  [
    '1.8 all tracks stand at 0',
    { resources: { government: 0, taliban: 0, warlords: 0 }, aid: 0, patronage: 0 },
  ],
  [
    '1.8 all tracks stand at their ends',
    { resources: { government: 75, taliban: 75, warlords: 75 }, aid: 40, patronage: 40 },
  ],
  [
    '2.3.1 nobody is Eligible',
    { ineligible: ['coalition', 'government', 'taliban', 'warlords'], deck: EVENTS },
  ],
  ['1.6.2 returnees in Farah support the Government', { returnees: ['farah'], levels: { farah: 'support' } }],
  ['3.3.4 Terror lies in Pakistan', { terror: { waziristan: 3 } }],
  ['3.3.4 all 30 markers lie on the map', { terror: { kabul: 23 }, sabotage: LOCS.map(MAP.idOf) }],
  ['6.6 all of the Coalition is out of play', { outOfPlay: { troops: 20, bases: 6 } }],
  [
    '6.3.4 all of the Coalition are Casualties',
    { casualties: { troops: 20, bases: 6 }, deck: PROPAGANDAS, aid: 40 },
  ],
  [
    '2.3.3 three have passed',
    { deck: EVENTS, done: [did('coalition', 'pass'), did('taliban', 'pass'), did('government', 'pass')] },
  ],
  [
    '2.3.4 two have acted',
    { deck: EVENTS, done: [did('coalition', 'operation-and-activity'), did('taliban', 'event')] },
  ],
  [
    '5.3 the card in play has just become a Capability',
    { deck: EVENTS, capabilities: { 1: 'shaded' }, done: [did('coalition', 'event')] },
  ],
  ['6.0 a Propaganda card follows another', { deck: [74, 1, 75, 76, 77, 78], played: [73] }],
  ['6.0 a Round begins with Sharia', { deck: [73, 1, 74, 75, 76, 77, 78], phase: 'sharia' }],
  [
    '5.3 every Capability is in play',
    {
      capabilities: Object.fromEntries(
        [1, 2, 3, 5, 7, 12, 18, 23, 29, 30, 31, 33, 34, 46].map((card) => [card, 'shaded']),
      ),
    },
  ],
  ['5.4 the Elders listen to nobody', { momentum: [45] }],
  ['5.4 the Elders listen to the Warlords', { momentum: [{ card: 45, faction: 'warlords' }] }],
  [
    '1.4.1 no guerrilla is Available',
    {
      pieces: { herat: { 'warlords-underground': 15 }, kandahar: { 'taliban-active': 30 } },
      resources: { taliban: 1, warlords: 1 },
    },
  ],
])('2.1 what is odd can be played on: %s', (name, position) => {
  expect(settingFaults(distantPlain, setting(position))).toEqual([]);
  const match = Match.start(distantPlain, setting(position), fastDice(name));
  const chance = new Dice(fastDice(name));
  for (let i = 0; i < 60 && match.result === undefined; i++) {
    const [seat = ''] = match.turn;
    const menu = match.menuOf(seat);
    match.answer(seat, menu[chance.below(menu.length)] ?? '');
    distantPlain.laws(match.state);
  }
});
