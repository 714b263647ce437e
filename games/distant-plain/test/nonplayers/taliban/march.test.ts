import { describe, expect, test } from 'vitest';
import { act } from '../../../action.ts';
import { AT, type SpaceId } from '../../../map.ts';
import { operate } from '../../../operate.ts';
import { control, type State } from '../../../state.ts';
import { cards, inEffect } from '../../rules.ts';
import { here, type Situation } from '../../table.ts';
import { type Watched, spacesOf, turnOf, unmanned, watch } from '../play.ts';

const rolls = (roll: number): number[] => Array<number>(90).fill(roll);

/** No LoC is worth a March; every space that is not spoken of is held by many Police, in Opposition if it lies by the border. */
const BORDER = ['kandahar', 'khowst', 'paktika', 'zabol', 'helmand', 'oruzgan', 'ghazni'] as const;
const INLAND = [
  'kabul',
  'nuristan',
  'bamian',
  'baghlan',
  'ghowr',
  'nimruz',
  'sar-e-pol',
  'samangan',
  'badghis',
  'balkh',
  'farah',
  'faryab',
  'herat',
  'konduz',
] as const;
const LOCS = [
  'loc-kabul-tor-kham',
  'loc-kandahar-spin-boldak',
  'loc-kabul-aibak',
  'loc-shibirghan-aibak',
  'loc-farah-kandahar',
  'loc-toraghondi-farah',
  'loc-kandahar-kabul',
] as const;

const frontier = (
  spaces: NonNullable<Situation['spaces']>,
  taliban: number,
  more: Partial<Situation> = {},
): State =>
  unmanned({
    resources: { taliban },
    spaces: {
      ...Object.fromEntries(BORDER.map((id) => [id, { police: 9, level: 'O' as const }])),
      ...Object.fromEntries(INLAND.map((id) => [id, { police: 9 }])),
      ...Object.fromEntries(LOCS.map((id) => [id, { terror: 1 }])),
      'northwest-frontier': { 'taliban-underground': 1 },
      balochistan: { 'taliban-underground': 1 },
      badakhshan: { level: 'O' },
      ...spaces,
    },
    ...more,
  });

/** The March alone, without what follows it. */
const march = (state: State, roll = 1): Watched =>
  watch(state, (table) => operate(act(table, 'taliban', '3.3.2'), 'march'), { side: rolls(roll) });

const guerrillas = (state: State, id: SpaceId): number =>
  (here(state, id)['taliban-underground'] ?? 0) + (here(state, id)['taliban-active'] ?? 0);

test('8.7.3 two near Provinces, two guerrillas to each however many others are there', () => {
  const held = { police: 9 };
  const state = frontier(
    {
      waziristan: { 'taliban-underground': 9, 'taliban-base': 1 },
      kandahar: held,
      khowst: held,
      paktika: held,
      zabol: held,
    },
    9,
  );
  const { answers } = march(state, 3);
  expect(spacesOf(answers)).toHaveLength(2);
  expect((spacesOf(answers) as SpaceId[]).map((id) => guerrillas(state, id))).toEqual([2, 2]);
});

