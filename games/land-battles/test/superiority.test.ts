import { expect, test } from 'vitest';
import { battle, play, type Situation } from './situation.ts';

function flank(red: number, blue: number): Situation {
  return {
    forces: {
      usa: { breakthrough: [['usa-m1a1-1', 'usa-stryker-1'], ['usa-m109-1']] },
      china: { breakthrough: [['china-type-80-1', 'china-wz-523-1']], flank: [['china-type-69-1']] },
    },
    hands: { usa: ['cannon', 'assault'] },
    change: (state) => {
      state.sides.red.superiority = red;
      state.sides.blue.superiority = blue;
    },
  };
}

function superiorityAfter(red: number, blue: number, successes: number): readonly [number, number] {
  const dice = [1, 1, 1, 1].map((die, at) => (at < successes ? 10 : die));
  const match = battle(flank(red, blue), dice);
  play(match, 'usa: maneuver usa-stryker-1 flank/1 none');
  const { sides } = match.state;
  return [sides.red.superiority, sides.blue.superiority];
}

test('R10F three successes give three Superior Attack counters', () => {
  expect(superiorityAfter(0, 0, 3)).toEqual([3, 0]);
});

test('R10F four successes take three of the enemy and give one', () => {
  expect(superiorityAfter(0, 3, 4)).toEqual([1, 0]);
});

test('R10F counters add up without limit, and two against two leave none', () => {
  expect(superiorityAfter(9, 0, 4)).toEqual([13, 0]);
  expect(superiorityAfter(0, 2, 2)).toEqual([0, 0]);
  expect(superiorityAfter(0, 2, 0)).toEqual([0, 2]);
});

function needFor(answers: string): number | undefined {
  const match = battle(flank(2, 0), [1, 1, 1, 1, 1]);
  play(match, `usa: ${answers}`);
  return match.state.turn?.attempt?.need;
}

test('R11 each counter adds 1 to attacks from the Breakthrough Area, artillery included', () => {
  expect(needFor('play cannon usa-m1a1-1 breakthrough/stay china-type-80-1')).toBe(7 - 2 - 2);
  expect(needFor('artillery usa-m109-1 breakthrough/stay china-type-80-1')).toBe(7 - 1 - 2);
});

test('R11 it does not count in the other areas, nor for maneuvers', () => {
  expect(needFor('play cannon usa-m1a1-1 flank/1 china-type-69-1')).toBe(6 - 2);
  expect(needFor('maneuver usa-stryker-1 flank/1 none')).toBe(6);
});

test('R11 an ASSAULT into the Breakthrough Area gets it: what counts is where the attacker stands', () => {
  const match = battle(
    {
      ...flank(2, 0),
      forces: {
        usa: { breakthrough: [['usa-m1a1-1']], flank: [['usa-m1a1-2']] },
        china: { breakthrough: [['china-type-80-1']] },
      },
    },
    [1, 1, 1, 1, 1],
  );
  play(match, 'usa: play assault usa-m1a1-2 cannon breakthrough/1 china-type-80-1');
  expect(match.state.turn?.attempt).toMatchObject({ need: 7 - 2 - 2, dice: [1, 1, 1, 1, 1] });
});
