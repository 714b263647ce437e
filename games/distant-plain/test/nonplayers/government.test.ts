import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { neededForCoin } from '../../nonplayers/ground.ts';
import { control } from '../../state.ts';
import { cards, inEffect, round } from '../rules.ts';
import { here, levelOf } from '../table.ts';
import { operation, phase, spacesOf, turnOf, unmanned } from './play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

/** A Government that has no more than this many pieces to place. */
const busy = (given: Parameters<typeof unmanned>[0]) => {
  const state = unmanned({ resources: { government: 9 }, ...given });
  state.available.fill(0, 2, 5);
  return cards(state, 1, 2);
};

describe('8.6 the chart', () => {
  test('8.6, 8.6.2 Train when Govern could gain something', () => {
    const state = busy({ spaces: { kabul: { police: 1, level: 'S' } }, state: { aid: 5 } });
    expect(turnOf(state, 'government')).toMatchObject({ option: 'train' });
    expect(turnOf(state, 'government').why).toContain('G.chart.train.govern');
  });

  test('8.6.3 Patrol when Taliban guerrillas outnumber all others on a LoC', () => {
    const state = busy({
      spaces: { 'loc-kabul-tor-kham': { 'taliban-active': 2, police: 1 }, kabul: { police: 3, level: 'N' } },
    });
    state.returnees.fill(1, 0, 6);
    expect(turnOf(state, 'government').why).toContain('G.chart.patrol');
  });

  test('8.6.3 a Taliban Base in Kabul is nobody else: guerrillas who outnumber the others call for a Patrol', () => {
    const state = busy({
      spaces: {
        kabul: { 'taliban-underground': 3, 'taliban-base': 1, police: 2 },
        helmand: { 'government-troops': 5 },
      },
    });
    expect(turnOf(state, 'government')).toMatchObject({ option: 'patrol' });
  });

  test('8.6.5 Assault when two guerrillas or a Base would go, else Sweep (8.6.4)', () => {
    const spaces = { kandahar: { 'government-troops': 4, 'taliban-active': 2 } };
    const state = busy({ spaces });
    expect(turnOf(state, 'government').why).toContain('G.chart.assault');
    const weak = busy({ spaces: { kandahar: { 'government-troops': 2, 'taliban-active': 2 } } });
    expect(turnOf(weak, 'government').why).toContain('G.chart.sweep');
  });
});

describe('8.6.2 Train', () => {
  test('8.6.2 without a place for a Base: Civic Action, first where no Coalition Base is', () => {
    const state = unmanned({
      resources: { government: 12 },
      spaces: {
        kabul: { police: 1, 'coalition-base': 1 },
        khowst: { police: 2, 'government-base': 1, terror: 1 },
      },
    });
    const { why } = operation(state, 'government', 'train', { side: ones(12) });
    expect(levelOf(state, 'khowst')).toBe('S');
    expect(levelOf(state, 'kabul')).toBe('N');
    expect(state.resources.government).toBe(0);
    expect(why).toEqual(expect.arrayContaining(['G.train.kabul', 'G.train.cubes', 'G.train.civic']));
  });

  test('8.6.2 six cubes, half of them Police; four under shaded Night Letters', () => {
    const usual = unmanned({ resources: { government: 3 } });
    const { answers } = operation(usual, 'government', 'train', { side: ones(12) });
    expect(answers).toEqual(expect.arrayContaining(['ask.train.troops: 3', 'ask.train.police: 3']));
    const warned = inEffect(unmanned({ resources: { government: 3 } }), 29, 'shaded');
    const { why, ...four } = operation(warned, 'government', 'train', { side: ones(12) });
    expect(four.answers).toEqual(expect.arrayContaining(['ask.train.troops: 2', 'ask.train.police: 2']));
    expect(why).toContain('G.train.nightLetters');
  });

  test('8.6.2 Govern: Patronage where returnees are, a roll where none are, a marker where nobody lives', () => {
    const state = unmanned({
      resources: { government: 3 },
      state: { aid: 9 },
      spaces: { khowst: { police: 9, level: 'S', returnees: 1 }, farah: { police: 9 } },
    });
    const { why } = operation(state, 'government', 'train', { side: ones(20) });
    expect(why.filter((one) => one.startsWith('G.govern')).toSorted()).toEqual([
      'G.govern.patronage',
      'G.govern.pop0',
    ]);
    expect(state.patronage).toBe(3);
    expect(levelOf(state, 'khowst')).toBe('N');
    const rolled = (side: number) => {
      const one = unmanned({
        resources: { government: 3 },
        state: { aid: 9 },
        spaces: { khowst: { police: 9, level: 'S' }, balkh: { returnees: 1 } },
      });
      return operation(one, 'government', 'train', { side: [side, 1, 1, 1] }).why;
    };
    expect(rolled(6)).toContain('G.govern.rollPatronage');
    expect(rolled(5)).toContain('G.govern.rollMarker');
  });

  test('8.1, 8.6.2 Civic Action comes before Govern: Support that Govern took is not bought back', () => {
    const state = unmanned({
      resources: { government: 12 },
      state: { aid: 9 },
      spaces: { kabul: { police: 3, level: 'S', returnees: 1 } },
    });
    const { answers } = operation(state, 'government', 'train', { side: ones(20) });
    expect(answers).toEqual(expect.arrayContaining(['ask.govern: kabul', 'ask.train.then: done']));
    expect(levelOf(state, 'kabul')).toBe('N');
    expect(state.patronage).toBeGreaterThan(0);
  });

  test('8.6.2 beside a Coalition Base Govern only brings returnees', () => {
    const state = unmanned({
      resources: { government: 3 },
      spaces: { kabul: { police: 6, level: 'S', 'coalition-base': 1 } },
    });
    expect(operation(state, 'government', 'train', { side: ones(9) }).why).toContain('G.govern.coalition');
  });
});

