import { defaultSetting, Dice, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { distantPlain } from '../../index.ts';
import { doTalk } from '../../negotiation.ts';
import { AT } from '../../map.ts';
import { control, type Deception } from '../../state.ts';
import { resultOf } from '../../victory.ts';
import { cards, event, goOn, inEffect, operation, plain, round } from '../rules.ts';
import { here, levelOf, play, situation, standard, terrorIn } from '../table.ts';

const held = (...markers: Deception[]) => markers.map((marker) => ({ marker, shown: false, used: false }));

test('1.4.1 the last Base Available makes a second Rally for a Base impossible; its own may be taken off the map', () => {
  const state = situation({
    spaces: {
      herat: { 'warlords-underground': 2 },
      balkh: { 'warlords-underground': 2 },
      konduz: { 'warlords-base': 2 },
      baghlan: { 'warlords-base': 2 },
      badghis: { 'warlords-base': 2 },
      faryab: { 'warlords-base': 2 },
      bamian: { 'warlords-base': 2 },
      samangan: { 'warlords-base': 1 },
    },
    resources: { warlords: 2 },
  });
  const second = plain(state, 'warlords', 'rally', ['herat', 'base', 'balkh']);
  expect(here(state, 'herat')).toEqual({ 'warlords-base': 1 });
  expect(second.asked.at(-1)).not.toBe('warlords: ask.rally.how');
});

test('1.4.1, 1.7 what goes off the map during an Operation counts for Control at once', () => {
  const state = situation({
    spaces: { herat: { 'taliban-underground': 2, police: 1 }, konduz: { 'taliban-base': 1 } },
    resources: { taliban: 3 },
  });
  expect(control(state, AT.herat)).toBe('taliban');
  operation(state, 'taliban', 'rally', ['withdraw', 'herat', '~taliban-underground']);
  expect(control(state, AT.herat)).toBe('none');
});

test('5.4 the Elders speak for a Province, never for Kabul, and not where nothing would change', () => {
  const state = inEffect(
    situation({
      spaces: {
        kabul: { 'taliban-underground': 1, level: 'S' },
        herat: { 'taliban-underground': 1, level: 'O' },
        balkh: { 'taliban-underground': 1, level: 'S' },
      },
      resources: { taliban: 3 },
    }),
    45,
    'unshaded',
    'government',
  );
  const played = plain(state, 'taliban', 'terror', ['kabul', 'herat', '~balkh']);
  expect([levelOf(state, 'kabul'), levelOf(state, 'herat')]).toEqual(['N', 'O']);
  expect([played.ask?.seats, played.menu]).toEqual([['government'], ['support', 'neutral', 'opposition']]);
});

test('5.3 Find Fix Finish and hidden guerrillas around a Base: one shown, one gone, the Base safe', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'coalition-troops': 3, 'taliban-underground': 2, 'taliban-base': 1 } } }),
    7,
    'unshaded',
  );
  plain(state, 'coalition', 'assault', ['~herat', 'taliban', '~taliban-underground']);
  expect(here(state, 'herat')).toEqual({
    'coalition-troops': 3,
    'taliban-underground': 1,
    'taliban-base': 1,
  });
});

test('5.3 Village Stability Operations need Coalition Troops, not a Base; a LoC will do', () => {
  const state = inEffect(
    situation({ spaces: { kabul: { 'coalition-base': 1 }, 'loc-kabul-aibak': { 'coalition-troops': 1 } } }),
    12,
    'unshaded',
  );
  plain(state, 'coalition', 'train', ['~kabul']);
  expect(here(state, 'loc-kabul-aibak')).toEqual({ 'coalition-troops': 1, police: 1 });
});

test('5.3 Night Letters, shaded: four cubes, those gathered included', () => {
  const state = inEffect(
    situation({
      spaces: { kabul: {}, herat: { 'government-troops': 30 }, konduz: { police: 30 } },
      resources: { government: 3 },
    }),
    29,
    'shaded',
  );
  const played = plain(state, 'government', 'train', ['kabul', 'herat', 'herat', 'konduz', 'konduz']);
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 2, police: 2 });
  expect(played.asked.filter((ask) => ask.endsWith('ask.train.gather'))).toHaveLength(4);
});

