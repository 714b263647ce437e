import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { TABLE } from '../../forces.ts';
import { PLANS } from '../../nonplayers/play.ts';
import { beginTurn } from '../../turn.ts';
import { cards, inEffect, round } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { event, operation, phase, spacesOf, turnOf, unmanned } from './play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

describe('8.8.2 Coalition Train', () => {
  test('8.8.2 with Patronage of 20, or a poor Government, 3 Patronage become Resources', () => {
    for (const [patronage, government, reason] of [
      [20, 9, 'C.train.patronage'],
      [3, 2, 'C.train.poor'],
    ] as const) {
      const state = unmanned({
        resources: { government },
        state: { patronage },
        spaces: { kabul: { police: 1 } },
      });
      const { why } = operation(state, 'coalition', 'train', { side: ones(9), rolls: [1] });
      expect(state.patronage).toBe(patronage - 3);
      expect(why.join(' ')).toContain(government === 2 ? '' : reason);
    }
    const none = cards(unmanned({ resources: { government: 1 }, state: { patronage: 2 } }), 1, 2);
    expect(turnOf(none, 'coalition').why).toContain('C.train.lowPatronage');
  });

  test('8.8.2 unshaded PRTs let Civic Action be in two spaces; Village Stability Operations add Police', () => {
    const state = inEffect(
      unmanned({
        resources: { government: 12 },
        spaces: {
          kabul: { 'coalition-troops': 1 },
          khowst: { 'coalition-troops': 1, police: 1 },
          baghlan: { 'coalition-troops': 1, police: 1 },
        },
      }),
      18,
      'unshaded',
    );
    inEffect(state, 12, 'unshaded');
    const { why } = operation(state, 'coalition', 'train', { side: ones(20), rolls: [1] });
    expect(levelOf(state, 'kabul')).toBe('S');
    expect(why).toEqual(expect.arrayContaining(['C.train.civic', 'C.train.prts', 'C.train.vso']));
    expect(here(state, 'kabul')).toMatchObject({ police: 1 });
  });

  test('8.8.2 Surge in the last campaign: Coalition Troops of the smallest population leave, Aid by the roll', () => {
    const state = unmanned({
      resources: { government: 3 },
      spaces: { kabul: { 'coalition-troops': 2 }, bamian: { 'coalition-troops': 3 } },
    });
    state.propagandas = 4;
    const aid = state.aid;
    const { why } = operation(state, 'coalition', 'train', { side: ones(9), rolls: [4] });
    expect(here(state, 'bamian')).toEqual({});
    expect(state.aid).toBe(aid + 4);
    expect(why).toContain('C.surge.out');
  });

  test('8.8.2 a Surge goes to no more spaces than get something', () => {
    const state = unmanned({
      resources: { government: 3 },
      spaces: {
        kabul: { 'coalition-troops': 1 },
        bamian: { 'coalition-troops': 1 },
        balkh: { 'coalition-troops': 1, 'taliban-underground': 0 },
      },
    });
    const { answers, why } = operation(state, 'coalition', 'train', { side: ones(12), rolls: [1] });
    expect(spacesOf(answers, 'ask.surge')).toHaveLength(1);
    expect(why).not.toContain('C.surge.taliban');
  });

  test('8.8.2 fewer Troops than spaces: first where Taliban are, not where the new Base is', () => {
    const state = unmanned({
      resources: { government: 0 },
      state: { patronage: 3 },
      spaces: {
        kabul: { 'coalition-base': 1, police: 1 },
        balkh: { police: 1 },
        zabol: { police: 2, 'taliban-active': 1 },
      },
    });
    state.available[TABLE.columnOf('coalition-troops')] = 1;
    operation(state, 'coalition', 'train', { side: ones(30), rolls: [2] });
    expect(here(state, 'balkh')).toEqual({ police: 1, 'coalition-base': 1 });
    expect(here(state, 'zabol')).toMatchObject({ 'coalition-troops': 1 });
  });

  test('8.8.2 nobody trains where no cube can come: without anything to do the Coalition sweeps', () => {
    const state = cards(
      unmanned({
        resources: { government: 9 },
        spaces: {
          kabul: { 'coalition-base': 1, police: 1, level: 'S' },
          khowst: { 'coalition-troops': 1, 'warlords-underground': 1, level: 'S' },
        },
      }),
      1,
      2,
    );
    state.available.fill(0, 2, 5);
    expect(turnOf(state, 'coalition').option).toBe('sweep');
    state.available[TABLE.columnOf('police')] = 1;
    expect(turnOf(state, 'coalition').option).toBe('train');
  });

  test('8.8.5 no Civic Action in a Train where nobody lives: Terror goes only if a shift follows', () => {
    const state = unmanned({
      resources: { government: 20 },
      spaces: {
        kabul: { 'coalition-base': 1, level: 'S' },
        zabol: { 'coalition-troops': 1, terror: 1 },
      },
    });
    const { answers } = operation(state, 'coalition', 'train', { side: ones(40), rolls: [1] });
    expect(spacesOf(answers)).toEqual(['kabul']);
    expect(terrorIn(state, 'zabol')).toBe(1);
  });

  test('8.8.2 Civic Action in a space that cubes have brought under COIN Control, if none was possible before', () => {
    const state = unmanned({
      resources: { government: 20 },
      spaces: {
        kabul: { 'coalition-base': 1, level: 'S' },
        baghlan: { 'coalition-base': 1, 'warlords-base': 1, 'warlords-underground': 2, level: 'O' },
      },
    });
    const { answers } = operation(state, 'coalition', 'train', { side: ones(40), rolls: [1] });
    expect(spacesOf(answers)).toEqual(['kabul', 'baghlan']);
    expect(levelOf(state, 'baghlan')).toBe('S');
  });

  test('8.1, 8.8.2 after the Air Lift no further space is trained in, though Government Troops have left it', () => {
    const state = unmanned({
      resources: { government: 9 },
      spaces: {
        kabul: { 'coalition-troops': 12, 'coalition-base': 1, police: 4, level: 'S' },
        khowst: { 'coalition-troops': 8, 'coalition-base': 1, 'government-troops': 7, level: 'S' },
        zabol: { police: 3, 'taliban-active': 1 },
      },
    });
    state.available.fill(0, 0, 2);
    const { answers } = operation(state, 'coalition', 'train', { side: ones(40) });
    expect(answers).toContain('ask.air-lift.to: zabol');
    expect(here(state, 'khowst')['government-troops']).toBeLessThan(7);
    expect(spacesOf(answers)).toEqual(['kabul']);
  });

  test('5.3, 8.8.2 under shaded Village Stability Operations no Police are taken, and no Troops in their place', () => {
    const state = inEffect(
      unmanned({
        resources: { government: 20 },
        spaces: {
          khowst: { 'coalition-base': 1, police: 1, 'government-troops': 4 },
          balkh: { 'coalition-base': 1, 'government-troops': 1, level: 'S' },
        },
      }),
      12,
      'shaded',
    );
    state.available.fill(0, 2, 5);
    const { answers } = operation(state, 'coalition', 'train', { side: ones(30), rolls: [1] });
    expect(spacesOf(answers)).toEqual(['khowst']);
    expect(here(state, 'khowst')).toMatchObject({ police: 1, 'government-troops': 4 });
  });

  test('8.8.2 missing cubes are Police, three at most from each other space of the Train', () => {
    const state = unmanned({
      resources: { government: 20 },
      spaces: {
        kabul: { 'coalition-base': 1, police: 9 },
        khowst: { 'coalition-base': 1, police: 1 },
        balkh: { 'government-troops': 30, police: 20 },
      },
    });
    for (const column of [2, 3]) state.available[column] = 0;
    const { why } = operation(state, 'coalition', 'train', { side: ones(30), rolls: [1] });
    expect(why.filter((reason) => reason === 'C.train.fromMap').length).toBeLessThanOrEqual(6);
    expect(here(state, 'kabul')['police']).toBeGreaterThanOrEqual(6);
  });

  test('8.8.2 with nothing to Surge an Air Lift goes to where Taliban are, then to most people', () => {
    const state = unmanned({
      resources: { government: 0 },
      spaces: {
        kabul: { 'coalition-troops': 15, 'coalition-base': 2 },
        khowst: { 'coalition-troops': 5, 'coalition-base': 2, 'taliban-active': 1 },
        baghlan: { 'coalition-base': 2 },
      },
    });
    state.patronage = 3;
    const { why } = operation(state, 'coalition', 'train', { side: ones(20) });
    expect(why).toContain('C.surge.none');
    expect(why.some((reason) => reason.startsWith('C.lift.'))).toBe(true);
  });
});