describe('8.6.2 Train when no cube is Available', () => {
  test('8.6.2 no space is paid for where no cube can come', () => {
    const state = busy({
      spaces: {
        kabul: { police: 1, 'coalition-base': 1, level: 'S' },
        balkh: { 'government-base': 1, police: 1, level: 'S' },
      },
      resources: { government: 30 },
    });
    // Kabul alone could give cubes, so it is no space of the Train.
    state.available.fill(0, 2, 5);
    const { answers } = operation(state, 'government', 'train', { side: ones(30) });
    expect(spacesOf(answers)).toEqual(['balkh']);
    expect(here(state, 'balkh')).toMatchObject({ police: 2 });
  });

  test('8.6.2 a space that has given cubes to a Train does not get cubes in it', () => {
    const state = busy({
      spaces: {
        kabul: { 'government-troops': 6, police: 6, 'coalition-base': 1, level: 'S' },
        balkh: { 'government-base': 1, police: 1, level: 'S' },
        khowst: { 'coalition-base': 1, 'government-troops': 1, level: 'S' },
      },
      resources: { government: 30 },
    });
    const { answers } = operation(state, 'government', 'train', { side: ones(60) });
    const gave = answers.flatMap((answer) => /^ask.train.gather: (?!done)(.*)$/.exec(answer)?.[1] ?? []);
    expect(gave).toContain('kabul');
    expect(spacesOf(answers).filter((id) => gave.includes(id))).toEqual([]);
  });
});

test('8.6.3 Patrol: as many cubes as Taliban guerrillas, 1 Police among them, and an Assault on the LoC', () => {
  const state = busy({
    spaces: {
      'loc-kabul-tor-kham': { 'taliban-active': 2 },
      kabul: { police: 5, 'government-troops': 5, returnees: 1, level: 'N' },
    },
  });
  const { why } = operation(state, 'government', 'patrol', { side: ones(9) });
  expect(here(state, 'loc-kabul-tor-kham')).toEqual({
    'government-troops': 1,
    police: 1,
    'taliban-active': 1,
  });
  expect(why).toEqual(expect.arrayContaining(['G.patrol.loc']));
  expect(state.resources.government).toBe(6);
});

test('8.6.3 as many cubes as Taliban guerrillas to each LoC: Police for another one do not go along', () => {
  const state = busy({
    spaces: {
      'loc-kabul-tor-kham': { 'taliban-underground': 2 },
      'loc-kandahar-kabul': { 'taliban-underground': 1 },
      kabul: { police: 5, 'government-troops': 5 },
    },
  });
  operation(state, 'government', 'patrol', { side: ones(30) });
  expect(here(state, 'loc-kabul-tor-kham')).toMatchObject({ police: 1, 'government-troops': 1 });
  expect(here(state, 'loc-kandahar-kabul')).toMatchObject({ police: 1 });
});

