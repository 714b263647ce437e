import { expect, test } from 'vitest';
import { compare, plansByCard, plansByTarget } from '../../staff/plans.ts';
import { usualAnswer } from '../../staff/answers.ts';
import { ideasGain } from '../../staff/targets.ts';
import { viewOf } from '../../view.ts';
import { alone } from '../jihadist/play.ts';

const table = () =>
  viewOf(
    alone({
      countries: { 'gulf-states': 'fair ally', pakistan: 'fair', iran: { sleepers: 1 } },
      hands: { us: [43, 12], jihadist: [49, 66] },
      phase: 'us',
    }),
    'us',
  );

test('6.1 plans are cards with their uses, and the last card may also be kept or discarded', () => {
  const plans = plansByCard(table(), ['card-43', 'card-12']);
  expect(plans.map(({ card }) => card)).toContain(43);
  expect(plans.every(({ steps }) => steps[0]?.prompt === 'ask.card' && steps[1]?.prompt === 'ask.use')).toBe(
    true,
  );
  const last = plansByCard(table(), ['card-43', 'hold', 'discard']);
  expect(
    last
      .filter(({ use }) => use === '')
      .map(({ answer }) => answer)
      .toSorted(),
  ).toEqual(['discard', 'hold']);
});

test('7.2 each country of a War of Ideas is tried as if the card were still in hand', () => {
  const view = table();
  view.plays.push({ side: 'us', card: 43, second: 0, shown: true, due: false, usable: false });
  view.hands.us.splice(view.hands.us.indexOf(43), 1);
  view.operation = {
    side: 'us',
    name: 'war-of-ideas',
    ops: 3,
    reserves: 'open',
    sites: [],
    major: [],
    journeys: [],
  };
  const plans = plansByTarget(view, 'ask.woi', ['gulf-states', 'pakistan'], ideasGain);
  expect(plans.map(({ steps }) => steps.map(({ option }) => option))).toEqual([
    ['card-43', 'war-of-ideas', 'gulf-states'],
    ['card-43', 'war-of-ideas', 'pakistan'],
  ]);
  const found = compare(view, plans, usualAnswer);
  expect(found?.tried.map(({ chance }) => chance > 0 && chance < 1)).toEqual([true, true]);
  expect(view.hands.us).not.toContain(43);
});

test('6.1 nothing is compared where there are no two plans to choose between', () => {
  expect(compare(table(), [], usualAnswer)).toBeUndefined();
  expect(compare(table(), plansByCard(table(), ['hold']), usualAnswer)).toBeUndefined();
});
