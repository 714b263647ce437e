import { describe, expect, test } from 'vitest';
import { TABLE } from '../../forces.ts';
import { AFGHAN_LANDS, AT, SPACES, spaceOf } from '../../map.ts';
import { control } from '../../state.ts';
import { inEffect, round } from '../rules.ts';
import { here, levelOf } from '../table.ts';
import { operation, phase, spacesOf, unmanned } from './play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

const isProvinceOf = (id: string): boolean => AFGHAN_LANDS.some((space) => space === spaceOf(id));

describe('8.7.2 Taliban Rally', () => {
  test('8.7.2 hide, build of three, one in Kabul, Control, few, all Bases', () => {
    const state = unmanned({
      resources: { taliban: 20 },
      spaces: {
        kandahar: { 'taliban-base': 1, 'taliban-active': 2, police: 3 },
        helmand: { 'taliban-underground': 3 },
        khowst: { 'taliban-underground': 2, police: 2 },
        zabol: { 'taliban-active': 1, police: 5 },
        waziristan: { 'taliban-base': 1 },
      },
    });
    const { why, answers } = operation(state, 'taliban', 'rally', { side: ones(30) });
    expect(spacesOf(answers).slice(0, 3)).toEqual(['kandahar', 'helmand', 'kabul']);
    expect(here(state, 'kandahar')).toMatchObject({ 'taliban-underground': 2 });
    expect(here(state, 'helmand')).toMatchObject({ 'taliban-base': 1, 'taliban-underground': 1 });
    expect(here(state, 'kabul')).toEqual({ 'taliban-underground': 1 });
    expect(here(state, 'waziristan')).toMatchObject({ 'taliban-underground': 2 });
    expect(why).toEqual(
      expect.arrayContaining([
        'T.rally.flip',
        'T.rally.base',
        'T.rally.kabul',
        'T.rally.control',
        'T.rally.few',
        'T.rally.bases',
      ]),
    );
  });

  test('8.7.2 one space with one or two guerrillas and no second one, also if Kabul is the first', () => {
    const state = unmanned({
      resources: { taliban: 20 },
      islamabad: 'pressure',
      spaces: {
        ...Object.fromEntries(SPACES.map((id) => [id, isProvinceOf(id) ? { police: 9 } : {}])),
        kabul: { 'taliban-underground': 2, police: 9 },
        helmand: { 'taliban-underground': 1, police: 9 },
        zabol: { 'taliban-underground': 1, police: 9 },
      },
    });
    // Tan 3, black 3: Kabul.
    const { answers, why } = operation(state, 'taliban', 'rally', { side: Array<number>(30).fill(3) });
    expect(spacesOf(answers)).toEqual(['kabul']);
    expect(why.filter((reason) => reason === 'T.rally.few')).toHaveLength(1);
  });

  test('5.3, 8.7.2 unshaded Accidental Guerrillas: no space is chosen for placing where none may be placed', () => {
    const state = inEffect(
      unmanned({
        resources: { taliban: 9 },
        islamabad: 'pressure',
        spaces: {
          ...Object.fromEntries(SPACES.map((id) => [id, isProvinceOf(id) ? { police: 9 } : {}])),
          kabul: { 'taliban-underground': 3, 'coalition-base': 2 },
          helmand: { 'taliban-underground': 2, 'coalition-troops': 5 },
          zabol: { 'taliban-underground': 1, police: 9 },
        },
      }),
      34,
      'unshaded',
    );
    const { answers } = operation(state, 'taliban', 'rally', { side: ones(30) });
    expect(spacesOf(answers)).toEqual(['zabol']);
    expect(here(state, 'helmand')).toMatchObject({ 'taliban-underground': 2 });
  });

  test('8.7.2, 8.7.7 Sharia where most people are moved, and Infiltrate for want of rich LoCs', () => {
    const state = unmanned({
      resources: { taliban: 9 },
      spaces: {
        nuristan: { 'taliban-base': 1, level: 'S' },
        paktika: { 'taliban-base': 1, level: 'S' },
        kandahar: { 'taliban-underground': 5, police: 1 },
        kabul: { 'taliban-underground': 1, 'coalition-base': 2 },
      },
    });
    const { why } = operation(state, 'taliban', 'rally', { side: ones(30) });
    expect(levelOf(state, 'nuristan')).toBe('O');
    expect(why).toEqual(
      expect.arrayContaining([
        'T.rally.sharia',
        'T.sharia.pop',
        'T.infiltrate.police',
        'T.infiltrate.replace',
      ]),
    );
  });
});

