/** 4.3.3 Eradicate. */
import { type Hold, holdsWithout } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, whyMissing } from '../ask.ts';
import { changeAid, changePatronage, OPPOSITION, place, remove } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { AFGHAN_LANDS, isPakistan, isPashtun, isProvince, type Space } from '../map.ts';
import { isEradicable } from '../operations/assault.ts';
import { holdOf, survivesIn } from '../operations/trial.ts';
import { bases, governmentCubes, hasCoinControl, placeable, type State, type Turn } from '../state.ts';
import { sway } from '../sway.ts';
import { say } from '../text/say.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

const SPACES = 2;
const AID = 3;
const PATRONAGE = 1;

/** 4.1 Whether the Operation can still begin: the guerrilla that comes may end Control, and hides a Base. */
function leavesOperation(state: State, space: Space): boolean {
  const comes = isPashtun(space) ? Math.min(1, placeable(state, space, 'taliban-underground')) : 0;
  return survivesIn(
    state,
    [space],
    () => {
      TABLE.remove(state, space, 'warlords-base', 1);
      TABLE.place(state, space, 'taliban-underground', comes);
    },
    () => {
      TABLE.remove(state, space, 'taliban-underground', comes);
      TABLE.place(state, space, 'warlords-base', 1);
    },
  );
}

function openSpaces(state: State, turn: Turn, hold: Hold<Space>): (space: Space) => boolean {
  const isOpen = isOpenTo(state, turn, 'eradicate');
  return (space) =>
    isEradicable(state, space) &&
    (holdsWithout(hold, space) || leavesOperation(state, space)) &&
    isOpen(space);
}

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (!isProvince(space) || isPakistan(space)) return say('why.there.kind', rule);
  if (bases(state, space, 'warlords') === 0) return say('why.there.warlords-base', rule);
  if (governmentCubes(state, space) === 0) return say('why.eradicate.cubes', rule);
  if (!hasCoinControl(state, space)) return say('why.there.control', rule);
  return whyClosed(action, turn, 'eradicate', space);
}

function* eradicateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => AFGHAN_LANDS.filter(openSpaces(state, turn, holdOf(state)));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
  const space = yield* chooseSpace(action, say('ask.eradicate', rule), among, blocked);
  if (space === undefined) return;
  useIn(action, 'eradicate', space);
  changeAid(action, AID);
  changePatronage(action, PATRONAGE);
  yield* remove(action, space, 'warlords-base');
  yield* sway(action, space, OPPOSITION);
  if (isPashtun(space)) place(action, space, 'taliban-underground');
}

export const eradicate: ActivityRules = {
  rule: () => '4.3.3',
  with: ['train', 'patrol', 'assault'],
  limit: SPACES,
  possible: (state, turn, hold) => AFGHAN_LANDS.some(openSpaces(state, turn, hold)),
  execute: eradicateOnce,
  why: (rule) => say('why.eradicate', rule),
};
