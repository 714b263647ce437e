import { describe, expect, test } from 'vitest';
import { AT } from '../../../map.ts';
import { warlordsGroup } from '../../../nonplayers/warlords.ts';
import { control, type State } from '../../../state.ts';
import { beginTurn } from '../../../turn.ts';
import { here, type Situation } from '../../table.ts';
import { operation, spacesOf, unmanned } from '../play.ts';

const rolls = (roll: number): number[] => Array<number>(30).fill(roll);
const ANY = [1, 2, 3, 4, 5, 6];

/** All LoCs are taken, so that nobody goes there. */
const NO_LOC = {
  'loc-kabul-tor-kham': { police: 1 },
  'loc-kandahar-spin-boldak': { police: 1 },
  'loc-kabul-aibak': { police: 1 },
  'loc-shibirghan-aibak': { police: 1 },
  'loc-farah-kandahar': { police: 1 },
  'loc-toraghondi-farah': { police: 1 },
  'loc-kandahar-kabul': { police: 1 },
} as const;

const inland = (spaces: NonNullable<Situation['spaces']>, warlords = 9): State =>
  unmanned({ resources: { warlords }, spaces: { ...NO_LOC, ...spaces } });

describe('8.5.2 who leaves', () => {
  test('8.5.2 one stays at a Base, nobody comes off a LoC', () => {
    const state = inland({
      herat: { 'warlords-base': 1, 'warlords-underground': 3 },
      'loc-shibirghan-aibak': { 'warlords-underground': 2 },
    });
    operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(here(state, 'herat')).toMatchObject({ 'warlords-underground': 1 });
    expect(here(state, 'loc-shibirghan-aibak')).toEqual({ 'warlords-underground': 2 });
  });

  test('8.1.2, 8.5.2 as many go as leave no Control behind', () => {
    const state = inland({ herat: { 'warlords-underground': 4, 'taliban-underground': 2 } });
    const { why } = operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(here(state, 'herat')).toMatchObject({ 'warlords-underground': 2, 'taliban-underground': 2 });
    expect(control(state, AT.herat)).toBe('none');
    expect(why).toContain('MV.controlKept');
  });

  test('3.3.2, 8.1.2 into Pashtun land three stay Underground, Underground ones first', () => {
    const state = inland({
      bamian: { 'warlords-underground': 2, 'warlords-active': 3 },
      kabul: { police: 9 },
      samangan: { police: 9 },
      'sar-e-pol': { police: 9 },
      khowst: { police: 9 },
      oruzgan: { police: 9 },
    });
    // Only in Ghazni could Cultivate follow.
    const { answers, why } = operation(state, 'warlords', 'march', { side: rolls(5) });
    expect(spacesOf(answers)).toEqual(['ghazni']);
    expect(here(state, 'bamian')).toEqual({ 'warlords-active': 2 });
    expect(here(state, 'ghazni')).toMatchObject({ 'warlords-underground': 2, 'warlords-active': 1 });
    expect(why).toContain('MV.underground');
  });
});

describe('8.5.2 a LoC', () => {
  test('8.1.2, 8.5.2 the one who goes is Underground, if any that can go is', () => {
    for (const roll of ANY) {
      const state = unmanned({
        resources: { warlords: 1 },
        spaces: { khowst: { 'warlords-active': 2 }, nuristan: { 'warlords-underground': 2 } },
      });
      operation(state, 'warlords', 'march', { side: rolls(roll) });
      expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'warlords-underground': 1 });
    }
  });

  test('8.5.2 a LoC with any piece on it is not empty; one LoC only', () => {
    const state = unmanned({
      resources: { warlords: 1 },
      spaces: {
        'loc-kabul-tor-kham': { 'warlords-underground': 1 },
        khowst: { 'warlords-underground': 4 },
      },
    });
    const { answers } = operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(spacesOf(answers).filter((id) => id.startsWith('loc-'))).toEqual(['loc-kandahar-kabul']);
    expect(here(state, 'loc-kabul-tor-kham')).toEqual({ 'warlords-underground': 1 });
  });
});