describe('8.7.2 Infiltrate', () => {
  /** Those who march go to a poor LoC, so that Infiltrate follows. */
  const infiltrate = (spaces: NonNullable<Parameters<typeof unmanned>[0]>['spaces'], idle: number) => {
    const state = unmanned({
      resources: { taliban: 0 },
      spaces: { ghowr: { 'taliban-underground': 2, 'taliban-base': 1, level: 'O' }, ...spaces },
    });
    state.available[TABLE.columnOf('taliban-underground')] = idle;
    return state;
  };
  const infiltrated = (answers: readonly string[]): string[] => spacesOf(answers, 'ask.infiltrate');

  test('8.7.2 where two are removed the last two Police of a space count as its last', () => {
    const state = infiltrate(
      {
        khowst: { 'taliban-underground': 1, police: 3 },
        helmand: { 'taliban-underground': 1, police: 2, 'government-troops': 4 },
      },
      0,
    );
    const { answers, why } = operation(state, 'taliban', 'march', { side: ones(30) });
    expect(infiltrated(answers)).toEqual(['helmand']);
    expect(here(state, 'helmand')).toMatchObject({ 'government-troops': 4 });
    expect(here(state, 'helmand')).not.toHaveProperty('police');
    expect(why).toContain('T.infiltrate.police');
  });

  test('8.7.2 where two are removed a Government Base behind a single cube can go', () => {
    const state = infiltrate(
      {
        khowst: { 'taliban-underground': 1, police: 1, 'government-troops': 2 },
        helmand: { 'taliban-underground': 1, 'government-troops': 1, 'government-base': 1 },
      },
      0,
    );
    const { answers, why } = operation(state, 'taliban', 'march', { side: ones(30) });
    expect(infiltrated(answers)).toEqual(['helmand']);
    expect(here(state, 'helmand')).toEqual({ 'taliban-underground': 1 });
    expect(why).toContain('T.infiltrate.base');
  });

  test('8.1.1, 8.7.2 shaded ID Cards: in both spaces', () => {
    const state = inEffect(
      infiltrate(
        {
          khowst: { 'taliban-underground': 1, police: 1 },
          helmand: { 'taliban-underground': 1, police: 4 },
        },
        9,
      ),
      46,
      'shaded',
    );
    const { answers } = operation(state, 'taliban', 'march', { side: ones(30) });
    expect(infiltrated(answers)).toEqual(['khowst', 'helmand']);
  });
});

