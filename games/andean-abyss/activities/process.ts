/** 4.5.2 Process. */
import { tried } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { gain, remove } from '../changes.ts';
import { INSURGENTS, TABLE } from '../forces.ts';
import { type Space } from '../map.ts';
import { isPossible } from '../operations/index.ts';
import { survives } from '../operations/trial.ts';
import { giveShipment } from '../shipments.ts';
import { allGuerrillas, bases, lands, shipmentsLeft, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

const RESOURCES_FOR_BASE = 3;
/** D43 In total, not per space. */
const SHIPMENTS = 2;

const hasBase = (state: State, space: Space): boolean => bases(state, space, 'cartels') > 0;
const canLoadIn = (state: State, space: Space): boolean =>
  hasBase(state, space) && allGuerrillas(state, space) > 0;

/** D43 Either Bases or Shipments, not both. */
const canSell = (state: State, turn: Turn): boolean =>
  turn.tally.shipments === 0 && lands(state).some((space) => canSellIn(state, space));

/** Whether the Operation in progress can begin without the Base, with the Resources it brings. */
const canSellIn = (state: State, space: Space): boolean =>
  hasBase(state, space) &&
  survives(
    state,
    () => sell(state, space),
    () => unsell(state, space),
  );

function sell(state: State, space: Space): void {
  TABLE.remove(state, space, 'cartels-base', 1);
  state.resources.cartels += RESOURCES_FOR_BASE;
}

function unsell(state: State, space: Space): void {
  TABLE.place(state, space, 'cartels-base', 1);
  state.resources.cartels -= RESOURCES_FOR_BASE;
}

/** Whether the sale of a Base would make something possible. */
export const canSellFor = (state: State, look: () => boolean): boolean =>
  lands(state).some(
    (space) =>
      hasBase(state, space) &&
      tried(
        () => sell(state, space),
        () => unsell(state, space),
        look,
      ),
  );

function canLoad(state: State, turn: Turn): boolean {
  const hasSold = turn.activitySpaces.length > turn.tally.shipments;
  if (hasSold || turn.tally.shipments >= SHIPMENTS || shipmentsLeft(state) === 0) return false;
  if (!lands(state).some((space) => canLoadIn(state, space))) return false;
  return turn.spaces.length > 0 || isPossible(state, turn);
}

type Way = 'sell-base' | 'load-shipment';

function whyNotIn({ state, rule }: Action, space: Space, how: Way): Message {
  if (!hasBase(state, space)) return say('why.there.base', rule);
  return say(how === 'sell-base' ? 'why.there.kept' : 'why.process.guerrilla', rule);
}

function* chooseSite(action: Action, how: Way): Rules<Space | undefined> {
  const { state, rule } = action;
  const fits = how === 'sell-base' ? canSellIn : canLoadIn;
  const among = () => lands(state).filter((one) => fits(state, one));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, how));
  const prompt = say(how === 'sell-base' ? 'ask.process.sell' : 'ask.process.load', rule);
  return yield* chooseSpace(action, prompt, among, blocked);
}

function* processOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const how = yield* pick<Way>(action, {
    prompt: say('ask.process.how', rule),
    among: () => [
      ...(canSell(state, turn) ? (['sell-base'] as const) : []),
      ...(canLoad(state, turn) ? (['load-shipment'] as const) : []),
    ],
  });
  const space = yield* chooseSite(action, how);
  if (space === undefined) return;
  useActivity(state, 'process', space);
  if (how === 'sell-base') {
    yield* remove(action, space, 'cartels-base');
    gain(action, 'cartels', RESOURCES_FOR_BASE);
  } else {
    turn.tally.shipments++;
    yield* giveShipment(action, space, INSURGENTS);
  }
}

export const process: ActivityRules = {
  rule: () => '4.5.2',
  with: ['rally', 'march'],
  limit: Number.POSITIVE_INFINITY,
  possible: (state, turn) => canSell(state, turn) || canLoad(state, turn),
  execute: processOnce,
  why: (rule) => say('why.process', rule),
};