describe('8.5.2 Control that can be ended', () => {
  test('8.5.2 all such spaces, most people first, as long as Resources last; then one Province to gather in', () => {
    const spaces = {
      konduz: { 'warlords-underground': 3 },
      baghlan: { police: 1 },
      badakhshan: { 'taliban-active': 1 },
      kabul: { 'warlords-underground': 1 },
    };
    for (const roll of ANY) {
      const rich = inland(spaces);
      const { why } = operation(rich, 'warlords', 'march', { side: rolls(roll) });
      expect(control(rich, AT.baghlan)).toBe('none');
      expect(why).toContain('W.march.control');
      // 5-1-2 would lead to Badakhshan.
      const poor = inland(spaces, 1);
      operation(poor, 'warlords', 'march', { side: [5, 1, 2, ...rolls(roll)] });
      expect(control(poor, AT.baghlan)).toBe('none');
      expect(control(poor, AT.badakhshan)).toBe('taliban');
    }
  });

  test('8.5.2 Control that even all guerrillas beside could not end is left alone', () => {
    const state = inland({ konduz: { 'warlords-underground': 3 }, baghlan: { police: 4 } });
    const { why } = operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(why).not.toContain('W.march.control');
    expect(control(state, AT.baghlan)).toBe('coin');
  });

  test('8.1.2, 8.5.2 groups grow beyond what stays Underground only as far as it takes, Active ones first', () => {
    const state = inland({
      nuristan: { police: 6, 'taliban-underground': 1 },
      badakhshan: { 'warlords-underground': 4 },
      baghlan: { 'warlords-underground': 1, 'warlords-active': 1 },
      'northwest-frontier': { 'taliban-base': 1 },
    });
    for (const roll of ANY) {
      const copy = structuredClone(state);
      const { why } = operation(copy, 'warlords', 'march', { side: rolls(roll) });
      const { 'warlords-underground': hidden = 0, 'warlords-active': seen = 0 } = here(copy, 'nuristan');
      // Two from Baghlan unseen (one of them Active already), two unseen and one more from Badakhshan.
      expect(hidden + seen).toBe(5);
      expect(control(copy, AT.nuristan)).toBe('none');
      expect(why).toContain('W.march.control.active');
    }
  });

  test('8.5.2 an origin that has sent its group is not counted again for those who are to follow', () => {
    const state = inland({
      nuristan: { police: 5, 'taliban-underground': 1 },
      badakhshan: { 'warlords-underground': 4 },
      baghlan: { 'warlords-underground': 4 },
      'northwest-frontier': { 'taliban-base': 1 },
    });
    const turn = beginTurn('warlords', 'march', { activities: true });
    state.turn = turn;
    turn.spaces.push(AT.nuristan);
    // Beside one another two each would do; once the others are not to come, all four.
    expect(warlordsGroup(state, turn, AT.baghlan, AT.nuristan)).toBe(2);
    turn.tally.sent = [AT.badakhshan];
    expect(warlordsGroup(state, turn, AT.baghlan, AT.nuristan)).toBe(4);
  });

  test('8.5.2 in Kabul, too, but guerrillas gather in Provinces only', () => {
    const state = inland({ kabul: { police: 1 }, samangan: { 'warlords-underground': 1 } });
    operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(control(state, AT.kabul)).toBe('none');
    for (const roll of ANY) {
      const calm = inland({ samangan: { 'warlords-underground': 1 } });
      operation(calm, 'warlords', 'march', { side: rolls(roll) });
      expect(here(calm, 'kabul')).toEqual({});
      expect(here(calm, 'samangan')).toEqual({});
    }
  });
});

describe('8.5.2 one Province to gather in', () => {
  test('8.5.2, 4.5.1 first where Cultivate could follow: people, room, and more guerrillas than Police', () => {
    for (const roll of ANY) {
      const state = inland({
        konduz: { 'warlords-underground': 2 },
        baghlan: { police: 2, 'warlords-base': 1, 'taliban-base': 1 },
        balkh: { 'taliban-base': 2, 'warlords-underground': 2 },
        badakhshan: { police: 1, 'warlords-active': 1 },
      });
      const { answers, why } = operation(state, 'warlords', 'march', { side: rolls(roll) });
      expect(spacesOf(answers).at(-1)).toBe('badakhshan');
      expect(why).toContain('W.march.gather.cultivate');
      expect(here(state, 'badakhshan')).toMatchObject({ 'warlords-base': 1 });
    }
  });

  test('8.5.2 where Cultivate can follow nowhere any Province will do, and all beside it send somebody', () => {
    const state = inland({
      samangan: { 'warlords-underground': 1 },
      faryab: { 'warlords-underground': 1 },
    });
    state.available[10] = 0;
    // On the chart 1-5-1 is Sar-e-Pol or leads to it.
    const { answers, why } = operation(state, 'warlords', 'march', { side: rolls(1) });
    expect(spacesOf(answers)).toHaveLength(1);
    expect(why).toContain('W.march.gather.any');
  });
});

test('8.5.2 the LoC comes first or not at all, though a March that ends Control opens one', () => {
  const state = inland({
    'loc-shibirghan-aibak': {},
    konduz: { 'warlords-base': 1, 'warlords-underground': 3 },
    baghlan: { 'taliban-underground': 4, 'warlords-base': 2, 'warlords-underground': 1 },
  });
  const { answers } = operation(state, 'warlords', 'march', { side: rolls(1) });
  expect(spacesOf(answers)[0]).toBe('baghlan');
  expect(spacesOf(answers)).not.toContain('loc-shibirghan-aibak');
});