describe('8.7.3 Taliban March', () => {
  test('8.7.3 to LoCs by Econ, then Kabul, then Provinces, one staying Underground', () => {
    const state = unmanned({
      resources: { taliban: 9 },
      spaces: { khowst: { 'taliban-underground': 6, 'taliban-base': 1 } },
    });
    const { answers, why } = operation(state, 'taliban', 'march', { side: ones(30) });
    expect(spacesOf(answers).slice(0, 3)).toEqual(['loc-kabul-tor-kham', 'loc-kandahar-kabul', 'kabul']);
    expect(here(state, 'khowst')).toMatchObject({ 'taliban-underground': 1 });
    expect(why).toEqual(
      expect.arrayContaining(['T.march.loc', 'T.march.kabul', 'T.march.near', 'T.extort.loc']),
    );
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '8.7.3, 8.3 the LoC of the highest Econ first, whatever a die shows (%i)',
    (roll) => {
      const state = unmanned({
        resources: { taliban: 9 },
        spaces: { kandahar: { 'taliban-underground': 8, 'taliban-base': 1 } },
      });
      const { answers } = operation(state, 'taliban', 'march', { side: Array<number>(60).fill(roll) });
      expect(spacesOf(answers)[0]).toBe('loc-kandahar-spin-boldak');
    },
  );

  test('8.7.3 further on through Pashtun land, as many as Taliban Control needs', () => {
    const state = unmanned({
      resources: { taliban: 9 },
      islamabad: 'backing',
      spaces: {
        waziristan: { 'taliban-underground': 9, 'taliban-base': 1 },
        kandahar: { level: 'O' },
        khowst: { level: 'O' },
        paktika: { level: 'O' },
        'loc-kandahar-spin-boldak': { terror: 1 },
      },
    });
    const { why } = operation(state, 'taliban', 'march', { side: ones(60) });
    expect(why).toContain('T.march.near');
    expect(why).toContain('T.march.far');
    expect(why).toContain('T.march.freePakistan');
  });
});

test('8.7.3 those who have set out for a far Province go on to it, leaving nobody on the way', () => {
  const opposed = { level: 'O' } as const;
  const state = unmanned({
    resources: { taliban: 9 },
    islamabad: 'backing',
    spaces: {
      waziristan: { 'taliban-underground': 9, 'taliban-base': 1 },
      kandahar: { police: 5, ...opposed },
      khowst: { police: 5, ...opposed },
      paktika: { police: 5, ...opposed },
      zabol: { police: 1, ...opposed },
      ghazni: { police: 3 },
      oruzgan: { police: 3 },
      'loc-kandahar-spin-boldak': { terror: 1 },
    },
  });
  const { answers, why } = operation(state, 'taliban', 'march', { side: ones(90) });
  expect(spacesOf(answers)).toEqual(['northwest-frontier', 'nuristan', 'khowst', 'kabul']);
  // One keeps the Control they bring to the Northwest Frontier; nobody stays in Khowst.
  const there = (id: 'northwest-frontier' | 'nuristan' | 'khowst' | 'kabul'): number =>
    (here(state, id)['taliban-underground'] ?? 0) + (here(state, id)['taliban-active'] ?? 0);
  expect([there('northwest-frontier'), there('nuristan'), there('khowst'), there('kabul')]).toEqual([
    1, 1, 0, 1,
  ]);
  expect(why.filter((reason) => reason === 'T.march.far')).toHaveLength(4);
});

test('8.7.3 a far Province under COIN Control gets as many as Taliban Control needs, all of one group', () => {
  const opposed = { level: 'O' } as const;
  const state = unmanned({
    resources: { taliban: 2 },
    spaces: {
      waziristan: { 'taliban-underground': 9, 'taliban-base': 1 },
      'northwest-frontier': { 'taliban-underground': 1 },
      balochistan: { 'taliban-underground': 1 },
      kandahar: { police: 5, ...opposed },
      khowst: { police: 5, ...opposed },
      paktika: { police: 5, ...opposed },
      zabol: { police: 5, ...opposed },
      ghazni: { police: 3 },
      oruzgan: { police: 5 },
      helmand: { police: 9 },
      bamian: { police: 9 },
      badakhshan: opposed,
      nuristan: { police: 9 },
      kabul: { police: 9 },
      'loc-kandahar-spin-boldak': { terror: 1 },
      'loc-kabul-tor-kham': { terror: 1 },
    },
  });
  const { answers } = operation(state, 'taliban', 'march', { side: ones(90) });
  expect(spacesOf(answers).slice(-1)).toEqual(['ghazni']);
  expect(here(state, 'waziristan')).toMatchObject({ 'taliban-underground': 5 });
  expect(control(state, AT.ghazni)).toBe('taliban');
  expect(state.resources.taliban).toBe(0);
});

describe('8.7.4 Taliban Attack', () => {
  test('8.7.4 Ambush in three spaces, Coalition first, LoCs last; then where four Active face the Coalition', () => {
    const state = unmanned({
      resources: { taliban: 9 },
      spaces: {
        kandahar: { 'taliban-underground': 1, 'coalition-troops': 1 },
        helmand: { 'taliban-underground': 1, police: 2 },
        'loc-kabul-tor-kham': { 'taliban-underground': 1, police: 1 },
        khowst: { 'taliban-active': 4, 'coalition-troops': 3 },
      },
    });
    const { answers, why } = operation(state, 'taliban', 'attack', { side: ones(9), rolls: [2] });
    expect(spacesOf(answers)).toEqual(['kandahar', 'helmand', 'loc-kabul-tor-kham', 'khowst']);
    expect(state.casualties[0]).toBe(3);
    expect(why).toEqual(
      expect.arrayContaining(['T.attack.coalition', 'T.attack.other', 'T.attack.locLast', 'T.attack.four']),
    );
    expect(why.filter((reason) => reason.startsWith('T.ambush'))).toEqual([]);
  });

  test('8.7.4 under unshaded Car Bombs the one Ambush is where the fewest guerrillas are', () => {
    const state = inEffect(
      unmanned({
        resources: { taliban: 9 },
        spaces: {
          kandahar: { 'taliban-underground': 2, 'coalition-troops': 1 },
          helmand: { 'taliban-underground': 1, 'coalition-troops': 1 },
        },
      }),
      31,
      'unshaded',
    );
    const { answers, why } = operation(state, 'taliban', 'attack', { side: ones(6), rolls: [6] });
    expect(spacesOf(answers)[0]).toBe('helmand');
    expect(here(state, 'helmand')).toMatchObject({ 'taliban-underground': 1, 'taliban-active': 1 });
    expect(why.filter((reason) => reason.startsWith('T.ambush'))).toEqual(['T.ambush.fewest']);
  });

  test.each([
    ['T.ambush.coalition', { 'coalition-troops': 1 }, { police: 3 }],
    ['T.ambush.govBase', { 'government-base': 1 }, { police: 2 }],
    ['T.ambush.govBase', { 'government-base': 1, police: 1 }, { police: 2 }],
  ] as const)('8.7.4 among as many guerrillas the one Ambush goes by %s', (reason, wanted, other) => {
    const state = inEffect(
      unmanned({
        resources: { taliban: 9 },
        spaces: {
          kandahar: { 'taliban-underground': 1, ...wanted },
          helmand: { 'taliban-underground': 1, ...other },
        },
      }),
      31,
      'unshaded',
    );
    const { answers, why } = operation(state, 'taliban', 'attack', { side: ones(6), rolls: [6] });
    expect(spacesOf(answers)[0]).toBe('kandahar');
    expect(why).toContain(reason);
  });
});

test('8.7.5 Terror sabotages LoCs, then shifts by population; Extort wherever possible', () => {
  const state = unmanned({
    resources: { taliban: 1 },
    spaces: {
      'loc-kabul-tor-kham': { 'taliban-underground': 2 },
      kabul: { 'taliban-underground': 1, level: 'S' },
      khowst: { 'taliban-underground': 1 },
    },
  });
  const { why } = operation(state, 'taliban', 'terror', { side: ones(6) });
  expect(levelOf(state, 'kabul')).toBe('N');
  expect(levelOf(state, 'khowst')).toBe('N');
  expect(why).toEqual(expect.arrayContaining(['T.terror.loc', 'T.terror.space', 'T.terror.extort']));
  expect(state.resources.taliban).toBe(2);
});

test('8.7.5 where more people live comes before less Support, if one Terror only can be paid', () => {
  const state = unmanned({
    resources: { taliban: 1 },
    spaces: { kabul: { 'taliban-underground': 1 }, helmand: { 'taliban-underground': 1, level: 'S' } },
  });
  const { answers } = operation(state, 'taliban', 'terror', { side: ones(9) });
  expect(spacesOf(answers)).toEqual(['kabul']);
});

test('8.7.7 in the Support Phase Terror stays where no shift could be paid', () => {
  const state = round(
    unmanned({
      resources: { taliban: 1 },
      spaces: {
        kandahar: { 'taliban-underground': 1, terror: 2 },
        helmand: { 'taliban-underground': 1, level: 'S' },
      },
    }),
    'sharia',
  );
  const { why } = phase(state, 'sharia', { side: ones(6) });
  expect(levelOf(state, 'helmand')).toBe('N');
  expect(state.markers[12]).toBe(2);
  expect(why).toEqual(expect.arrayContaining(['T.sharia.skip']));
});

test('8.7.8 guerrillas that must move spread evenly', () => {
  const state = round(
    unmanned({
      spaces: {
        waziristan: { 'taliban-underground': 2 },
        balkh: { 'taliban-underground': 4 },
        helmand: { 'taliban-underground': 2, 'taliban-base': 1 },
      },
    }),
    'redeploy',
  );
  const { why } = phase(state, 'redeploy', { side: ones(30) });
  expect(why).toContain('T.redeploy');
  const spread = (['waziristan', 'northwest-frontier', 'helmand'] as const).map(
    (id) => here(state, id)['taliban-underground'] ?? 0,
  );
  expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
});

test('8.2, 8.7.5 where Night Letters leave Resources for one Terror only, the Taliban roll for it', () => {
  const state = inEffect(
    unmanned({
      resources: { taliban: 3 },
      spaces: { khowst: { 'taliban-underground': 1 }, kandahar: { 'taliban-underground': 1 } },
    }),
    29,
    'unshaded',
  );
  const { answers } = operation(state, 'taliban', 'terror', { side: [5, 5, 5, ...ones(9)] });
  expect(spacesOf(answers)).toEqual(['kandahar']);
});

describe('8.7.5 Terror with Urban Specialists (30 shaded), which makes Kabul free', () => {
  const terrorIn = (kabul: 'S' | 'N', side: readonly number[]) => {
    const spaces = {
      kandahar: { 'taliban-underground': 1, returnees: 1, level: 'S' },
      kabul: { 'taliban-underground': 1, level: kabul },
    } as const;
    const state = inEffect(unmanned({ resources: { taliban: 1 }, spaces }), 30, 'shaded');
    return operation(state, 'taliban', 'terror', { side });
  };

  test('8.1.1, 8.7.5 the last Resource goes to Kandahar, and Kabul follows all the same', () => {
    const { state, answers } = terrorIn('N', ones(9));
    expect(spacesOf(answers)).toEqual(['kandahar', 'kabul']);
    expect(levelOf(state, 'kabul')).toBe('O');
  });

  test('8.2 no dice where one Resource is enough for both', () => {
    expect(terrorIn('S', ones(3)).sideLeft).toBe(3);
  });
});

test('8.1, 8.7.2 Sharia comes before Extort: what Extort brings in is not spent on it', () => {
  const state = unmanned({
    resources: { taliban: 3 },
    spaces: {
      kabul: { 'taliban-underground': 1 },
      helmand: { 'taliban-base': 2 },
      'loc-kandahar-spin-boldak': { 'taliban-underground': 1 },
    },
  });
  const { answers } = operation(state, 'taliban', 'rally', { side: ones(30) });
  expect(spacesOf(answers).slice(0, 3)).toContain('helmand');
  expect(answers).toEqual(expect.arrayContaining(['ask.operation.space: extort', 'ask.rally.sharia: done']));
  expect(levelOf(state, 'helmand')).toBe('N');
});