test('8.6.2, 8.6.3 Transport after a Patrol takes the whole surplus, not one cube as the Patrol does', () => {
  const state = busy({
    spaces: {
      'loc-kabul-tor-kham': { 'taliban-active': 1 },
      kabul: { police: 3, 'government-troops': 7 },
      baghlan: { 'warlords-underground': 2, returnees: 1 },
    },
  });
  const { answers } = operation(state, 'government', 'patrol', { side: ones(9) });
  expect(answers).toContain('ask.transport.to: baghlan');
  expect(here(state, 'baghlan')).toMatchObject({ 'government-troops': 6 });
  expect(here(state, 'kabul')).toMatchObject({ 'government-troops': 1 });
});

describe('8.6.4 Sweep', () => {
  test('8.6.4 Troops move in where they bring COIN Control, most population first', () => {
    const state = busy({
      spaces: {
        kabul: { 'government-troops': 6, police: 3, level: 'N' },
        khowst: { 'taliban-underground': 2 },
        bamian: { 'taliban-underground': 1 },
      },
    });
    expect(neededForCoin(state, AT.khowst)).toBe(3);
    const { answers, why } = operation(state, 'government', 'sweep', { side: ones(30) });
    expect(why).toContain('G.sweep.control');
    const won = spacesOf(answers).map((id) => control(state, AT[id as 'khowst']));
    expect(won.every((who) => who === 'coin')).toBe(true);
  });

  test('8.6.4 a way with a toll counts only if the toll can be paid after the space', () => {
    const held = { police: 1 };
    const spaces = {
      kabul: { 'government-troops': 3 },
      'loc-kandahar-kabul': { 'warlords-underground': 1 },
      baghlan: held,
      balkh: held,
      bamian: held,
      khowst: held,
      nuristan: held,
      samangan: { 'warlords-base': 2, 'warlords-underground': 5 },
    };
    const poor = busy({ spaces, resources: { government: 3 } });
    expect(turnOf(poor, 'government').why).toContain('G.sweep.none');
    const able = busy({ spaces, resources: { government: 4 } });
    expect(turnOf(able, 'government').option).toBe('sweep');
    operation(able, 'government', 'sweep', { side: ones(9) });
    expect(here(able, 'kandahar')).toEqual({ 'government-troops': 1 });
    expect(able.resources).toMatchObject({ government: 0, warlords: 1 });
  });

  test('8.6.4 in place most Taliban first, Kabul among equals', () => {
    const state = busy({
      spaces: {
        kabul: { police: 1, 'taliban-underground': 2 },
        khowst: { police: 1, 'taliban-underground': 2 },
        balkh: { police: 2, 'taliban-underground': 3 },
      },
    });
    const { answers, why } = operation(state, 'government', 'sweep', { side: ones(9) });
    expect(spacesOf(answers)).toEqual(['balkh', 'kabul', 'khowst']);
    expect(why).toEqual(expect.arrayContaining(['G.sweep.place', 'G.sweep.kabulTie', 'G.transport.none']));
  });
});

