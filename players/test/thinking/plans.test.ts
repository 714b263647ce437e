import { defaultSetting, Dice, fastDice, Match, Sight } from '@sandtable/engine';
import { demo, demoMind } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { askedIn, BY_HABIT, candidates, Follower, playTurn } from '../../thinking/plans.ts';

const sightOf = (seed: string, seat: string): Sight<unknown, unknown> =>
  new Sight(Match.start(demo, defaultSetting(demo), fastDice(seed)), seat);
const ALL = { options: 9, proposals: 9, variations: 6 };

test('a plan goes on where it has something to say, and leaves the rest to habit', () => {
  const follower = new Follower([
    { prompt: 'card', option: 'k' },
    { prompt: 'where', option: 'x' },
    { prompt: 'card', option: 'q' },
  ]);
  expect(follower.answer('other', ['k'])).toBeUndefined();
  expect(follower.answer('card', ['j', 'k'])).toBe('k');
  // The question between was not asked in this world.
  expect(follower.answer('card', ['q'])).toBe('q');
  expect(follower.answer('card', ['q'])).toBeUndefined();
});

test('what a plan says is only done when it is offered', () => {
  const follower = new Follower([{ prompt: 'card', option: 'k' }]);
  expect(follower.answer('card', ['j'])).toBeUndefined();
});

test('candidates: the habit’s turn, every other first option, variations and proposals, none twice', () => {
  const seen = sightOf('plans', 'flint');
  const proposal = { steps: [{ prompt: 'bid', option: seen.options.at(-1) ?? '' }], worth: 0.3 };
  const mind = { ...demoMind, proposals: () => [proposal] };
  const plans = candidates(mind, seen, ALL, new Dice(fastDice('dice')));
  expect(plans[0]).toBe(BY_HABIT);
  const firsts = plans.filter(({ steps }) => steps.length === 1).map(({ steps }) => steps[0]?.option);
  expect(new Set(firsts)).toEqual(new Set(seen.options.slice(1)));
  expect(plans.filter(({ worth }) => worth === 0.3)).toHaveLength(1);
  const keys = plans.map(({ steps }) => JSON.stringify(steps));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the own turn ends before another begins', () => {
  const steps = playTurn(demoMind, sightOf('plans', 'flint'), 4, () => undefined);
  expect(steps[0]?.prompt).toBe('bid');
  expect(steps.filter(({ prompt }) => prompt === 'bid')).toHaveLength(1);
});

test('in a joint ask others answer first, by habit', () => {
  expect(askedIn(demoMind, sightOf('plans', 'slate'), 0)?.seat).toBe('slate');
});
