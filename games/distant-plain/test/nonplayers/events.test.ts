import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../../nonplayers/answers.ts';
import { inEffect, plain } from '../rules.ts';
import { here, situation } from '../table.ts';
import { event, unmanned } from './play.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

describe('8.4 Events', () => {
  test('8.4, 8.4.3 pieces are placed in full, one space after the other by chance', () => {
    const state = unmanned();
    event(state, 'taliban', 27, { side: ones(20) });
    const placed = (['waziristan', 'northwest-frontier'] as const).map(
      (id) => here(state, id)['taliban-underground'] ?? 0,
    );
    expect(placed.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  test('8.4.3 spaces go by Bases, then pieces, then the greatest shift', () => {
    const state = unmanned({
      spaces: {
        kandahar: { 'coalition-troops': 1 },
        bamian: { 'coalition-troops': 1 },
      },
    });
    const { why } = event(state, 'taliban', 20, { side: ones(9) });
    expect(state.levels[12]).toBe(-1);
    expect(why.some((reason) => reason.startsWith('EVX.'))).toBe(true);
  });

  test('8.4.3 a faction that may gain takes itself, and its own pieces', () => {
    const state = unmanned({ spaces: { kandahar: { police: 2 } } });
    event(state, 'warlords', 53, { side: ones(20) });
    expect(
      (here(state, 'kandahar')['warlords-underground'] ?? 0) +
        (here(state, 'kabul')['warlords-underground'] ?? 0),
    ).toBe(4);
    const assault = unmanned({
      spaces: { bamian: { 'coalition-troops': 2, 'government-troops': 4, 'taliban-underground': 1 } },
    });
    expect(event(assault, 'coalition', 66, { side: ones(9) }).why).toContain('EVX.self');
    expect(here(assault, 'bamian')['taliban-active']).toBeUndefined();
  });

  test('8.4.1 Change in Tactics: Insurgents take an unshaded Capability, COIN factions a shaded one', () => {
    const state = inEffect(inEffect(unmanned(), 1, 'unshaded'), 31, 'shaded');
    event(state, 'warlords', 67);
    expect(state.capabilities).toEqual({ 31: 'shaded' });
    event(state, 'coalition', 67);
    expect(state.capabilities).toEqual({});
  });

  test('8.4.1 Breaktime: a player becomes Ineligible before a non-player', () => {
    const state = unmanned({ variants: { nonPlayers: ['coalition', 'government', 'warlords'] } });
    event(state, 'coalition', 55);
    expect(state.eligible.taliban).toBe(false);
  });

  test('8.4.1 Pakistani Offensive: all but one cross to where that brings Taliban Control', () => {
    const state = unmanned({
      spaces: { waziristan: { 'taliban-underground': 4 }, khowst: { police: 2 }, kandahar: { police: 9 } },
    });
    event(state, 'taliban', 43, { side: ones(20) });
    expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1 });
    expect(here(state, 'khowst')['taliban-underground']).toBe(3);
  });

  test('8.1.2 a player loses pieces before a non-player; non-players alike lose them in turn', () => {
    const spaces = { khowst: { 'coalition-troops': 1, 'taliban-underground': 1, 'warlords-underground': 1 } };
    const played = unmanned({ variants: { nonPlayers: ['coalition', 'government', 'warlords'] }, spaces });
    expect(event(played, 'coalition', 38, { side: ones(9) }).why).toEqual(
      expect.arrayContaining(['TG.player', 'TG.underground']),
    );
    expect(here(played, 'khowst')['taliban-underground']).toBeUndefined();
    expect(event(unmanned({ spaces }), 'coalition', 38, { side: ones(9) }).why).toContain('TG.even');
  });
});

test('8.2 what an Event does piece by piece is done in one space before the next', () => {
  const many = { 'taliban-underground': 4 };
  const state = unmanned({ spaces: { waziristan: many, 'northwest-frontier': many } });
  event(state, 'government', 43, { side: ones(20) });
  expect(here(state, 'waziristan')).toEqual({});
  expect(here(state, 'northwest-frontier')).toEqual(many);
  const north = unmanned();
  event(north, 'warlords', 60, { side: ones(20) });
  expect(here(north, 'baghlan')).toEqual({ 'warlords-base': 1, 'warlords-underground': 3 });
  // Another step begins anew: the Warlords guerrilla of card 35 has dice of its own.
  const east = unmanned();
  event(east, 'taliban', 35, { side: [3, 5, 1, 3, 1, 3, ...ones(9)] });
  expect(here(east, 'nuristan')).toEqual({ 'taliban-underground': 2 });
  expect(here(east, 'khowst')).toEqual({ 'warlords-underground': 1 });
});

test('8.1.2 cubes that an Event places come as Police and Troops in turn', () => {
  const state = unmanned({ spaces: { herat: { 'government-troops': 20 } } });
  event(state, 'government', 60, { side: ones(20) });
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 2, police: 2 });
});

test('8.4.3 card 37: Police become Troops only while Troops are Available', () => {
  const state = unmanned({ spaces: { herat: { 'government-troops': 28, police: 3 } } });
  event(state, 'government', 37, { side: ones(20) });
  expect(here(state, 'herat')).toEqual({ 'government-troops': 30, police: 1 });
});

test('8.0 card 23: the bomb is laid first where it takes a Coalition cube', () => {
  const state = inEffect(
    situation({
      spaces: {
        kabul: { 'coalition-troops': 3, 'government-troops': 1 },
        bamian: { 'taliban-underground': 1, police: 1 },
        khowst: { 'taliban-underground': 1 },
      },
      resources: { government: 3 },
    }),
    23,
    'shaded',
  );
  const sent = ['khowst', 'kabul', '1', '1', 'done', 'bamian', 'kabul', '1', 'done', 'done'];
  const { ask, menu } = plain(state, 'coalition', 'sweep', sent);
  expect(menu).toEqual(['khowst', 'bamian', 'done']);
  const dice = new Dice(forcedDice([]));
  const prompt = ask?.prompt ?? { key: 'none', rule: '8.0' };
  expect(answerTo({ state, faction: 'taliban', prompt, options: menu, dice, why: [] })).toBe('bamian');
});
