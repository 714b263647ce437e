import { type Ask, defaultSetting, type Game, Match, type Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { playContest, tryContest } from '../index.ts';

/** A chart that has no answer in the second round. */
const planted: Player = {
  id: 'planted',
  answer: ({ options, view }) => {
    if ((view as { round: number }).round === 2) throw new Error('a chart without an answer');
    return { option: options[0] ?? '' };
  },
};
/** The demonstration game, whose rules fail in the second round. */
const faulty: Game = {
  ...(demo as Game),
  *step(table) {
    if ((table.state as { round: number }).round === 2) throw new Error('the second round is broken');
    yield* (demo as Game).step(table);
  },
};
const seating = { alder: 'random', birch: 'random', flint: 'random', slate: 'random' };
const contest = { game: 'demo', setting: defaultSetting(demo), seed: 's/7', seating };

test('a game that can be played is tried like any other', () => {
  expect(tryContest(demo, contest, false)).toEqual({ outcome: playContest(demo, contest) });
  expect(tryContest(demo, contest, true)).toMatchObject({
    outcome: playContest(demo, contest),
    record: { format: 'sandtable-game' },
  });
});

test.each([false, true])(
  'a fault of the rules is told with the game up to it, kept or not (%s)',
  (isKept) => {
    const { failure } = tryContest(faulty, contest, isKept);
    expect(failure).toMatchObject({ seed: 's/7', seating, fault: 'the second round is broken' });
    expect(failure?.stack).toContain('contest.test.ts');
    const { record, answer } = failure ?? {};
    if (record === undefined || answer === undefined) throw new Error('the game was not kept');
    // All answers but the one that the rules failed at; that one still does.
    const match = Match.replay(faulty, record);
    expect(match.seq).toBe(record.answers.length);
    expect(() => match.give(answer)).toThrow('the second round is broken');
  },
);

test('a fault of a player is told with the game up to it', () => {
  const game: Game = { ...(demo as Game), players: [planted] };
  const { failure } = tryContest(game, { ...contest, seating: { ...seating, flint: 'planted' } }, false);
  expect(failure).toMatchObject({ fault: 'a chart without an answer', seat: 'flint' });
  expect(failure?.answer).toBeUndefined();
  expect(failure?.record?.answers.length).toBeGreaterThan(4);
});

test('a game that fails before its first question has nothing to keep', () => {
  const setup = () => {
    throw new Error('no deck');
  };
  const { failure } = tryContest({ ...faulty, setup }, contest, true);
  expect(failure).toMatchObject({ fault: 'no deck' });
  expect(failure?.record).toBeUndefined();
});

/** The demonstration game, in which Birch is asked something first. */
const asking = (options: () => readonly string[]): Game => ({
  ...(demo as Game),
  *step(table) {
    const prompt = { key: 'raid', rule: '2' };
    yield { seats: ['birch'], prompt, options, label: () => prompt } satisfies Ask;
    yield* (demo as Game).step(table);
  },
});

test('a menu without options is told as such, not by what a player made of it', () => {
  const { failure } = tryContest(
    asking(() => []),
    contest,
    false,
  );
  expect(failure).toMatchObject({ fault: 'birch has nothing to choose from at "raid" (2)', seat: 'birch' });
});

test('a menu that cannot be made is told as well', () => {
  const broken = asking(() => {
    throw new Error('no menu');
  });
  expect(tryContest(broken, contest, false).failure).toMatchObject({ fault: 'no menu', seat: 'birch' });
});