describe('8.8.3 Coalition Sweep', () => {
  test('8.8.3 in place wherever Coalition pieces are, Taliban before Warlords, then an Air Strike on Taliban', () => {
    const state = unmanned({
      spaces: {
        kandahar: { 'coalition-troops': 2, 'taliban-underground': 2, 'warlords-underground': 1 },
        helmand: { 'coalition-troops': 1 },
      },
    });
    const { answers, why } = operation(state, 'coalition', 'sweep', { side: ones(9) });
    expect(spacesOf(answers).toSorted()).toEqual(['helmand', 'kandahar']);
    expect(here(state, 'kandahar')).toMatchObject({ 'taliban-active': 1, 'warlords-underground': 1 });
    expect(why).toEqual(expect.arrayContaining(['C.sweep.place', 'C.sweep.strike']));
  });

  test('8.8.3 an Air Lift first where it lets the last Underground Taliban be found, but not under shaded ISR', () => {
    const spaces = {
      kabul: { 'coalition-troops': 8 },
      khowst: { 'coalition-troops': 1, 'taliban-underground': 4 },
    };
    const lifted = unmanned({ spaces });
    expect(operation(lifted, 'coalition', 'sweep', { side: ones(9) }).fired).toContain('activity.air-lift');
    expect(here(lifted, 'khowst')['taliban-active']).toBe(4);
    const barred = inEffect(unmanned({ spaces }), 1, 'shaded');
    const { why, fired } = operation(barred, 'coalition', 'sweep', { side: ones(9) });
    expect(fired).not.toContain('activity.air-lift');
    expect(why).toContain('C.sweep.isrShaded');
  });

  test('8.8.3 unshaded ISR finds Taliban on a LoC; unshaded Predators strike Pakistan first', () => {
    const state = inEffect(
      unmanned({
        spaces: {
          kandahar: { 'coalition-troops': 2, 'taliban-underground': 1 },
          'loc-kabul-tor-kham': { 'taliban-underground': 1 },
          khowst: { 'taliban-underground': 3 },
          waziristan: { 'taliban-underground': 2 },
          'northwest-frontier': { 'taliban-underground': 1 },
        },
      }),
      1,
      'unshaded',
    );
    inEffect(state, 2, 'unshaded');
    const { why } = operation(state, 'coalition', 'sweep', { side: ones(20) });
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'taliban-active': 1 });
    expect(here(state, 'northwest-frontier')).toEqual({});
    expect(why).toEqual(expect.arrayContaining(['C.sweep.isr.loc', 'C.strike.predators']));
  });

  test('8.8.3 open Taliban Bases in Pakistan call for no Assault that finds nobody: it sweeps, and strikes them', () => {
    const state = cards(
      unmanned({
        spaces: {
          zabol: { 'coalition-troops': 9, 'taliban-underground': 3, 'taliban-base': 1 },
          'northwest-frontier': { 'taliban-base': 2 },
          waziristan: { 'taliban-base': 1 },
        },
      }),
      1,
      2,
    );
    const { option, why } = turnOf(state, 'coalition');
    expect(option).toBe('sweep');
    expect(why).toContain('C.chart.sweep');
    const swept = operation(state, 'coalition', 'sweep', { side: ones(12) });
    expect(swept.why).toContain('C.strike.base');
    expect(here(state, 'zabol')).toMatchObject({ 'taliban-active': 2 });
    expect(here(state, 'northwest-frontier')).toEqual({ 'taliban-base': 1 });
    expect(here(state, 'waziristan')).toEqual({});
  });

  test('8.8.3 Government Troops flown in help to find the last Underground Taliban', () => {
    const state = unmanned({
      spaces: {
        kabul: { 'coalition-troops': 2, 'government-troops': 6 },
        khowst: { 'coalition-troops': 1, 'taliban-underground': 5 },
      },
    });
    const { answers } = operation(state, 'coalition', 'sweep', { side: ones(9) });
    expect(spacesOf(answers, 'ask.air-lift.to')).toEqual(['khowst']);
    expect(here(state, 'khowst')).toEqual({
      'coalition-troops': 2,
      'government-troops': 3,
      'taliban-active': 5,
    });
  });

  test('8.8.2, 8.8.3 of origins with as many Coalition Troops those from which more Government Troops can come', () => {
    const pair = { 'coalition-troops': 2, 'coalition-base': 1 };
    const state = unmanned({
      spaces: {
        balkh: { ...pair, 'warlords-underground': 1 },
        kandahar: { ...pair, 'government-troops': 3 },
        khowst: { ...pair, 'government-troops': 3 },
        zabol: { 'taliban-underground': 5 },
      },
    });
    const { answers } = operation(state, 'coalition', 'sweep', { side: ones(40) });
    expect(spacesOf(answers, 'ask.air-lift.from').toSorted()).toEqual(['kandahar', 'khowst']);
    expect(here(state, 'zabol')).toMatchObject({ 'taliban-active': 5 });
  });

  test('8.2, 8.8.3 of three spaces with the same surplus two are drawn for the Air Lift', () => {
    const spaces = {
      balkh: { 'coalition-troops': 3 },
      herat: { 'coalition-troops': 3 },
      kandahar: { 'coalition-troops': 3 },
      khowst: { 'coalition-troops': 1, 'taliban-underground': 5 },
    };
    const origins = (side: readonly number[]): string[] =>
      spacesOf(operation(unmanned({ spaces }), 'coalition', 'sweep', { side }).answers, 'ask.air-lift.from');
    expect(origins([6, 6, 6, 6, 6, 6, ...ones(9)])[0]).toBe('kandahar');
    expect(origins([1, 6, 1, 1, 6, 1, ...ones(9)])[0]).not.toBe('kandahar');
  });

  test('8.8.3 unshaded ISR alone lets a Sweep find somebody', () => {
    const spaces = { kabul: { 'coalition-troops': 1 }, helmand: { 'taliban-underground': 4 } };
    const options = ['sweep', 'assault', 'pass'];
    const many = { ...spaces, kandahar: { police: 1, 'taliban-underground': 5 } };
    expect(turnOf(cards(unmanned({ spaces: many }), 1, 2), 'coalition', options).option).toBe('pass');
    const found = inEffect(cards(unmanned({ spaces: many }), 1, 2), 1, 'unshaded');
    expect(turnOf(found, 'coalition', options).option).toBe('sweep');
  });

  test('8.8.3 with Reapers a Base behind a single Active guerrilla goes, and a pair is the last of its space', () => {
    const struck = (spaces: NonNullable<Parameters<typeof unmanned>[0]>['spaces']): string[] => {
      const state = inEffect(
        unmanned({ spaces: { kabul: { 'coalition-troops': 1, 'warlords-underground': 1 }, ...spaces } }),
        3,
        'unshaded',
      );
      const { answers } = operation(state, 'coalition', 'sweep', { side: ones(30) });
      return spacesOf(answers, 'ask.air-strike');
    };
    const many = { 'taliban-active': 5 };
    expect(struck({ helmand: many, zabol: { 'taliban-active': 1, 'taliban-base': 1 } })[0]).toBe('zabol');
    expect(struck({ helmand: many, zabol: { 'taliban-active': 2 } })[0]).toBe('zabol');
  });

  test('8.8.3 Pakistan is struck first when Islamabad is at Sponsorship and Hard', () => {
    const state = unmanned({
      spaces: {
        kandahar: { 'coalition-troops': 2, 'taliban-underground': 1 },
        helmand: { 'taliban-base': 1 },
        waziristan: { 'taliban-active': 2 },
      },
      state: { islamabad: { box: 'sponsorship', hard: true } },
    });
    const { answers, why } = operation(state, 'coalition', 'sweep', { side: ones(20) });
    expect(spacesOf(answers, 'ask.air-strike')[0]).toBe('waziristan');
    expect(why).toContain('C.strike.hard');
  });
});