describe('8.7.3 to far goals', () => {
  test('8.7.3 two groups for one goal: both set out, wait, and come in together with as many as Control needs', () => {
    const state = frontier(
      {
        paktika: { 'taliban-underground': 3, 'taliban-base': 1, level: 'O' },
        kandahar: { 'taliban-underground': 3, 'taliban-base': 1, level: 'O' },
        bamian: { police: 3 },
      },
      3,
    );
    const { answers } = march(state);
    expect(spacesOf(answers).slice(0, 2).toSorted()).toEqual(['ghazni', 'oruzgan']);
    expect(spacesOf(answers).slice(2)).toEqual(['bamian']);
    expect(guerrillas(state, 'bamian')).toBe(4);
    expect([guerrillas(state, 'ghazni'), guerrillas(state, 'oruzgan')]).toEqual([0, 0]);
    expect(control(state, AT.bamian)).toBe('taliban');
    expect(state.resources.taliban).toBe(0);
  });

  test('8.7.3 nearest origins first: who is farther away sends only what is missing', () => {
    const state = frontier(
      {
        paktika: { 'taliban-underground': 3, 'taliban-base': 1, level: 'O' },
        waziristan: { 'taliban-underground': 9, 'taliban-base': 1 },
        bamian: { police: 3 },
        nuristan: { police: 20 },
      },
      9,
    );
    march(state);
    expect(guerrillas(state, 'bamian')).toBe(4);
    expect(guerrillas(state, 'paktika')).toBe(1);
    expect(guerrillas(state, 'waziristan')).toBe(7);
  });

  test('8.7.3 those who have come to a near Province stay there: nobody sets out from where Taliban have no Control', () => {
    const state = frontier(
      {
        waziristan: { 'taliban-underground': 4, 'taliban-base': 1 },
        khowst: { police: 5 },
        samangan: {},
      },
      3,
    );
    const { answers, why } = march(state);
    expect(spacesOf(answers)).toEqual(['khowst']);
    expect(guerrillas(state, 'khowst')).toBe(2);
    expect(why).not.toContain('T.march.far');
  });

  test('8.7.3 two far goals and no third; a goal that has been reached is no way-point', () => {
    const state = frontier(
      {
        waziristan: { 'taliban-underground': 12, 'taliban-base': 1 },
        ghazni: { police: 1 },
        nuristan: { police: 1 },
        bamian: {},
        kabul: { police: 1 },
      },
      12,
    );
    const { answers, why } = march(state);
    const goals = (['ghazni', 'nuristan', 'bamian', 'kabul'] as const).filter(
      (id) => control(state, AT[id]) === 'taliban',
    );
    expect(goals).toHaveLength(2);
    expect(why.filter((reason) => reason === 'T.march.far')).toHaveLength(spacesOf(answers).length);
  });

  test('8.1.2, 8.7.3 nobody sets out who would be held up: a group that ends COIN Control on the way may not leave', () => {
    const held = (marchers: number): State =>
      frontier(
        {
          waziristan: { 'taliban-underground': marchers + 1, 'taliban-base': 1 },
          ...Object.fromEntries(
            (['kandahar', 'khowst', 'paktika', 'zabol'] as const).map((id) => [
              id,
              { police: 3, level: 'O' as const },
            ]),
          ),
          ghazni: { police: 2 },
        },
        3,
      );
    // Three would leave Paktika without Control, and could not go on.
    expect(turnOf(cards(held(3), 1, 2), 'taliban', ['march', 'pass']).why).toContain('T.march.none');
    // Seven bring Taliban Control; four of them keep it, and three are enough for Ghazni.
    const state = held(7);
    const { answers } = march(state);
    const [way = 'kabul', goal] = spacesOf(answers) as SpaceId[];
    expect(goal).toBe('ghazni');
    expect([guerrillas(state, way), guerrillas(state, 'ghazni')]).toEqual([4, 3]);
  });

  test('8.7.3 a Base holds a space on the way: nobody who passes has to stay there', () => {
    const state = frontier(
      {
        zabol: { 'taliban-underground': 2, level: 'O' },
        waziristan: { 'taliban-base': 1 },
        'northwest-frontier': { 'taliban-base': 1 },
        nuristan: {},
      },
      9,
      { islamabad: 'backing' },
    );
    const { answers } = march(state);
    expect(spacesOf(answers)).toEqual(['waziristan', 'northwest-frontier', 'nuristan']);
    expect(control(state, AT.nuristan)).toBe('taliban');
    expect(state.resources.taliban).toBe(9);
  });

  test('8.1.2, 8.7.3 of ways that cost the same one on which nobody has to stay behind', () => {
    const state = frontier(
      {
        oruzgan: { 'taliban-underground': 2, 'taliban-base': 1, level: 'O' },
        // In Ghowr, where nobody is, one would have to stay; in Helmand the Police keep Control.
        ghowr: { level: 'O' },
        nimruz: {},
        bamian: { police: 9, level: 'O' },
        'sar-e-pol': { police: 9, 'taliban-base': 1, 'taliban-active': 9 },
      },
      2,
    );
    const { answers } = march(state);
    expect(spacesOf(answers)).toEqual(['helmand', 'nimruz']);
    expect(control(state, AT.nimruz)).toBe('taliban');
  });

  test('8.7.3 the whole March costs least: two groups come by one space, not by two that are as near', () => {
    const state = frontier(
      {
        paktika: { 'taliban-underground': 2, 'taliban-base': 1, level: 'O' },
        'northwest-frontier': { 'taliban-underground': 2, 'taliban-base': 1 },
        bamian: { police: 1 },
        nuristan: { police: 9, level: 'O' },
        'loc-kabul-tor-kham': { terror: 1 },
      },
      9,
    );
    const { answers } = march(state);
    expect(spacesOf(answers)).toEqual(['khowst', 'bamian']);
    expect(control(state, AT.bamian)).toBe('taliban');
    expect(state.resources.taliban).toBe(7);
  });

  test('8.7.3 guerrillas of a Pashtun space on the way go with them, and so many fewer set out', () => {
    const native = { police: 9, 'taliban-active': 1, level: 'O' as const };
    const state = frontier(
      {
        waziristan: { 'taliban-underground': 6, 'taliban-base': 1 },
        khowst: native,
        paktika: native,
        zabol: native,
        ghazni: { police: 2 },
      },
      2,
    );
    const { answers, why } = march(state, 5);
    const [way = 'kabul'] = spacesOf(answers) as SpaceId[];
    expect(why).toContain('T.march.join');
    expect([guerrillas(state, 'waziristan'), guerrillas(state, way), guerrillas(state, 'ghazni')]).toEqual([
      4, 0, 3,
    ]);
  });
});

