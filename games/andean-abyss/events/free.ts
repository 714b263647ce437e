/** Free Operations and Special Activities granted by Events (3.1.2, 5.5). They cost nothing and no Eligibility. */
import type { Blocked, Rules } from '@sandtable/engine';
import { activitiesOf, rulesOf } from '../activities/index.ts';
import { type Action, by, under } from '../action.ts';
import { chooseWhether, pick } from '../ask.ts';
import { isBarredNow } from '../deck.ts';
import { type Faction, isInsurgent, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { operate, operateIn } from '../operate.ts';
import { BY_SPACES, isPossible, ruleOf } from '../operations/index.ts';
import { type Activity, available, type Operation, operationsOf, type State, type Turn } from '../state.ts';
import { holdOf } from '../operations/trial.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';

/** 2.3.9 Says why there is no such Operation on the last Event card; whether that is so. */
export function noteBarred({ state, table, faction }: Action, operation: Operation): boolean {
  const isBarred = isBarredNow(state, faction, operation);
  if (isBarred) table.log(say('why.last-event', '2.3.9'));
  return isBarred;
}

/** A faction may execute an Operation wherever it can; undefined when it cannot or will not. */
export function* mayOperate(outer: Action, faction: Faction, operation: Operation): Rules<Turn | undefined> {
  const action = by(outer, faction);
  const { state, rule } = action;
  if (noteBarred(action, operation)) return undefined;
  if (!isPossible(state, beginTurn(faction, operation, { free: true }))) return undefined;
  if (!(yield* chooseWhether(action, say('ask.event.whether', rule, { card: state.card })))) return undefined;
  return yield* operate(action, operation, { free: true });
}

/** Operations other than Patrol that a faction could execute for nothing in this one space. */
export function operationsIn(state: State, faction: Faction, space: Space): Exclude<Operation, 'patrol'>[] {
  const names = Object.keys(BY_SPACES) as Exclude<Operation, 'patrol'>[];
  const isOwn = (name: Operation): boolean =>
    ['train', 'sweep', 'assault'].includes(name) === (faction === 'government');
  return names.filter(
    (name) =>
      isOwn(name) &&
      !isBarredNow(state, faction, name) &&
      BY_SPACES[name].test(state, beginTurn(faction, name, { free: true }))(space),
  );
}

/** 2.3.9 What the last Event card keeps a faction from. */
function barredOf(faction: Faction, state: State): (Blocked & { option: Operation })[] {
  return operationsOf(faction)
    .filter((option) => isBarredNow(state, faction, option))
    .map((option) => ({
      option,
      label: say('do', ruleOf(option), { deed: option }),
      why: say('why.last-event', '2.3.9'),
    }));
}

/** A faction executes one of these Operations in this space, or declines. */
export function* mayOperateIn(
  outer: Action,
  faction: Faction,
  space: Space,
  allowed: (operation: Operation) => boolean,
): Rules<void> {
  const action = by(outer, faction);
  const { state, rule } = action;
  const options = () => operationsIn(state, faction, space).filter(allowed);
  const picked = yield* pick<Exclude<Operation, 'patrol'> | 'done'>(action, {
    prompt: say('ask.event.option', rule, { card: state.card }),
    options: () => [...options(), 'done'],
    blocked: () => barredOf(faction, state).filter(({ option }) => allowed(option)),
    pass: 'done',
    // 1.4.1 Without Available guerrillas a Rally may need some from the map.
    pause: isInsurgent(faction) && available(state, UNDERGROUND[faction]) === 0,
  });
  if (picked !== 'done') yield* operateIn(action, picked, space);
}

/** One Special Activity of the Government, or of those named, for nothing; it may decline. Returns whether it did. */
export function* mayDoActivity(
  outer: Action,
  allowed: readonly Activity[] = activitiesOf('government'),
): Rules<boolean> {
  const action = by(outer, 'government');
  const { state, rule } = action;
  const turn = beginTurn('government', 'event', { free: true });
  const open = () =>
    activitiesOf('government').filter(
      (name) => allowed.includes(name) && rulesOf(name).possible(state, turn, holdOf(state)),
    );
  const picked = yield* pick(action, {
    prompt: say('ask.event.option', rule, { card: state.card }),
    options: () => [...open(), 'done'],
    pass: 'done',
  });
  const name = open().find((one) => one === picked);
  if (name === undefined) return false;
  action.table.fired(`activity.${name}`);
  yield* rulesOf(name).execute(under(action, rulesOf(name).rule('government')));
  return true;
}