test('8.2, 8.8.3 held to one space by NATO, the Coalition rolls for where it sweeps', () => {
  const held = { 'coalition-troops': 1, 'taliban-underground': 1 };
  const state = inEffect(unmanned({ spaces: { khowst: held, kandahar: held } }), 17, 'shaded');
  const { answers } = operation(state, 'coalition', 'sweep', { side: [5, 5, 5, ...ones(9)] });
  expect(spacesOf(answers)).toEqual(['kandahar']);
});

describe('8.8.4 Coalition Assault', () => {
  test('8.8.4 all Troops assault, Bases first; Government cubes where a Base goes', () => {
    const state = unmanned({
      resources: { government: 6 },
      spaces: {
        kandahar: { 'coalition-troops': 3, 'taliban-active': 4 },
        helmand: { 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 1, 'taliban-base': 1 },
      },
    });
    expect(turnOf(cards(state, 1, 2), 'coalition').why).toContain('C.chart.assault');
    const { answers, why } = operation(state, 'coalition', 'assault', { side: ones(9) });
    expect(spacesOf(answers)[0]).toBe('helmand');
    expect(here(state, 'helmand')).toEqual({ 'coalition-troops': 1, 'government-troops': 2 });
    expect(why).toEqual(expect.arrayContaining(['C.assault.base', 'C.assault.govBase', 'C.assault.strike']));
  });

  test('8.8.4 an Air Lift first, if only that lets enough go', () => {
    const state = unmanned({
      spaces: {
        kabul: { 'coalition-troops': 8 },
        kandahar: { 'coalition-troops': 1, 'taliban-active': 6 },
      },
    });
    expect(turnOf(cards(state, 1, 2), 'coalition').why).toContain('C.chart.assault');
    const { fired } = operation(state, 'coalition', 'assault', { side: ones(9) });
    expect(fired).toContain('activity.air-lift');
    expect(here(state, 'kandahar')['taliban-active'] ?? 0).toBe(0);
  });

  test('8.8.4 Reapers take two in each space of the Air Strike, which counts before the Assault is called for', () => {
    const spaces = {
      kandahar: { 'coalition-troops': 2, 'taliban-active': 3, 'taliban-underground': 1 },
      waziristan: { 'taliban-active': 2 },
    };
    expect(turnOf(cards(unmanned({ spaces }), 1, 2), 'coalition').why).toContain('C.chart.assault');
    const fewer = { ...spaces, kandahar: { ...spaces.kandahar, 'coalition-troops': 1 } };
    expect(turnOf(cards(unmanned({ spaces: fewer }), 1, 2), 'coalition').why).toContain('C.chart.sweep');
    const reapers = inEffect(cards(unmanned({ spaces: fewer }), 1, 2), 3, 'unshaded');
    expect(turnOf(reapers, 'coalition').why).toContain('C.chart.assault');
  });

  test('8.8.4 the Air Lift may go to a LoC, where Taliban can be assaulted too', () => {
    const state = cards(
      unmanned({
        spaces: {
          kabul: { 'coalition-troops': 5, 'coalition-base': 1 },
          'loc-kandahar-kabul': { 'taliban-active': 4, police: 1 },
        },
      }),
      1,
      2,
    );
    expect(turnOf(state, 'coalition').option).toBe('assault');
    const { answers, why } = operation(state, 'coalition', 'assault', { side: ones(20) });
    expect(answers).toContain('ask.air-lift.to: loc-kandahar-kabul');
    expect(why).toContain('C.assault.lift');
    expect(here(state, 'loc-kandahar-kabul')).toEqual({ 'coalition-troops': 4, police: 1 });
  });

  test('8.2, 8.8.4 of origins that are alike those from which the Air Lift lets enough go', () => {
    const idle = { 'coalition-troops': 3, 'coalition-base': 1 };
    const state = cards(
      unmanned({
        spaces: {
          // Their Troops are needed where they are.
          balkh: { ...idle, police: 5, 'taliban-active': 3 },
          herat: idle,
          konduz: idle,
          'loc-kandahar-kabul': { 'taliban-active': 1, police: 1 },
        },
      }),
      1,
      2,
    );
    expect(turnOf(state, 'coalition').option).toBe('assault');
    const { answers } = operation(state, 'coalition', 'assault', { side: ones(30) });
    expect(spacesOf(answers, 'ask.air-lift.from').toSorted()).toEqual(['herat', 'konduz']);
    expect(state.available[TABLE.columnOf('taliban-underground')]).toBe(30);
  });

  test('8.8.4 an Air Lift may help Find Fix Finish against those who hide', () => {
    const state = inEffect(
      cards(
        unmanned({
          spaces: {
            kabul: { 'coalition-troops': 5, 'coalition-base': 1, 'warlords-active': 1 },
            zabol: { 'taliban-underground': 1, 'taliban-base': 1, police: 1 },
            khowst: { 'taliban-underground': 3, police: 1 },
          },
        }),
        1,
        2,
      ),
      7,
      'unshaded',
    );
    expect(turnOf(state, 'coalition').option).toBe('assault');
    const { answers } = operation(state, 'coalition', 'assault', { side: ones(20) });
    expect(answers).toContain('ask.air-lift.to: zabol');
    expect(here(state, 'zabol')).not.toHaveProperty('taliban-base');
  });

  test('8.1.1, 8.4.3 Government cubes fight too on the LoCs of a granted Patrol, for that costs nothing', () => {
    const held = { 'coalition-troops': 1, police: 2, 'taliban-active': 3 };
    const state = unmanned({
      resources: { government: 0 },
      spaces: { 'loc-kabul-aibak': held, 'loc-kandahar-kabul': held },
    });
    event(state, 'coalition', 70, { side: ones(9) });
    for (const id of ['loc-kabul-aibak', 'loc-kandahar-kabul'] as const)
      expect(here(state, id)).toEqual({ 'coalition-troops': 1, police: 2 });
  });

  test('8.8.4 Find Fix Finish: guerrillas that turn Active first count', () => {
    const spaces = {
      kandahar: { 'coalition-troops': 4, 'taliban-active': 2, 'taliban-underground': 1 },
      khowst: { 'coalition-troops': 1, 'taliban-underground': 1 },
    };
    expect(turnOf(cards(unmanned({ spaces }), 1, 2), 'coalition').why).toContain('C.chart.sweep');
    const found = inEffect(cards(unmanned({ spaces }), 1, 2), 7, 'unshaded');
    expect(turnOf(found, 'coalition').why).toContain('C.chart.assault');
  });

  test('8.8.4 where no Assault is allowed it sweeps', () => {
    const spaces = { kandahar: { 'coalition-troops': 4, 'taliban-active': 5, 'warlords-underground': 1 } };
    const barred = inEffect(cards(unmanned({ spaces }), 1, 2), 24, 'shaded');
    expect(turnOf(barred, 'coalition').why).toContain('C.chart.sweep');
  });

  test('8.8.4 with Government Resources for one space only its cubes fight there, and the Air Strike takes the other Base', () => {
    const spaces = {
      kandahar: { 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 1, 'taliban-base': 1 },
      helmand: { 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 1, 'taliban-base': 1 },
    };
    const state = unmanned({ resources: { government: 3 }, spaces });
    operation(state, 'coalition', 'assault', { side: ones(12) });
    const left = [here(state, 'kandahar'), here(state, 'helmand')].map((one) => one['taliban-base'] ?? 0);
    expect(left).toEqual([0, 0]);
    expect(state.resources.government).toBe(0);
  });

  test('8.8.4 under shaded Accidental Guerrillas it passes where only one guerrilla would go', () => {
    const state = inEffect(
      cards(
        unmanned({
          spaces: { kandahar: { 'coalition-troops': 3, 'taliban-active': 1 } },
        }),
        1,
        2,
      ),
      34,
      'shaded',
    );
    const { option, why } = turnOf(state, 'coalition', ['assault', 'pass']);
    expect(option).toBe('pass');
    expect(why).toContain('C.assault.accidental');
  });

  test('8.8.4 under shaded Accidental Guerrillas a Base of the Warlords is worth an Assault', () => {
    const spaces = { kandahar: { 'coalition-troops': 3, 'warlords-base': 1 } };
    const state = inEffect(cards(unmanned({ spaces }), 1, 2), 34, 'shaded');
    expect(turnOf(state, 'coalition', ['assault', 'pass']).option).toBe('assault');
  });

  test('8.8.4 under shaded Accidental Guerrillas it does not pass where an Air Lift lets enough go', () => {
    const state = inEffect(
      cards(
        unmanned({
          spaces: {
            kabul: { 'coalition-troops': 5, 'coalition-base': 1, 'taliban-active': 1 },
            'loc-kandahar-kabul': { 'taliban-active': 4, police: 1 },
          },
        }),
        1,
        2,
      ),
      34,
      'shaded',
    );
    expect(turnOf(state, 'coalition').option).toBe('assault');
  });
});