describe('6.6.1, 8.7.3 what it costs', () => {
  test('6.6.1, D22 out of Pakistan for nothing while Islamabad backs them: one Resource is enough for the second space', () => {
    const spaces = { waziristan: { 'taliban-underground': 6, 'taliban-base': 1 }, ghazni: { police: 1 } };
    const backed = frontier(spaces, 1, { islamabad: 'backing' });
    march(backed);
    expect(control(backed, AT.ghazni)).toBe('taliban');
    expect(backed.resources.taliban).toBe(0);
    const alone = frontier(spaces, 1);
    expect(turnOf(cards(alone, 1, 2), 'taliban', ['march', 'pass']).why).toContain('T.march.none');
  });

  test('8.7.3 of several ways to a goal the cheapest: by Pakistan, not through Khowst', () => {
    const state = frontier(
      {
        waziristan: { 'taliban-underground': 6, 'taliban-base': 1 },
        nuristan: { police: 1 },
      },
      5,
      { islamabad: 'backing' },
    );
    const { answers } = march(state);
    expect(spacesOf(answers).slice(0, 2)).toEqual(['northwest-frontier', 'nuristan']);
    expect(control(state, AT.nuristan)).toBe('taliban');
    expect(state.resources.taliban).toBe(5);
  });

  test('6.6.1 without Resources only those from Pakistan can come, and only for them a space is chosen', () => {
    const state = frontier(
      {
        paktika: { 'taliban-underground': 3, 'taliban-base': 1, level: 'O' },
        waziristan: { 'taliban-underground': 1 },
        khowst: { police: 9 },
      },
      0,
      { islamabad: 'backing' },
    );
    expect(turnOf(cards(state, 1, 2), 'taliban', ['march', 'pass']).option).toBe('pass');
    state.resources.taliban = 1;
    expect(turnOf(cards(state, 1, 2), 'taliban', ['march', 'pass']).option).toBe('march');
  });
});

test('8.7.3 of an origin one stays, Underground if possible: an Active guerrilla goes instead', () => {
  const state = unmanned({
    resources: { taliban: 0 },
    spaces: {
      ...Object.fromEntries(LOCS.map((id) => [id, { terror: 1 }])),
      'loc-kabul-tor-kham': {},
      khowst: { 'taliban-underground': 1, 'taliban-active': 2, 'taliban-base': 1, level: 'O' },
    },
  });
  march(state);
  expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'taliban-active': 1 });
  expect(here(state, 'khowst')).toMatchObject({ 'taliban-underground': 1, 'taliban-active': 1 });
});

test('5.4, 8.7.3 in Sandstorms nobody marches on: far goals must be adjacent', () => {
  const spaces = { waziristan: { 'taliban-underground': 6, 'taliban-base': 1 }, ghazni: { police: 1 } };
  const state = inEffect(cards(frontier(spaces, 9), 1, 2), 57, 'unshaded');
  expect(turnOf(state, 'taliban', ['march', 'pass']).why).toContain('T.march.none');
});

describe('8.1.2, 8.7.3 as many Underground as can be', () => {
  /** Two cubes watch the LoC: a group of two would be seen, one alone would not. */
  const road = (origins: NonNullable<Situation['spaces']>): State =>
    unmanned({
      resources: { taliban: 0 },
      spaces: {
        ...Object.fromEntries(LOCS.map((id) => [id, { terror: 1 }])),
        'loc-kabul-tor-kham': { police: 2 },
        ...origins,
      },
    });
  const band = { 'taliban-underground': 3, 'taliban-base': 1, level: 'O' } as const;

  test('8.1.2, 8.7.3 two origins send one each where a group of two would be seen', () => {
    const state = road({ khowst: band, nuristan: band });
    march(state);
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ police: 2, 'taliban-underground': 2 });
    expect([guerrillas(state, 'khowst'), guerrillas(state, 'nuristan')]).toEqual([2, 2]);
  });

  test('8.1.2, 8.7.3 a single origin sends one who stays Underground, not two who are seen', () => {
    const state = road({ khowst: band });
    march(state);
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ police: 2, 'taliban-underground': 1 });
  });

  test('8.1.2, 8.7.3 where anybody would be seen two go, Active ones first', () => {
    const state = road({
      khowst: { ...band, 'taliban-active': 1 },
      'loc-kabul-tor-kham': { police: 3 },
    });
    march(state);
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ police: 3, 'taliban-active': 2 });
    expect(here(state, 'khowst')).toMatchObject({ 'taliban-underground': 2 });
  });

  test('8.1.2, 8.7.3 to Pashtun land Underground ones of two origins, not an Active one of the first', () => {
    const state = frontier(
      {
        waziristan: { 'taliban-underground': 2, 'taliban-active': 1, 'taliban-base': 1 },
        paktika: { 'taliban-underground': 2, 'taliban-active': 1, 'taliban-base': 1, level: 'O' },
        khowst: { police: 9 },
      },
      1,
    );
    march(state);
    expect(here(state, 'khowst')).toMatchObject({ 'taliban-underground': 2 });
  });
});
