import { defaultSetting, Dice, fastDice, type Json, Match, settingFaults } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';
import { AT } from '../map.ts';
import { positionFaults } from '../position.ts';
import { viewOf } from '../view.ts';
import { here, plotsIn, situation, standing } from './table.ts';

const setting = (position: Json) => ({ ...defaultSetting(labyrinth), attachments: { position } });
const start = (position: Json) => Match.start(labyrinth, setting(position), fastDice('position'));
const faults = (position: Json) => settingFaults(labyrinth, setting(position));

const WHOLE: Json = {
  prestige: 4,
  funding: 6,
  usPosture: 'soft',
  countries: {
    iraq: {
      governance: 'poor',
      alignment: 'ally',
      troops: 6,
      sleepers: 2,
      active: 1,
      aid: 1,
      regimeChange: 'green',
    },
    yemen: { governance: 'fair', alignment: 'neutral', cadre: true, besieged: true },
    france: { posture: 'soft' },
  },
  nato: 'iraq',
  plots: [
    { country: 'france', value: 2 },
    { country: 'iraq', value: 'wmd', most: 1 },
  ],
  wmd: { available: 1, looseNukes: 1, arsenal: 3 },
  effects: ['patriot-act', 'sadr'],
  lapsing: ['gtmo', 'oil-price-spike'],
  reserves: { us: 1, jihadist: 2 },
  hands: { us: [43, 1], jihadist: [50, 61] },
  known: { jihadist: [61] },
  deck: [77, 78],
  discards: [5],
  removed: [6],
  lapsingBox: [114],
  firstPlot: 7,
  turn: 3,
  phase: { side: 'us', played: 1 },
  now: { disrupted: ['iraq'] },
  before: { raised: ['yemen'] },
};

test('3.2 a position from a file is laid out as written', () => {
  expect(faults(WHOLE)).toEqual([]);
  const { state } = start(WHOLE);
  expect([state.prestige, state.funding, standing(state, 'united-states'), state.turn]).toEqual([
    4,
    6,
    'soft',
    3,
  ]);
  expect(here(state, 'iraq')).toEqual({
    sleepers: 2,
    active: 1,
    troops: 6,
    aid: 1,
    regimeChange: 2,
    plots: 1,
  });
  expect([plotsIn(state, 'france'), plotsIn(state, 'iraq'), state.available]).toEqual([
    [2],
    [4],
    [3, 1, 1, 1],
  ]);
  expect([state.nato, state.effects.sadr, state.lapsing.gtmo]).toEqual([AT.iraq, true, 1]);
  expect(state.deck.slice(-2)).toEqual([78, 77]);
  expect(state.memory.now.disrupted).toEqual([AT.iraq]);
});

test('3.2 an empty document is an empty board with the first hands to deal', () => {
  expect(faults({ countries: { iran: { sleepers: 1 } } })).toEqual([]);
  const match = start({ countries: { iran: { sleepers: 1 } } });
  expect([match.state.hands.us.length, match.state.hands.jihadist.length]).toEqual([9, 9]);
});

test('3.2 faults are told with their place', () => {
  const cell = { iran: { sleepers: 1 } };
  expect(faults({ countries: { atlantis: {} } })).toEqual([
    'position, countries: there is no country "atlantis"',
  ]);
  expect(faults({ prestige: 13 })).toEqual(['position, prestige: must be a whole number from 1 to 12']);
  expect(faults({ countries: { iraq: { mood: 1 } } })[0]).toContain('countries.iraq.mood');
  expect(faults({ hands: { us: [121] } })[0]).toContain('hands.us');
  expect(faults({ countries: { iran: { sleepers: 16 } } })[0]).toContain('countries.iran.sleepers');
  expect(faults({ countries: cell, sky: 1 })[0]).toContain('sky');
});

