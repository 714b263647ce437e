import {
  defaultSetting,
  Dice,
  fastDice,
  type Json,
  Match,
  type Setting,
  settingFaults,
} from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { distantPlain } from '../index.ts';
import { AT } from '../map.ts';
import { level } from '../state.ts';
import { here } from './table.ts';

const setting = (position: Json, cards?: Json): Setting => ({
  ...defaultSetting(distantPlain),
  attachments: cards === undefined ? { position } : { position, cards },
});
const laidOut = (position: Json, cards?: Json) =>
  distantPlain.setup(setting(position, cards), new Dice(fastDice('position')));
const faults = (position: Json): readonly string[] => settingFaults(distantPlain, setting(position));

/** Propaganda cards enough for the short scenario. */
const PROPAGANDAS = [73, 74, 75, 76, 77, 78];

const EXAMPLE = {
  deck: [12, 1, ...PROPAGANDAS],
  pieces: {
    kabul: { 'coalition-troops': 3, police: 2, 'government-base': 1 },
    kandahar: { 'taliban-underground': 2, 'taliban-base': 1, 'warlords-active': 1 },
  },
  levels: { kabul: 'support', kandahar: 'opposition' },
  terror: { kandahar: 2 },
  sabotage: ['loc-kandahar-kabul'],
  returnees: ['konduz'],
  casualties: { troops: 2, bases: 1 },
  outOfPlay: { troops: 4 },
  resources: { government: 12, taliban: 3 },
  aid: 9,
  patronage: 7,
  islamabad: { box: 'backing', hard: true },
  ineligible: ['warlords'],
  capabilities: { 3: 'shaded', 30: 'unshaded' },
  momentum: [{ card: 24, side: 'shaded', faction: 'taliban' }, 57],
};

describe('2.1 positions from a file', () => {
  test('2.1 everything that can lie on the table can be set up', () => {
    const state = laidOut(EXAMPLE);
    expect(here(state, 'kandahar')).toEqual({
      'taliban-underground': 2,
      'taliban-base': 1,
      'warlords-active': 1,
    });
    expect([level(state, AT.kabul), level(state, AT.kandahar)]).toEqual([1, -1]);
    expect(state.markers[AT.kandahar]).toBe(2);
    expect(state.returnees[AT.konduz]).toBe(1);
    expect([state.casualties, state.outOfPlay]).toEqual([
      [2, 1],
      [4, 0],
    ]);
    expect(state.resources).toEqual({ government: 12, taliban: 3, warlords: 0 });
    expect([state.aid, state.patronage]).toEqual([9, 7]);
    expect(state.islamabad).toEqual({ box: 'backing', hard: true });
    expect(state.eligible).toEqual({ coalition: true, government: true, taliban: true, warlords: false });
    expect(state.capabilities).toEqual({ 3: 'shaded', 30: 'unshaded' });
    expect(state.momentum).toEqual([24, 57]);
    expect(state.inEffect.find(({ card }) => card === 24)?.by).toBe('taliban');
    expect([state.card, ...state.deck]).toEqual(EXAMPLE.deck);
  });

  test('1.4.1 what lies in the boxes is not Available', () => {
    const all = laidOut({}).available[0] ?? 0;
    expect(laidOut({ casualties: { troops: 2 }, outOfPlay: { troops: 4 } }).available[0]).toBe(all - 6);
  });

  test('2.1 a match can be played from it', () => {
    const match = Match.start(distantPlain, setting(EXAMPLE), fastDice('p'));
    expect(match.turn).toEqual(['coalition']);
    expect(match.menuOf('coalition')).toContain('train');
  });

  test('2.1 a table is written as the file it was laid out from', () => {
    const written = distantPlain.positionOf?.(laidOut(EXAMPLE));
    expect(written).toMatchObject({
      ...EXAMPLE,
      outOfPlay: { troops: 4, bases: 0 },
      momentum: [EXAMPLE.momentum[0], { card: 57, side: 'unshaded' }],
    });
    expect(distantPlain.positionOf?.(laidOut(written ?? {}))).toEqual(written);
  });

  test('6.0 a Round is entered at any phase', () => {
    const state = laidOut({ deck: PROPAGANDAS, phase: 'redeploy' });
    expect(state.stage).toEqual({ kind: 'propaganda', phase: 'redeploy' });
  });

  test('5.3 an owner’s file decides what is a Capability', () => {
    const cards = { 3: { capability: null } };
    expect(() => laidOut({ capabilities: { 3: 'shaded' } }, { cards })).toThrow();
    expect(laidOut({ momentum: [{ card: 3, side: 'shaded' }] }, { cards }).momentum).toEqual([3]);
  });

  test.each<[string, Json, string]>([
    ['2.1', { pieces: { bogota: {} } }, 'position, pieces: there is no space "bogota"'],
    ['1.4.1', { pieces: { kabul: { 'coalition-troops': 99 } } }, 'position, pieces.kabul.coalition-troops'],
    [
      '1.4.2',
      { pieces: { 'loc-kandahar-kabul': { 'taliban-base': 1 } } },
      'too many Bases in Kandahar - Kabul',
    ],
    ['1.4.2', { pieces: { waziristan: { police: 1 } } }, 'Police may not stand in Waziristan'],
    ['1.6.2', { levels: { waziristan: 'opposition' } }, 'position, levels.waziristan: has no population'],
    ['1.8', { aid: 99 }, 'position, aid: must be a whole number from 0 to'],
    ['1.8', { resources: { coalition: 3 } }, 'position, resources: must be one of'],
    ['3.3.4', { terror: { 'loc-kandahar-kabul': 1 } }, 'position, terror.loc-kandahar-kabul: a LoC takes'],
    ['3.3.4', { sabotage: ['kabul'] }, 'position, sabotage.kabul: only a LoC'],
    ['5.3', { capabilities: { 4: 'shaded' } }, 'position, capabilities: card 4 is no Capability'],
    ['5.4', { momentum: [4] }, 'position, momentum.0: card 4 brings no Momentum'],
    ['6.6.1', { islamabad: 'war' }, 'position, islamabad.box: must be one of'],
    [
      '6.6.1',
      { islamabad: 'hostility', pieces: { waziristan: { 'taliban-underground': 1 } } },
      'at Hostility no guerrilla is Underground',
    ],
    ['4.3.1', { returnees: ['waziristan'] }, '+1 Pop'],
    ['6.0', { deck: [12, ...PROPAGANDAS], phase: 'reset' }, 'position, phase: needs a Propaganda card'],
    ['2.4.1', { deck: [12, 1] }, 'position: the deck needs'],
    ['2.1', { president: 'uribe' }, 'position, president: is no field here'],
  ])('%s what cannot be is refused: %j', (_rule, position, expected) => {
    expect(faults(position).join('\n')).toContain(expected);
  });
});
