/** 4.3.1 Extort; AUC likewise (4.4.1). */
import { holdsWithout, isAmong } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, whyMissing } from '../ask.ts';
import { gain, turnOver } from '../changes.ts';
import { ACTIVE, type Insurgent, TABLE, UNDERGROUND } from '../forces.ts';
import { type Space } from '../map.ts';
import { holdOf, survives } from '../operations/trial.ts';
import { hasMajority, spaces, type State, type Turn, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** An Underground guerrilla, and more own pieces than all others together. */
export function canExtortIn(
  state: State,
  space: Space,
  faction: Insurgent,
  turn: Turn,
  hold = holdOf(state),
): boolean {
  if (underground(state, space, faction) === 0 || isAmong(turn.activitySpaces, space)) return false;
  return (
    hasMajority(state, space, faction) && (holdsWithout(hold, space) || survivesExtort(state, space, faction))
  );
}

/** Whether the Operation in progress can do without the guerrilla, with the Resource it brings. */
function survivesExtort(state: State, space: Space, faction: Insurgent): boolean {
  const [hidden, shown] = [UNDERGROUND[faction], ACTIVE[faction]];
  return survives(
    state,
    () => {
      TABLE.turn(state, space, hidden, shown, 1);
      state.resources[faction]++;
    },
    () => {
      TABLE.turn(state, space, shown, hidden, 1);
      state.resources[faction]--;
    },
  );
}

function whyNotIn({ state, rule }: Action, space: Space, faction: Insurgent, turn: Turn): Message {
  if (isAmong(turn.activitySpaces, space)) return say('why.there.used', rule);
  if (underground(state, space, faction) === 0) return say('why.there.underground', rule);
  return say(hasMajority(state, space, faction) ? 'why.there.kept' : 'why.there.majority', rule);
}

function* extortOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  const faction = action.faction as Insurgent;
  if (turn === null) return;
  const among = () => {
    const hold = holdOf(state);
    return spaces(state).filter((one) => canExtortIn(state, one, faction, turn, hold));
  };
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, faction, turn));
  const space = yield* chooseSpace(action, say('ask.extort', rule), among, blocked);
  if (space === undefined) return;
  useActivity(state, 'extort', space);
  turnOver(action, space, UNDERGROUND[faction], 1);
  gain(action, faction, 1);
}

export const extort: ActivityRules = {
  rule: (faction) => (faction === 'auc' ? '4.4.1' : '4.3.1'),
  limit: Number.POSITIVE_INFINITY,
  possible: (state, turn, hold) =>
    spaces(state).some((space) => canExtortIn(state, space, turn.faction as Insurgent, turn, hold)),
  execute: extortOnce,
  why: (rule) => say('why.extort', rule),
};