test('4.9.4 4.6.3 2.1 5.3 positions that cannot be are refused with the rule', () => {
  const cell = { iran: { sleepers: 1 } };
  const rule = (position: Json) => positionFaults(position, setting(position))[0]?.rule;
  expect(rule({ countries: { egypt: { sleepers: 1 } } })).toBe('4.9.4');
  expect(rule({ countries: { iran: { sleepers: 10 }, israel: { sleepers: 6 } } })).toBe('4.6.3');
  expect(rule({})).toBe('2.1.1');
  expect(rule({ countries: cell, hands: { us: [5] }, discards: [5] })).toBe('5.3');
  expect(rule({ countries: cell, known: { us: [5] } })).toBe('5.3.2');
  expect(rule({ countries: cell, reshuffles: 1 })).toBe('3.3');
  expect(
    rule({
      countries: cell,
      plots: [
        { country: 'israel', value: 3 },
        { country: 'israel', value: 3 },
      ],
    }),
  ).toBe('4.8.1');
  expect(rule({ countries: { ...cell, israel: { posture: 'soft' } } })).toBe('4.3.3');
  expect(
    rule({ countries: { ...cell, egypt: { governance: 'good', alignment: 'ally', regimeChange: 'tan' } } }),
  ).toBe('7.3.4.1');
  expect(rule({ countries: cell, phase: { side: 'us', bound: 'gadahn' } })).toBe('5.2.2');
});

test('6.2.8 7.3.3 5.2 effects, troops and moments that cannot be are refused with the rule', () => {
  const iran = { iran: { sleepers: 1 } };
  const refused: readonly (readonly [Json, string])[] = [
    [{ countries: iran, effects: ['moro-talks', 'abu-sayyaf'] }, '6.2.8'],
    [{ countries: iran, effects: ['al-anbar', 'anbar-awakening'] }, '6.2.8'],
    [{ countries: iran, effects: ['renditions', 'leak-renditions'] }, '6.2.8'],
    [{ countries: iran, effects: ['fata-shield'] }, '6.2.7'],
    [{ countries: { ...iran, france: { posture: 'soft', troops: 2 } } }, '7.3.3'],
    [{ countries: { ...iran, france: { posture: 'soft' } }, nato: 'france' }, '7.3.3'],
    [{ countries: { iran: { sleepers: 1, troops: 2 } } }, '7.3.3'],
    [{ countries: iran, lapsingBox: [114] }, '4.7.7.1'],
    [{ countries: iran, lapsing: ['gtmo'], lapsingBox: [1] }, '4.7.7.1'],
    [{ countries: iran, plots: [{ country: 'iran', value: 1, backlash: true }] }, '6.2.6'],
    [{ countries: iran, hands: { us: [1, 2] }, stage: 'plots', phase: { side: 'us', held: true } }, '5.2.4'],
    [{ countries: iran, hands: { us: [1] }, phase: { side: 'us', held: true } }, '5.2.4'],
    [{ countries: iran, hands: { us: [1] }, stage: 'plots', phase: { side: 'jihadist' } }, '5.2.3'],
    [{ countries: iran, hands: { us: [1], jihadist: [2] }, stage: 'end-of-turn' }, '5.2.1'],
  ];
  for (const [position, rule] of refused)
    expect(positionFaults(position, setting(position)).map((one) => one.rule)).toEqual([rule]);
  const kept = { side: 'us', held: true };
  expect(faults({ countries: iran, hands: { us: [1] }, stage: 'end-of-turn', phase: kept })).toEqual([]);
});

test('D-80 FATA in a position shields Pakistan, unless it is a Regime Change country', () => {
  const pakistan = { governance: 'poor', alignment: 'ally', sleepers: 1 };
  const shield = (country: Json) =>
    start({ countries: { pakistan: country }, effects: ['fata'] }).state.effects['fata-shield'];
  expect([shield(pakistan), shield({ ...pakistan, regimeChange: 'tan', troops: 6 })]).toEqual([true, false]);
});

test('5.2 a position may begin in the middle of a turn', () => {
  const countries = { iran: { sleepers: 1 } };
  expect(start({ countries, hands: { us: [1, 2], jihadist: [50] }, phase: { side: 'us' } }).turn).toEqual([
    'us',
  ]);
  const plots = [
    { country: 'iran', value: 1 },
    { country: 'iran', value: 2 },
  ];
  expect(start({ countries, plots, hands: { us: [], jihadist: [50] }, stage: 'plots' }).prompt?.key).toBe(
    'ask.resolve',
  );
});