test('8.8.5 Civic Action in the Support Phase goes by people moved, Opposition, fewest Terror; Terror stays where no shift follows', () => {
  const troops = { 'coalition-troops': 1, police: 1 };
  const state = round(
    unmanned({
      resources: { government: 3 },
      spaces: {
        khowst: { ...troops, level: 'O' },
        baghlan: troops,
        bamian: { ...troops, terror: 3 },
      },
    }),
    'civic-action',
  );
  const { why } = phase(state, 'civic-action', { side: ones(9) });
  expect(levelOf(state, 'khowst')).toBe('N');
  expect(why).toEqual(expect.arrayContaining(['C.civic.skip', 'C.civic.opposition']));
  expect(here(state, 'bamian')).toEqual(troops);
});

test('8.8.5 a space is won over to the end before the next', () => {
  const troops = { 'coalition-troops': 1, police: 1 };
  const state = round(
    unmanned({
      resources: { government: 6 },
      spaces: { khowst: { ...troops, level: 'O' }, kabul: troops },
    }),
    'civic-action',
  );
  phase(state, 'civic-action', { side: ones(9) });
  expect(levelOf(state, 'khowst')).toBe('S');
  expect(levelOf(state, 'kabul')).toBe('N');
});

test('8.8.6 only Troops without Police beside them Redeploy, each to the fewest', () => {
  const state = round(
    unmanned({
      spaces: {
        kabul: { 'coalition-troops': 1 },
        khowst: { 'coalition-troops': 2 },
        balkh: { 'coalition-troops': 1, police: 1 },
        herat: { 'coalition-base': 1 },
      },
    }),
    'redeploy',
  );
  const { why } = phase(state, 'redeploy', { side: ones(60) });
  expect(here(state, 'khowst')['coalition-troops']).toBeUndefined();
  expect(here(state, 'balkh')).toMatchObject({ 'coalition-troops': 1 });
  expect(here(state, 'herat')).toMatchObject({ 'coalition-troops': 2 });
  expect(why).toEqual(expect.arrayContaining(['C.redeploy.move', 'C.redeploy.stay']));
});