test('5.3 Predators: the quiet strike moves nothing, a second one in Pakistan does', () => {
  const state = inEffect(
    situation({
      spaces: { waziristan: { 'taliban-underground': 1 }, balochistan: { 'taliban-active': 1 } },
      islamabad: 'pressure',
    }),
    2,
    'unshaded',
  );
  operation(state, 'coalition', 'sweep', ['air-strike', 'waziristan', 'balochistan']);
  expect([here(state, 'waziristan'), here(state, 'balochistan'), state.islamabad.box]).toEqual([
    {},
    {},
    'tolerance',
  ]);
});

test('5.3 Suicide Bombers and an Ambush: the guerrilla that came may not be the price before it comes', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'taliban-underground': 1, police: 3 } }, resources: { taliban: 1 } }),
    33,
    'shaded',
  );
  operation(state, 'taliban', 'attack', ['~herat', 'ambush', '~police', '~police', 'yes']);
  expect(here(state, 'herat')).toEqual({ 'taliban-underground': 1 });
});

test('7.3 a Hidden Asset on the last Event card: a full Operation with an Activity, but no Sweep', () => {
  const state = cards(
    standard('2005', { state: { propagandas: 4, deceptions: { coalition: held('hidden-asset') } } }),
    1,
    77,
  );
  play(state, (table) => doTalk(table, 'coalition', 'show:hidden-asset'));
  const asked = goOn(state);
  expect(asked.menu).toEqual(['unshaded', 'shaded', 'train', 'patrol', 'pass']);
  expect(asked.labels).toContain('train: 3.2.1, Train');
});

test('7.1 all alike: Warlords before Government before Taliban before Coalition', () => {
  const state = situation({
    resources: { warlords: 30 },
    state: { patronage: 25, outOfPlay: [6, 0], available: [14, 6, 30, 30, 3, 30, 0, 12, 15, 0, 12] },
  });
  // Coalition 20 - 30, Government 25 - 35, Warlords 30 - 40.
  state.stage = { kind: 'over', by: 'final' };
  expect(resultOf(state)?.standings.map(({ seat }) => seat)).toEqual([
    'warlords',
    'government',
    'coalition',
    'taliban',
  ]);
});

test('1.5 with three players one meets a condition with one faction only: the game goes on', () => {
  const state = round(
    standard('2005', { variants: { pairs: [['coalition', 'warlords']] }, resources: { warlords: 75 } }),
    'victory',
  );
  for (let space = 0; space < state.levels.length; space++) state.levels[space] = 0;
  goOn(state);
  expect(resultOf(state)).toBeUndefined();
});

test('3.1.2 an Event’s free Rally leaves Sharia to be paid', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-base': 1, terror: 1 } },
    islamabad: 'pressure',
    resources: { taliban: 1 },
  });
  event(state, 'taliban', 28, 'shaded', ['waziristan', '1', 'done', 'waziristan']);
  expect([terrorIn(state, 'waziristan'), state.resources.taliban]).toEqual([0, 0]);
});

test('2.1 free deployment is offered in each scenario and ends in a table its laws accept', () => {
  for (const scenario of ['2003', '2005', '2009']) {
    const options = { ...defaultSetting(distantPlain).options, freeDeployment: true };
    const match = Match.start(distantPlain, { scenario, options }, fastDice(scenario));
    const chance = new Dice(fastDice(scenario));
    for (let i = 0; i < 400 && match.state.stage.kind === 'deploy'; i++) {
      const [seat = ''] = match.turn;
      const menu = match.menuOf(seat);
      match.answer(seat, menu[chance.below(menu.length)] ?? '');
    }
    expect(match.state.stage.kind).toBe('card');
    distantPlain.laws(match.state);
  }
});
