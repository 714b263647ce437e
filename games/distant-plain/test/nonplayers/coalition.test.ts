import { describe, expect, test } from 'vitest';
import { cards, inEffect, round } from '../rules.ts';
import { here, levelOf } from '../table.ts';
import { operation, phase, spacesOf, turnOf, unmanned } from './play.ts';

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
  expect(why).toEqual(expect.arrayContaining(['C.civic.skip', 'C.civic.pop']));
  expect(here(state, 'bamian')).toEqual(troops);
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