describe('8.8.2 Coalition Train, case by case', () => {
  test('1.8, 8.8.2 at 75 Resources nothing can be transferred, whatever the Patronage: Civic Action instead', () => {
    const spaces = { kabul: { 'coalition-troops': 1, police: 1 } };
    const full = unmanned({ resources: { government: 75 }, state: { patronage: 25 }, spaces });
    const { why } = operation(full, 'coalition', 'train', { side: ones(9), rolls: [1] });
    expect(why).toContain('C.train.civic');
    expect(full.patronage).toBe(25);
    expect(levelOf(full, 'kabul')).toBe('S');
    const nearly = unmanned({ resources: { government: 74 }, state: { patronage: 25 }, spaces });
    const { why: reasons } = operation(nearly, 'coalition', 'train', { side: ones(9), rolls: [1] });
    expect(reasons).toContain('C.train.patronage');
    expect(nearly).toMatchObject({ patronage: 24, resources: { government: 75 } });
    expect(levelOf(nearly, 'kabul')).toBe('N');
  });

  test('8.8.2 a poor Government is lent 3 Patronage in Kabul, and no Civic Action is taken', () => {
    const state = unmanned({
      resources: { government: 2 },
      state: { patronage: 3 },
      spaces: { kabul: { police: 1 }, herat: { 'coalition-troops': 1 } },
    });
    const { answers, why } = operation(state, 'coalition', 'train', { side: ones(9), rolls: [1] });
    expect(spacesOf(answers)[0]).toBe('kabul');
    expect(why).toContain('C.train.poor');
    expect(state).toMatchObject({ patronage: 0, resources: { government: 5 } });
    expect(levelOf(state, 'herat')).toBe('N');
  });

  test('8.8.2, 8.8.5 Civic Action where most people are moved; what it takes up to Support is kept from cubes', () => {
    const state = unmanned({
      resources: { government: 8 },
      spaces: {
        kabul: { 'coalition-troops': 1 },
        khowst: { 'coalition-troops': 1, 'coalition-base': 1, level: 'O' },
        herat: { 'coalition-base': 1, level: 'O' },
      },
    });
    operation(state, 'coalition', 'train', { side: ones(20), rolls: [1] });
    expect(levelOf(state, 'khowst')).toBe('S');
    expect(levelOf(state, 'kabul')).toBe('N');
    expect(here(state, 'khowst')['police']).toBeUndefined();
    expect(state.resources.government).toBe(2);
  });

  test('8.8.2 a Surge of 5: Bases in the two most populous spaces without one, no Government Base there, five Troops evenly', () => {
    const state = unmanned({
      resources: { government: 0 },
      state: { patronage: 3 },
      spaces: {
        kabul: { 'coalition-base': 1, 'coalition-troops': 1 },
        balkh: { police: 1 },
        konduz: { police: 1 },
        nuristan: { police: 1, 'government-base': 1 },
        herat: { police: 1 },
        zabol: { police: 2, 'taliban-active': 1 },
      },
    });
    const { aid } = state;
    operation(state, 'coalition', 'train', { side: ones(30), rolls: [5] });
    // Two each and one over: first where Taliban are, then in a space with a new Base.
    expect(here(state, 'zabol')).toMatchObject({ 'coalition-troops': 2, 'taliban-active': 1 });
    expect(['konduz', 'balkh'].map((id) => here(state, id as 'konduz'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ 'coalition-base': 1, 'coalition-troops': 1 }),
        expect.objectContaining({ 'coalition-base': 1, 'coalition-troops': 2 }),
      ]),
    );
    expect(here(state, 'nuristan')).toEqual({ police: 1, 'government-base': 1 });
    expect(state.aid).toBe(aid + 5);
  });

  test('8.8.2 in the last campaign a Surge takes the Troops of one space, its Base stays, though Control goes', () => {
    const state = unmanned({
      resources: { government: 0 },
      state: { patronage: 3 },
      spaces: {
        kabul: { 'coalition-troops': 2 },
        zabol: { 'coalition-troops': 2, 'coalition-base': 1, 'taliban-active': 2 },
        herat: { 'coalition-troops': 4, 'taliban-active': 4 },
      },
    });
    state.propagandas = 4;
    operation(state, 'coalition', 'train', { side: ones(9), rolls: [3] });
    expect(here(state, 'zabol')).toEqual({ 'coalition-base': 1, 'taliban-active': 2 });
    expect(here(state, 'kabul')).toMatchObject({ 'coalition-troops': 2 });
  });
});

