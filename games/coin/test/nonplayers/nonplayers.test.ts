import { Dice, forcedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import type { Space } from '../../index.ts';
import {
  best,
  chart,
  evenDie,
  marching,
  NoAnswer,
  planning,
  select,
  supportChange,
} from '../../nonplayers/index.ts';
import type { Pass } from '../../testing/index.ts';
import { situation } from '../pass.ts';

const dice = (...rolls: number[]) => new Dice(forcedDice(rolls));
const at = (...spaces: number[]): Space[] => spaces as Space[];

describe('random spaces by a chart', () => {
  const nine = chart({
    columns: [
      [at(0, 1, 2), at(3), at(4, 5, 6)],
      [at(7, 8, 9), at(10, 11, 12), at(13, 14, 15)],
    ],
    shares: [{ cell: 15 as Space, first: 16 as Space }],
  });

  test('three dice pick column, box and space; a box of one takes whatever the last die shows', () => {
    expect(nine.draw(dice(1, 1, 3), at(1)).space).toBe(1);
    for (const last of [1, 4, 6])
      expect(nine.draw(dice(2, 3, last), at(3, 4))).toMatchObject({ space: 3, route: 'direct' });
  });

  test('a space that does not qualify leads down, to the next column, and from the last back to the first', () => {
    expect(nine.draw(dice(1, 1, 1), at(2))).toMatchObject({ space: 2, route: 'down' });
    expect(nine.draw(dice(1, 6, 6), at(7))).toMatchObject({ space: 7, route: 'column' });
    expect(nine.draw(dice(3, 6, 6), at(0))).toMatchObject({ space: 0, route: 'round' });
    expect(nine.draw(dice(3, 6, 6), at(15, 16))).toMatchObject({ space: 16, route: 'shared' });
  });

  test('equal chances: numbers left over are rolled again', () => {
    expect(evenDie(dice(5), 3)).toEqual({ index: 2, roll: 5 });
    expect(evenDie(dice(6, 5, 4), 4)).toEqual({ index: 3, roll: 4 });
  });
});

test('keys rank spaces one after the other', () => {
  const top = best(
    at(1, 2, 3, 4),
    (space) => space > 1,
    (space) => -(space % 2),
  );
  expect(top).toEqual([2, 4]);
  expect(select('none', [], 2)).toBeUndefined();
  expect(select('none', top, 0)).toBeUndefined();
});

test('a march keeps who must stay, and as many Underground as go unseen', () => {
  const state = situation({ spaces: { hills: { 'rebels-underground': 3, 'rebels-active': 2 } } });
  const { party, movable } = marching<Pass>({
    underground: { rebels: 'rebels-underground' },
    active: { rebels: 'rebels-active' },
    unmoved: (_state, _space, kind) => (kind === 'rebels-underground' ? 3 : 2),
    guerrillas: () => 5,
    room: () => 9,
    adjacent: () => [],
    unseen: () => 2,
  });
  const terms = { faction: 'rebels', isOrigin: () => true, keepsOne: () => true } as const;
  expect(movable(state, 1 as Space, terms)).toBe(4);
  expect(party(state, 1 as Space, 2 as Space, terms)).toEqual({ underground: 2, active: 0 });
  expect(party(state, 1 as Space, 2 as Space, { ...terms, headlong: true })).toEqual({
    underground: 2,
    active: 2,
  });
});

describe('who has no answer', () => {
  const FOUND: Readonly<Record<string, string>> = { 'ask.known': 'hills', 'ask.wrong': 'elsewhere' };
  const { begin, reply } = planning<Pass, 'rebels'>({});
  const answerTo = (key: string, nonPlayers: readonly 'rebels'[]): string | undefined => {
    const view = situation({ variants: { nonPlayers } });
    const first = { view, prompt: { key }, options: ['hills', 'done'], dice: dice() };
    const plan = begin('rebels', (mind) => reply(mind, FOUND[mind.prompt.key]))(first);
    const { value } = plan.next(first);
    return value === undefined ? undefined : value.option;
  };

  test('a faction that the rulebook runs is at fault when its rules do not know a question', () => {
    expect(answerTo('ask.known', ['rebels'])).toBe('hills');
    expect(() => answerTo('ask.unknown', ['rebels'])).toThrow(NoAnswer);
    expect(() => answerTo('ask.wrong', ['rebels'])).toThrow('answers elsewhere, which is not offered');
  });

  test('sitting in for a person it declines', () => {
    expect(answerTo('ask.unknown', [])).toBe('done');
  });
});

test('what a shift changes is counted on both tracks', () => {
  expect(supportChange(2, 1, -1)).toBe(4);
  expect(supportChange(3, 0, 1)).toBe(3);
});