describe('8.6.5 Assault', () => {
  test('8.6.5 Taliban Bases first, LoCs last; then Eradicate in Opposition, elsewhere not Pashtun first', () => {
    const state = busy({
      spaces: {
        kandahar: { 'government-troops': 4, 'taliban-base': 1 },
        'loc-kandahar-kabul': { police: 6, 'taliban-active': 3 },
        helmand: { 'government-troops': 2, 'taliban-active': 1 },
        khowst: { police: 3, 'warlords-base': 1, level: 'O' },
        balkh: { police: 3, 'warlords-base': 1 },
        oruzgan: { police: 3, 'warlords-base': 1 },
      },
    });
    const { answers, why } = operation(state, 'government', 'assault', { side: ones(9) });
    expect(spacesOf(answers)).toEqual(['kandahar', 'helmand', 'loc-kandahar-kabul']);
    expect(spacesOf(answers, 'ask.eradicate')).toEqual(['khowst', 'balkh']);
    expect(why).toEqual(
      expect.arrayContaining([
        'G.assault.base',
        'G.assault.guerrillas',
        'G.assault.loc',
        'G.eradicate.opposition',
        'G.eradicate.nonPashtun',
      ]),
    );
  });

  test('8.6.5 Eradicate: of two spaces at Opposition the one that is not Pashtun', () => {
    const fields = { 'warlords-base': 1, 'warlords-underground': 1, police: 3, level: 'O' } as const;
    const state = busy({ spaces: { kandahar: fields, helmand: fields, balkh: fields } });
    const { answers } = operation(state, 'government', 'assault', { side: Array<number>(30).fill(5) });
    expect(spacesOf(answers, 'ask.eradicate')[0]).toBe('balkh');
  });

  test('8.6.5, D15 an Assault without effect goes with Eradicate', () => {
    const state = busy({ spaces: { oruzgan: { police: 3, 'warlords-base': 1 } } });
    expect(turnOf(state, 'government').why).toContain('G.chart.assault');
    const { fired } = operation(state, 'government', 'assault', { side: ones(9) });
    expect(fired).toContain('activity.eradicate');
    expect(here(state, 'oruzgan')).toMatchObject({ police: 3 });
  });
});

describe('8.6.6 Civic Action', () => {
  test('8.6.6 Opposition goes first; Support only before the final Round and where no Coalition Base is', () => {
    const at = (propagandas: number) => {
      const state = round(
        unmanned({
          resources: { government: 9 },
          spaces: {
            balkh: { 'government-troops': 2, police: 1, level: 'O' },
            khowst: { 'government-troops': 2, police: 1 },
            baghlan: { 'government-troops': 2, police: 1, 'coalition-base': 1 },
          },
        }),
        'civic-action',
      );
      state.propagandas = propagandas;
      const { why } = phase(state, 'civic-action', { side: ones(9) });
      return {
        why,
        levels: (['balkh', 'khowst', 'baghlan'] as const).map((id) => levelOf(state, id)).join(''),
      };
    };
    expect(at(1)).toMatchObject({ levels: 'SSN' });
    expect(at(5).levels).toBe('NNN');
    expect(at(5).why).toContain('G.civic.final');
  });
});

test('8.6.7 Troops first give Kabul COIN Control, then spread; Police keep Control, then man rich LoCs, then spread', () => {
  const state = round(
    unmanned({
      spaces: {
        kabul: { 'taliban-active': 1 },
        herat: { 'government-troops': 4, police: 8 },
        balkh: { police: 1, 'government-base': 1 },
      },
    }),
    'redeploy',
  );
  const { why } = phase(state, 'redeploy', { side: ones(60) });
  expect(control(state, AT.kabul)).toBe('coin');
  expect(here(state, 'loc-kabul-tor-kham')).toEqual({ police: 2 });
  expect(here(state, 'loc-kandahar-spin-boldak')).toEqual({ police: 2 });
  expect(why).toEqual(expect.arrayContaining(['G.redeploy.kabul', 'G.redeploy.policeLoc']));
});

test('8.6.1, 8.8.1, 8.7.1 Tribal Elders: the Coalition wants Support, the Taliban Opposition, the Government looks at margins', () => {
  const eradicate = { oruzgan: { police: 3, 'warlords-base': 1 } };
  const said = (holder: 'coalition' | 'government' | 'taliban' | 'warlords', patronage = 0) => {
    const state = inEffect(busy({ spaces: eradicate, state: { patronage } }), 45, 'unshaded', holder);
    const { why } = operation(state, 'government', 'assault', { side: ones(9) });
    return [levelOf(state, 'oruzgan'), why.find((reason) => reason.startsWith('ELDERS'))];
  };
  expect(said('coalition')).toEqual(['S', 'ELDERS.C']);
  expect(said('taliban')).toEqual(['O', 'ELDERS.T']);
  expect(said('warlords')).toEqual(['N', 'ELDERS.W']);
  expect(said('government')).toEqual(['N', 'ELDERS.G.neutral']);
  expect(said('government', 35)).toEqual(['S', 'ELDERS.G.support']);
});
