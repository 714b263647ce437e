import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { BY_HABIT, type Plan } from '../../thinking/plans.ts';
import { difference, race, type Rollout, runnerOf, type Verdict } from '../../thinking/race.ts';

const plan = (option: string, worth = 0): Plan => ({ steps: [{ prompt: 'ask', option }], worth });
const nameOf = ({ steps }: Plan): string => steps[0]?.option ?? 'habit';

/** Noise that all plans share in a world, and a little of each plan's own. */
const noisy =
  (gains: Readonly<Record<string, number>>): Rollout =>
  (tried, world) => {
    const name = nameOf(tried);
    const shared = new Dice(fastDice(`world ${world}`)).below(1000) / 1000 - 0.5;
    const own = new Dice(fastDice(`${name} ${world}`)).below(1000) / 10_000 - 0.05;
    return { chance: 0.5 + 0.4 * shared + own + (gains[name] ?? 0), leads: [] };
  };

function finish(work: Generator<number, Verdict, boolean | undefined>, stopAt = Number.POSITIVE_INFINITY) {
  for (let step = work.next(); ; step = work.next(!step.done && step.value >= stopAt))
    if (step.done === true) return step.value;
}

const OTHERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((option) => plan(option));

test('the best of many plans is found, though worlds differ more than plans do', () => {
  const { best, rollouts } = finish(race([BY_HABIT, ...OTHERS], 400, noisy({ e: 0.06 })));
  expect(nameOf(best.plan)).toBe('e');
  expect(rollouts).toBeGreaterThan(350);
  expect(rollouts).toBeLessThanOrEqual(400);
});

test('the habit’s own turn stays where none is clearly better', () => {
  const gains = Object.fromEntries(OTHERS.map((one) => [nameOf(one), -0.02]));
  const { best, second } = finish(race([BY_HABIT, ...OTHERS], 200, noisy(gains)));
  expect(nameOf(best.plan)).toBe('habit');
  expect(second).toBeDefined();
});

test('the habit’s own turn stays where others look better by chance alone', () => {
  const rollout = noisy({});
  const kept = Array.from({ length: 40 }, (_, deal) =>
    finish(race([BY_HABIT, ...OTHERS], 64, (tried, world) => rollout(tried, deal * 1000 + world))),
  ).filter(({ best }) => best.plan === BY_HABIT);
  // The best of eight that are all alike would be the habit's own one time in eight.
  expect(kept.length).toBeGreaterThan(10);
});

test('the habit’s own turn is never cut, however bad it looks', () => {
  const { runners } = finish(race([BY_HABIT, ...OTHERS], 400, noisy({ habit: -0.4 })));
  const [usual, ...others] = runners;
  const most = Math.max(...others.map(({ chances }) => chances.length));
  expect(usual?.chances.length).toBe(most);
});

test('plans meet the same worlds, each once', () => {
  const met: Record<string, number[]> = {};
  const rollout: Rollout = (tried, world) => {
    (met[nameOf(tried)] ??= []).push(world);
    return { chance: 0.5, leads: [] };
  };
  finish(race([BY_HABIT, ...OTHERS], 100, rollout));
  for (const worlds of Object.values(met)) expect(worlds).toEqual(worlds.map((_, i) => i));
});

test('whoever has enough gets a verdict from what is known by then', () => {
  const { best, rollouts } = finish(race([BY_HABIT, ...OTHERS], 4000, noisy({ b: 0.3 })), 60);
  expect(rollouts).toBe(60);
  expect(nameOf(best.plan)).toBe('b');
});

test('a paired difference is surer than the worlds are alike', () => {
  const [one, other] = [runnerOf(BY_HABIT), runnerOf(BY_HABIT)];
  for (const chance of [0.1, 0.9, 0.5, 0.7]) {
    one.chances.push(chance + 0.05);
    other.chances.push(chance);
  }
  expect(difference(one, other).mean).toBeCloseTo(0.05);
  expect(difference(one, other).error).toBeCloseTo(0);
});