test('D10, 8.8.2, 8.8.3 Taliban are counted over all spaces with COIN pieces, Bases too, and nowhere else', () => {
  const few = {
    kandahar: { 'coalition-troops': 1, 'taliban-underground': 1, 'taliban-base': 1 },
    'loc-kandahar-kabul': { police: 1, 'taliban-underground': 1 },
    helmand: { 'taliban-underground': 5 },
    waziristan: { 'taliban-underground': 5 },
  };
  expect(
    turnOf(cards(unmanned({ resources: { government: 9 }, spaces: few }), 1, 2), 'coalition').why,
  ).toContain('C.chart.train');
  const more = { ...few, helmand: { police: 1, 'taliban-underground': 1 } };
  expect(
    turnOf(cards(unmanned({ resources: { government: 9 }, spaces: more }), 1, 2), 'coalition').why,
  ).toContain('C.chart.sweep');
});

test('8.8.6 Troops go one by one, so that they end up even', () => {
  const state = round(
    unmanned({
      spaces: {
        kabul: { 'coalition-troops': 3, police: 3 },
        khowst: { 'coalition-troops': 5 },
        herat: { 'coalition-base': 1, 'coalition-troops': 1 },
        balkh: { 'coalition-base': 1 },
      },
    }),
    'redeploy',
  );
  phase(state, 'redeploy', { side: ones(90) });
  expect((['kabul', 'herat', 'balkh'] as const).map((id) => here(state, id)['coalition-troops'])).toEqual([
    3, 3, 3,
  ]);
});

test('8.8.2 sitting in for a person, whose only space for a Surge was not asked about, it brings one and removes nobody', () => {
  const state = situation({ spaces: { ghowr: { 'coalition-troops': 5 } } });
  state.turn = beginTurn('coalition', 'train', { activities: true });
  const params = { kind: 'coalition-troops', space: 'ghowr', here: 5 };
  const prompt = { key: 'ask.surge.number', rule: '4.2.1', params };
  const asked = { view: state, prompt, options: ['0', '4', '5', '6', '7'], dice: new Dice(forcedDice([])) };
  const { value } = PLANS.coalition(asked).next(asked);
  expect(value).toMatchObject({ option: '6' });
});
