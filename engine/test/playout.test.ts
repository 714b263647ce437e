import { expect, test } from 'vitest';
import { type Asked, defaultSetting, fastDice, type Habit, Match, playOut, Sight } from '../index.ts';
import { demo, type DemoState } from '../testing/index.ts';

const first: Habit<DemoState> = { begin: () => ({ answer: ({ options }) => options[0] ?? '' }) };

function begun(seed: string, answers: readonly (readonly [seat: string, option: string])[] = []) {
  const match = Match.start(demo, defaultSetting(demo), fastDice(seed));
  for (const [seat, option] of answers) match.answer(seat, option);
  return match;
}

/** The bids of all four seats, each its first card. */
function afterBids(seed: string): Match<DemoState> {
  const match = begun(seed);
  while (match.prompt?.key === 'bid') {
    const seat = match.turn[0] ?? '';
    match.answer(seat, match.menuOf(seat).at(-1) ?? '');
  }
  return match;
}

test('a world is played on by habit to the end of the game', () => {
  const world = new Sight(begun('a'), 'birch').imagine(1);
  const answers = playOut(world, { habit: first, isEnough: () => false });
  expect(world.result).toBeDefined();
  expect(answers).toBeGreaterThan(10);
});

test('a world is played on to the question before which it is enough', () => {
  const world = new Sight(begun('a'), 'birch').imagine(1);
  playOut<DemoState>(world, { habit: first, isEnough: ({ state }) => state.round === 2 });
  expect(world.prompt).toEqual({ key: 'bid', rule: '1.1', params: { round: 2 } });
});

test('a plan is asked at every question, and whoever is overruled hears of it', () => {
  const heard: string[] = [];
  const habit: Habit<DemoState> = {
    begin: (seat) => ({
      answer: ({ options }) => options[0] ?? '',
      overruled: (_asked, option) => heard.push(`${seat} ${option}`),
    }),
  };
  const world = new Sight(begun('a'), 'birch').imagine(1);
  const instead = ({ seat, options }: Asked) => (seat === 'birch' ? options.at(-1) : undefined);
  playOut<DemoState>(world, { habit, instead, isEnough: ({ prompt }) => prompt.key === 'raid' });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/^birch /);
});

test('somebody who begins to answer for a seat is kept to the end', () => {
  const begins: string[] = [];
  const habit: Habit<DemoState> = {
    begin(seat) {
      begins.push(seat);
      return { answer: ({ options }) => options[0] ?? '' };
    },
  };
  playOut(new Sight(begun('a'), 'birch').imagine(1), { habit, isEnough: () => false });
  expect(begins.toSorted()).toEqual(['alder', 'birch', 'flint', 'slate']);
});

test('the first question of a seat since a rest is its own origin', () => {
  const match = begun('a');
  const sight = new Sight(match, 'flint');
  const { seen, prompts, mark } = sight.origin();
  expect(seen).toBe(sight);
  expect(prompts).toEqual([]);
  expect(mark).toMatch(/^flint\/[0-9a-f]{64}$/);
});

test('a later question of the same run finds the first, as it was seen then', () => {
  const match = afterBids('run');
  const raider = match.turn[0] ?? '';
  const before = new Sight(match, raider);
  const [world, mark] = [JSON.stringify(before.imagine(3).state), before.origin().mark];
  const target = match.menuOf(raider)[0] ?? '';
  match.answer(raider, target);
  // The defender is another seat: its first question, though not the first of the round.
  expect(new Sight(match, target).origin().prompts).toEqual([]);
  const later = match.fork();
  const found = new Sight(later, raider).origin();
  expect(found.prompts).toEqual(['raid']);
  expect(found.mark).toBe(mark);
  expect(JSON.stringify(found.seen.imagine(3).state)).toBe(world);
  expect(found.seen.options).toContain(target);
});

test('after a fence a run begins anew: something has happened that could not be foreseen', () => {
  const match = afterBids('run');
  const raider = match.turn[0] ?? '';
  match.answer(raider, match.menuOf(raider)[0] ?? '');
  match.answer(match.turn[0] ?? '', 'pass');
  expect(match.fence).toBe(match.seq);
  expect(new Sight(match, raider).origin().prompts).toEqual([]);
});

test('marks tell moments apart', () => {
  const marks = ['a', 'b'].map((seed) => new Sight(begun(seed), 'flint').origin().mark);
  const [here = ''] = marks;
  expect(new Set(marks).size).toBe(2);
  expect(new Sight(begun('a'), 'flint').origin().mark).toBe(here);
  expect(new Sight(begun('a'), 'slate').origin().mark).not.toBe(here);
});