test('4.7.8.1 a WMD on the map comes out of the box that Events draw from', () => {
  const { state } = start({
    countries: { iran: { sleepers: 1 } },
    plots: [{ country: 'iran', value: 'wmd' }],
  });
  expect([state.looseNukes, state.arsenal, state.available[3]]).toEqual([2, 3, 0]);
});

test('5.3.2 what was seen of hands and plots can be told; what contradicts the hand is refused', () => {
  const position = {
    countries: { iran: { sleepers: 1 }, egypt: { governance: 'poor', alignment: 'neutral' } },
    hands: { us: [1], jihadist: [50] },
    lacking: { us: [2, 3] },
    plots: [{ country: 'egypt', value: 1, exact: true }],
  };
  const { state } = start(position);
  expect([state.lacking.us, viewOf(state, 'us').plots[0]?.value]).toEqual([[2, 3], 1]);
  const wrong = { ...position, lacking: { us: [1] } };
  expect(positionFaults(wrong, setting(wrong)).map(({ key }) => key)).toEqual(['fault.lacking']);
});

test('9.2 known cards of the pile whose order is lost can be told, alone only', () => {
  const position = {
    countries: { iran: { sleepers: 1 } },
    hands: { us: [1], jihadist: [52, 50, 51] },
    known: { jihadist: [50, 51] },
    mixed: [51, 50],
  };
  const alone = { ...setting(position), options: { ...setting(position).options, nonPlayers: 'jihadist' } };
  expect(positionFaults(position, alone)).toEqual([]);
  const twice = { ...position, mixed: [50, 50, 51] };
  const begun = labyrinth.setup({ ...alone, attachments: { position: twice } }, new Dice(fastDice('mixed')));
  expect(begun.mixed).toEqual([50, 51]);
  const unknown = { ...position, mixed: [52] };
  expect(positionFaults(unknown, alone).map(({ key }) => key)).toEqual(['fault.mixed']);
  expect(positionFaults(position, setting(position)).map(({ key }) => key)).toEqual(['fault.mixed']);
});

test('5.2 a table between cards can be written as a position; one whose plots tell more cannot (L38)', () => {
  const state = situation({
    countries: {
      iraq: { is: 'poor ally', troops: 6, active: 1, regimeChange: 'green', aid: 1 },
      france: 'soft',
    },
    plots: [['france', 2]],
    effects: ['sadr'],
    lapsing: ['gtmo'],
    hands: { us: [1, 2], jihadist: [50] },
    phase: 'us',
  });
  expect(labyrinth.positionOf?.(state)).toMatchObject({
    usPosture: 'hard',
    countries: {
      iraq: { governance: 'poor', alignment: 'ally', troops: 6, active: 1, aid: 1, regimeChange: 'green' },
      france: { posture: 'soft' },
    },
    plots: [{ country: 'france', value: 2, most: 3 }],
    effects: ['sadr'],
    lapsing: ['gtmo'],
    hands: { us: [1, 2], jihadist: [50] },
    phase: { side: 'us', played: 0, held: false },
    stage: 'cards',
  });
  for (const plot of state.plots) plot.settled = [1];
  expect(labyrinth.positionOf?.(state)).toBeUndefined();
});

test('L78 5.3.2 lists of cards of which the US holds one can be told, and are told again', () => {
  const position = { ...(WHOLE as Record<string, Json>), holding: [[43, 44], [1]] };
  expect(faults(position)).toEqual([]);
  const { state } = start(position);
  expect(state.holding).toEqual([[43, 44], [1]]);
  expect(labyrinth.positionOf?.(state)).toMatchObject({ holding: [[43, 44], [1]] });
  const wrong = { ...position, holding: [[44, 45]] };
  expect(positionFaults(wrong, setting(wrong)).map(({ key }) => key)).toEqual(['fault.holding']);
});
