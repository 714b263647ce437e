/** What all factions answer alike (8.1.1, 8.1.2), by the key of the question. */
import type { Policy } from '@sandtable/coin/nonplayers';
import type { Faction, Kind } from '../forces.ts';
import { idOf } from '../map.ts';
import { activityFor } from './activity.ts';
import { CHARTS } from './charts.ts';
import { cubeAnswers } from './cubes.ts';
import { takeTurn } from './decision.ts';
import { eventAnswer, placeWhat } from './events/answer.ts';
import { LASTING_POLICIES } from './events/lasting.ts';
import { isWorthSupport } from './ground.ts';
import { type Mind, most, nearest, none, offered, spaceIn, textIn } from './mind.ts';
import { ownLoss, victim } from './pieces.ts';
import { random } from './selection.ts';
import { canShift, SUPPORT } from '../changes.ts';
import { isEnoughBought, suborning } from './warlords.ts';

/** The first of these that is offered. */
const firstOf =
  (...wanted: readonly string[]): Policy<Mind> =>
  ({ options }) =>
    wanted.find((option) => options.includes(option));

const ANSWERS: Readonly<Record<string, Policy<Mind>>> = {
  ...LASTING_POLICIES,
  ...cubeAnswers,
  'ask.turn': takeTurn,
  'ask.operation.after': (mind) => activityFor(mind) ?? 'done',
  'ask.train.civic': trainCivic,
  'ask.sweep.along': none,
  // Taliban before Warlords, to the full.
  'ask.expose': firstOf('taliban-underground', 'warlords-underground', 'done'),
  // Find Fix Finish.
  'ask.assault.activate': firstOf('taliban', 'warlords', 'done'),
  'ask.remove': removeWhom,
  'ask.rally.give-up': (mind) => ownLoss(mind.options as Kind[]) ?? 'done',
  'ask.activity.more': activityMore,
  // 8.3 Where markers run short.
  'ask.sabotage': (mind) => idOf(random(mind, offered(mind))),
  'ask.redeploy.number': (mind) => nearest(mind, 1),
  'ask.place.kind': placeWhat,
  'ask.event.send': most,
  'ask.event.transfer': most,
};

/** What the card in play says, then the faction, then all; undefined when there is no rule for it. */
export function answerTo(mind: Mind): string | undefined {
  const { key } = mind.prompt;
  const isEvent = mind.state.turn?.doing === 'event' || key.startsWith('ask.event.');
  const answer = CHARTS[mind.faction].answers[key] ?? ANSWERS[key];
  return (isEvent ? eventAnswer(mind) : undefined) ?? answer?.(mind);
}

/** More Civic Action in a Train: up to Support, while a shift can be paid. */
function trainCivic(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const isFree = mind.state.turn?.doing === 'event';
  const isWanted =
    space !== undefined &&
    canShift(mind.state, space, SUPPORT) &&
    (isFree || isWorthSupport(mind.state, space));
  return isWanted && mind.options.includes('civic-action') ? 'civic-action' : 'done';
}

const ORDERS: Readonly<Record<Faction, readonly Faction[]>> = {
  coalition: ['taliban', 'warlords'],
  government: ['taliban', 'warlords'],
  taliban: ['coalition', 'government', 'warlords'],
  warlords: ['government', 'taliban', 'coalition'],
};
const INFILTRATED: readonly Faction[] = ['government', 'warlords'];
const AIR_STRIKE = '4.2.3';
const INFILTRATE = '4.4.2';
const SUBORN = '4.5.3';

/** Whom an Attack, Assault, Air Strike, Infiltrate or Suborn removes. */
function removeWhom(mind: Mind): string | undefined {
  const { prompt, faction, options } = mind;
  const kinds = options.filter((option) => option !== 'done') as Kind[];
  const space = spaceIn(prompt);
  if (
    prompt.rule === SUBORN &&
    space !== undefined &&
    options.includes('done') &&
    isEnoughBought(mind, space)
  )
    return 'done';
  const order = prompt.rule === INFILTRATE ? INFILTRATED : ORDERS[faction];
  const wanted = prompt.rule === AIR_STRIKE && options.includes('done') ? order.slice(0, 1) : order;
  return victim(mind, kinds, wanted) ?? (options.includes('done') ? 'done' : ownLoss(kinds));
}

/** An Activity that an Event grants goes on as long as its chart finds a space. */
function activityMore(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  const activity = textIn(mind, 'activity');
  const isWanted =
    turn !== null &&
    (activity !== 'suborn' ||
      suborning(state, (space) => !turn.activitySpaces.includes(space)) !== undefined);
  return isWanted && options.includes(activity) ? activity : 'done';
}
