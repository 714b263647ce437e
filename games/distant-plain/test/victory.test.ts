import { expect, test } from 'vitest';
import { distantPlain } from '../index.ts';
import { margin, resultOf, somebodyWins } from '../victory.ts';
import { goOn, round } from './rules.ts';
import { here, situation, standard } from './table.ts';

test('7.2 the Coalition needs more than 30 of Support and Available pieces; Casualties do not count', () => {
  const state = situation({ spaces: { kabul: { level: 'S' }, kandahar: { level: 'S' } } });
  expect(margin(state, 'coalition')).toBe(5 + 26 - 30);
  state.casualties[0] = 3;
  state.available[0] = 17;
  expect(margin(state, 'coalition')).toBe(-2);
});

test('7.2 the Government counts COIN-Controlled population and Patronage, the Taliban Opposition and Bases anywhere', () => {
  const state = situation({
    spaces: {
      kabul: { police: 1 },
      kandahar: { level: 'O' },
      waziristan: { 'taliban-base': 2 },
    },
    state: { patronage: 33 },
  });
  expect(margin(state, 'government')).toBe(1);
  expect(margin(state, 'taliban')).toBe(2 + 2 - 20);
});

test('7.2, 7.3 the Warlords need both uncontrolled population and Resources: the lower counts', () => {
  const state = situation({ resources: { warlords: 45 } });
  expect(margin(state, 'warlords')).toBe(5);
  state.resources.warlords = 30;
  expect(margin(state, 'warlords')).toBe(-10);
});

test('6.1, 7.0 whoever meets its condition at a Propaganda Round ends the game', () => {
  const state = round(situation({ resources: { warlords: 45 } }), 'victory');
  goOn(state);
  expect(state.stage).toEqual({ kind: 'over', by: 'victory' });
  expect(resultOf(state)?.winners).toEqual(['warlords']);
});

test('6.1 otherwise the Round goes on', () => {
  const state = round(standard('2005'), 'victory');
  expect(somebodyWins(state)).toBe(false);
  goOn(state);
  expect(state.stage.kind).not.toBe('over');
});

test('7.1 places go by margin, ties to Warlords, Government, Taliban, Coalition', () => {
  const state = situation({
    resources: { warlords: 41 },
    spaces: { kabul: { 'taliban-base': 1 } },
    state: { patronage: 36, stage: { kind: 'over', by: 'victory' } },
  });
  expect([margin(state, 'warlords'), margin(state, 'government')]).toEqual([1, 1]);
  const result = resultOf(state);
  expect(result?.winners).toEqual(['warlords']);
  expect(result?.standings.map(({ seat }) => seat)).toEqual([
    'warlords',
    'government',
    'coalition',
    'taliban',
  ]);
});

test('1.5 a player with several factions wins only with all of them, and is judged by the worst', () => {
  const pairs = [['coalition', 'warlords']] as const;
  const state = situation({ resources: { warlords: 45 }, variants: { pairs } });
  expect(somebodyWins(state)).toBe(false);
  state.stage = { kind: 'over', by: 'final' };
  const result = resultOf(state);
  const score = (seat: string) => result?.standings.find((one) => one.seat === seat)?.score;
  expect(score('warlords')).toBe(-4);
  expect(score('coalition')).toBe(-4);
});

test('7.1 a non-player that meets its condition makes all players lose', () => {
  const state = situation({
    resources: { warlords: 45 },
    variants: { nonPlayers: ['warlords'] },
    state: { patronage: 40, stage: { kind: 'over', by: 'victory' } },
  });
  expect(resultOf(state)?.winners).toEqual(['warlords']);
});

test('1.9 a view shows the four tracks and the margins', () => {
  const view = distantPlain.view(standard('2009'), 'spectator');
  expect(view).toMatchObject({
    supportPlusAvailable: 10,
    controlPlusPatronage: 21,
    oppositionPlusBases: 9,
    uncontrolled: 13,
    margins: { coalition: -20, government: -14, taliban: -11, warlords: -20 },
  });
  expect(here(standard('2009'), 'kabul')).toMatchObject({ 'coalition-base': 1 });
});
