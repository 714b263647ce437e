import { defaultSetting, fastDice, Match, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { jihadistNonPlayer } from '../../jihadist/player.ts';
import { mind } from '../../mind/index.ts';
import type { State } from '../../state.ts';
import { compare, plansByCard, plansByTarget } from '../../staff/plans.ts';
import { ideasGain } from '../../staff/targets.ts';
import { type View, viewOf } from '../../view.ts';
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

test('7.2 each country of a War of Ideas is a plan of its own', () => {
  const view = table();
  view.plays.push({ side: 'us', card: 43, second: 0, shown: true, due: false, usable: false });
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
  expect(plans.map(({ target }) => target)).toEqual(['gulf-states', 'pakistan']);
  expect(plans.map(({ steps }) => steps)).toEqual([
    [{ prompt: 'ask.woi', option: 'gulf-states' }],
    [{ prompt: 'ask.woi', option: 'pakistan' }],
  ]);
});

/** The first question of the US in a game alone. */
function firstOfUs(): Sight<State, View> {
  const setting = defaultSetting(labyrinth, { nonPlayers: 'jihadist' });
  const match = Match.start(labyrinth, setting, fastDice('plans'), { journal: false });
  while (match.turn[0] === 'jihadist')
    match.reply('jihadist', jihadistNonPlayer.answer(new Sight(match, 'jihadist')));
  return new Sight(match, 'us');
}

test('6.1 plans are compared in worlds that the US imagines, and the table stays as it is', () => {
  const seen = firstOfUs();
  const before = JSON.stringify(seen.view);
  const found = compare(seen, plansByCard(seen.view, seen.options), mind.habit);
  expect(found?.tried.every(({ chance }) => chance > 0 && chance < 1)).toBe(true);
  expect(found?.tried[0]?.plan).toBe(found?.best);
  expect(JSON.stringify(seen.view)).toBe(before);
});

test('6.1 nothing is compared where there are no two plans to choose between', () => {
  const seen = firstOfUs();
  expect(compare(seen, [], mind.habit)).toBeUndefined();
  expect(compare(seen, plansByCard(table(), ['hold']), mind.habit)).toBeUndefined();
});
