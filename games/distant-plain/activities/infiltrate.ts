/** 4.4.2 Infiltrate. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, pieceIds, pieceLabel, whyMissing } from '../ask.ts';
import { changePatronage, remove, replace } from '../changes.ts';
import { factionOf, type Kind, TABLE } from '../forces.ts';
import { effect, mostSpaces } from '../in-effect.ts';
import { AFGHANISTAN, idOf, isPakistan, type Space } from '../map.ts';
import { canBegin, survives } from '../operations/trial.ts';
import {
  available,
  governmentCubes,
  guerrillas,
  pieces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

const REMOVED = 2;
const KIND = 'taliban-underground';
type Way = 'remove' | 'replace';

/** Government and Warlords pieces, each faction's Bases last; Coalition cubes guard nobody's. */
function victims(state: State, space: Space): Kind[] {
  const government: readonly Kind[] =
    governmentCubes(state, space) > 0 ? ['government-troops', 'police'] : ['government-base'];
  const warlords: readonly Kind[] =
    guerrillas(state, space, 'warlords') > 0
      ? ['warlords-underground', 'warlords-active']
      : ['warlords-base'];
  return pieceIds(state, space, [...government, ...warlords]);
}

function openSpaces(state: State, turn: Turn): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'infiltrate');
  return (space) =>
    underground(state, space, 'taliban') > 0 &&
    pieces(state, space, 'government') + pieces(state, space, 'warlords') > 0 &&
    isOpen(space);
}

/** A replacement needs an Available guerrilla, a Rally that can begin without it (1.4.1, 4.1), and no ID Cards. */
function ways(state: State, space: Space): Way[] {
  const isBarred = effect(state, 'infiltrate-removes') !== undefined;
  const canReplace = available(state, KIND) > 0 && !isBarred && leavesOperation(state, space);
  return canReplace ? ['remove', 'replace'] : ['remove'];
}

const leavesOperation = (state: State, space: Space): boolean =>
  survives(
    state,
    () => TABLE.place(state, space, KIND, 1),
    () => TABLE.remove(state, space, KIND, 1),
  );

const isUnderWay = (turn: Turn): boolean => turn.doing === 'event' || turn.spaces.length > 0;

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (isPakistan(space)) return say('why.there.kind', rule);
  if (underground(state, space, 'taliban') === 0) return say('why.there.underground', rule);
  if (pieces(state, space, 'government') + pieces(state, space, 'warlords') === 0)
    return say('why.infiltrate.nobody', rule);
  return whyClosed(action, turn, 'infiltrate', space);
}

function* infiltrateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => AFGHANISTAN.filter(openSpaces(state, turn));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.infiltrate', rule), among, blocked);
  if (space === undefined) return;
  useIn(action, 'infiltrate', space);
  const way = yield* pick<Way>(action, {
    prompt: say('ask.infiltrate.how', rule, { space: idOf(space) }),
    among: () => ways(state, space),
    label: (deed) => say('do', rule, { deed: `infiltrate-${deed}` }),
  });
  const most = way === 'replace' ? 1 : (effect(state, 'infiltrate-removes')?.pieces ?? REMOVED);
  for (let left = most; left > 0 && victims(state, space).length > 0; left--)
    yield* subvert(action, space, way, left);
}

/** One piece gone or turned; the Government loses Patronage with each of its own. */
function* subvert(action: Action, space: Space, way: Way, left: number): Rules<void> {
  const { state, rule } = action;
  const victim = yield* pick<Kind>(action, {
    prompt: say('ask.remove', rule, { space: idOf(space), left }),
    among: () => victims(state, space),
    label: (id) => pieceLabel(id, space, rule),
  });
  if (way === 'replace') yield* replace(action, space, victim, KIND);
  else yield* remove(action, space, victim);
  if (factionOf(victim) === 'government') changePatronage(action, -1);
}

export const infiltrate: ActivityRules = {
  rule: () => '4.4.2',
  with: ['rally', 'march'],
  limit: 1,
  limitNow: (state) => mostSpaces(state, 'infiltrate', 'taliban') ?? 1,
  // An Operation that first needs Resources needs Extort for them (4.1).
  possible: (state, turn) =>
    AFGHANISTAN.some(openSpaces(state, turn)) && (isUnderWay(turn) || canBegin(state, turn)),
  execute: infiltrateOnce,
  why: (rule) => say('why.infiltrate', rule),
};
