import { expect, test } from 'vitest';
import { defaultSetting, Dice, fastDice, Match } from '../index.ts';
import { demo, play } from '../testing/index.ts';

const opening = () => demo.setup(defaultSetting(demo), new Dice(fastDice('play')));

test('a play from a state goes as a match from that state', () => {
  const match = Match.start(demo, defaultSetting(demo), fastDice('play'));
  const answers: string[] = [];
  while (answers.length < 3)
    for (const seat of match.turn) {
      const option = match.menuOf(seat)[0] ?? '';
      answers.push(option);
      match.answer(seat, option);
    }
  const dice = new Dice(fastDice('play'));
  const played = play(demo, demo.setup(defaultSetting(demo), dice), answers, dice.state);
  expect(played.state).toEqual(match.state);
  expect(played.menu).toEqual(match.menuOf(match.turn[0] ?? ''));
  expect(played.lines).toEqual(match.lines('spectator').map((line) => line.message));
});

test('an answer that is not on the menu fails, and says what is', () => {
  const { menu, ask } = play(demo, opening());
  expect(menu.length).toBeGreaterThan(0);
  expect(() => play(demo, opening(), ['nonsense'])).toThrow(
    `is asked ${ask?.prompt.key} and cannot answer nonsense, only ${menu.join(' ')}`,
  );
});

test('an answer that nobody asked for fails', () => {
  expect(() => play(demo, opening(), ['more'], [], function* none() {})).toThrow('nobody asked for more');
});

test('dice that were not rolled are told', () => {
  expect(play(demo, opening(), [], [3, 4], (table) => void table.roll(6)).rollsLeft).toBe(1);
});
