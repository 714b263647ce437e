import {
  defaultSetting,
  fastDice,
  type GameRecord,
  LANGUAGES,
  Match,
  mindWords,
  render,
  Sight,
} from '@sandtable/engine';
import { demo, demoMind } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  courseOf,
  hintFor,
  type Hint,
  LEVELS,
  mindsOf,
  type Played,
  reviewOf,
  type Working,
} from '../../index.ts';

const strongest = LEVELS.at(-1);
if (strongest === undefined) throw new Error('no level');
const QUICK = { ...strongest, seconds: 0.3 };

const begun = (seed: string): Match => Match.start(demo, defaultSetting(demo), fastDice(seed));

function finish<T>(work: Working<T>): { readonly value: T; readonly pieces: number } {
  for (let pieces = 0; ; pieces++) {
    const step = work.next();
    if (step.done === true) return { value: step.value, pieces };
  }
}

/** A game in which `worst` throws its chances away, and the others play by habit. */
function played(seed: string, worst?: string): Played & { readonly end: Match; readonly record: GameRecord } {
  const match = begun(seed);
  const steady = mindsOf(demo).find(({ id }) => id === 'steady');
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const last = match.menuOf(seat).at(-1) ?? '';
    if (seat === worst) match.answer(seat, last);
    else match.reply(seat, steady?.answer(new Sight(match, seat)) ?? { option: last });
  }
  const record = match.record();
  return { game: demo, begin: () => begun(seed), answers: record.answers, end: match, record };
}

function hintAt(match: Match, seconds = QUICK.seconds): Hint {
  const seat = match.turn[0] ?? '';
  return finish(hintFor(demoMind, new Sight(match, seat), { ...QUICK, seconds })).value;
}

describe('a hint', () => {
  test('begins with something that is on the menu, and is best of what it tells', () => {
    const match = begun('hint');
    const { plans, compared, seat } = hintAt(match);
    const [best, ...others] = plans;
    expect(match.menuOf(seat)).toContain(best.steps[0]?.option);
    expect(plans.length).toBeLessThanOrEqual(3);
    expect(compared).toBeGreaterThan(1);
    expect(new Set(plans.map(({ steps }) => JSON.stringify(steps))).size).toBe(plans.length);
    expect(others.every(({ chance }) => chance > 0 && chance < 1)).toBe(true);
  });

  test('is the same whenever it is asked, and changes nothing at the table', () => {
    const match = begun('again');
    const before = match.fingerprint();
    expect(hintAt(match)).toEqual(hintAt(match));
    expect(match.fingerprint()).toBe(before);
  });

  test('is told early when somebody has had enough', () => {
    const match = begun('enough');
    const work = hintFor(demoMind, new Sight(match, match.turn[0] ?? ''), { ...QUICK, seconds: 5 });
    expect(work.next().done).toBe(false);
    const step = work.next(true);
    expect(step.done).toBe(true);
  });
});

describe('the course of a game', () => {
  test('has every turn and the end, which is certain', () => {
    const game = played('course');
    const { value } = finish(courseOf(demoMind, game, 'each'));
    const last = value.at(-1);
    expect(value.filter(({ turn }) => turn !== undefined).length).toBeGreaterThan(1);
    expect(last?.turn).toBeUndefined();
    for (const [seat, chance] of Object.entries(last?.chances ?? {}))
      expect(chance).toBe(game.end.result?.winners.includes(seat) === true ? 1 : 0);
  });

  test('goes on from a moment with the same points', () => {
    const game = played('later');
    const all = finish(courseOf(demoMind, game, 'each')).value;
    const from = all[1]?.moment ?? 0;
    expect(finish(courseOf(demoMind, game, 'each', from)).value).toEqual(all.slice(1));
  });
});

describe('a review', () => {
  const WISH = { seats: ['alder', 'flint'], seconds: 2 };

  test('finds who threw chances away, and what would have been better', () => {
    const game = played('thrown', 'alder');
    const { value } = finish(reviewOf(demoMind, game, WISH));
    const [alder, flint] = [value.accuracy['alder'], value.accuracy['flint']];
    expect(alder?.decisions).toBeGreaterThan(0);
    expect(alder?.kept ?? 1).toBeLessThan(flint?.kept ?? 0);
    expect(value.points.length).toBeGreaterThan(0);
    expect(value.points.length).toBeLessThanOrEqual(5);
    expect(value.points.map(({ seat }) => seat)).toContain('alder');
    for (const { cost, chances, moment, better } of value.points) {
      expect(cost.mean).toBeGreaterThan(2 * cost.error);
      expect(chances.better).toBeGreaterThan(chances.played);
      expect(better.steps[0]?.option).not.toBe(game.answers[moment]?.option);
    }
  });

  test('is the same on every machine', () => {
    const game = played('same', 'flint');
    const once = finish(reviewOf(demoMind, game, WISH)).value;
    expect(finish(reviewOf(demoMind, game, WISH)).value).toEqual(once);
    expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  });

  test('works in pieces and ends when somebody has had enough', () => {
    const game = played('stopped');
    expect(finish(reviewOf(demoMind, game, WISH)).pieces).toBeGreaterThan(5);
    const work = reviewOf(demoMind, game, WISH);
    work.next();
    let step = work.next(true);
    for (let more = 0; step.done !== true; more++) {
      expect(more).toBeLessThan(12);
      step = work.next(true);
    }
    expect(step.value.story.length).toBeGreaterThan(0);
  });

  test('tells luck apart: what a turn gives beyond what its answers give in the mean sums up to little', () => {
    const sums = ['l1', 'l2', 'l3', 'l4'].map((seed) => {
      const { luckSum } = finish(reviewOf(demoMind, played(seed), { seats: [], seconds: 0.1 })).value;
      return luckSum['alder'] ?? 0;
    });
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(Math.abs(mean)).toBeLessThan(0.5);
  });

  test('tells its story in both languages', () => {
    const { value } = finish(reviewOf(demoMind, played('told', 'alder'), WISH));
    expect(value.story.length).toBe(5);
    for (const language of LANGUAGES) {
      const { name, sentences } = demo.speech[language];
      const speech = { name, sentences: { ...sentences, ...mindWords[language] } };
      for (const sentence of value.story) expect(render(speech, sentence)).not.toBe('');
    }
  });
});
