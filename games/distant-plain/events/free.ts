/** 5.5 Operations and Special Activities that Events grant: for nothing, and at no cost of Eligibility. */
import { STURDY } from '@sandtable/coin';
import { type Context, listOf, named, type Play, type Playing } from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { type Action, by, under, withInterludes } from '../action.ts';
import { interludesOf, rulesOf } from '../activities/index.ts';
import { chooseFaction, pick } from '../ask.ts';
import type { Faction } from '../forces.ts';
import type { ActionId } from '../in-effect.ts';
import { idOf } from '../map.ts';
import { operate } from '../operate.ts';
import { AMBUSHES } from '../operations/attack.ts';
import { isPossible, ruleOf } from '../operations/index.ts';
import {
  type Activity,
  type Grant,
  type Operation,
  OPERATIONS,
  type Plain,
  type State,
  type Terms,
  type Turn,
} from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';
import type { Side } from './vocabulary.ts';

type Free = Extract<Side[number], { readonly free: unknown }>;

const operationOf = (name: ActionId): Operation | undefined => OPERATIONS.find((one) => one === name);

/** 4.4.3 An Ambush by itself is an Attack that must be one. */
const isAmbush = ({ free }: Free): boolean => free === 'ambush';

/** Where it may be executed: the spaces chosen before are named, because nobody remembers them later. */
function place({ memory }: Context<Plain>, { where }: Free): Grant['where'] {
  if (where?.these !== true) return where ?? null;
  const { these: _chosen, spaces, ...rest } = where;
  const names = memory.chosen.map(idOf);
  const among = spaces === undefined ? names : names.filter((name) => listOf(spaces).includes(name));
  return { ...rest, spaces: among };
}

/** The turn in which it is executed. */
function granted(context: Context<Plain>, step: Free, faction: Faction): Turn {
  const operation = isAmbush(step) ? 'attack' : operationOf(step.free);
  const turn = beginTurn(faction, operation ?? 'event', { free: true, activities: operation === undefined });
  const terms: Terms = { ...step.terms, ...(isAmbush(step) ? { 'with-ambush': true } : {}) };
  turn.tally.grant = {
    where: place(context, step),
    here: step.where === undefined ? context.here : null,
    spaces: step.spaces ?? (isAmbush(step) ? AMBUSHES : null),
    terms,
    mustAmbush: isAmbush(step),
  };
  return turn;
}

/** Whether it could be executed anywhere, looked at as if it were in progress. */
function isOpen(state: State, turn: Turn, step: Free): boolean {
  const before = state.turn;
  state.turn = turn;
  const found =
    turn.doing === 'event'
      ? rulesOf(step.free as Activity).possible(state, turn, STURDY)
      : isPossible(state, turn);
  state.turn = before;
  return found;
}

/** Of those that may be named, the factions that could do it. */
const able = (context: Context<Plain>, step: Free): Faction[] =>
  named<Plain, typeof import('./vocabulary.ts').VOCABULARY>(context, step.by).filter((faction) =>
    isOpen(context.state, granted(context, step, faction), step),
  );

function* play(context: Playing<Plain>, step: Free): Rules<void> {
  const { action, state } = context;
  const prompt = say('ask.event.faction', action.rule, { card: state.card });
  const faction = yield* chooseFaction(action, prompt, () => able(context, step));
  if (faction === undefined) return;
  const turn = granted(context, step, faction);
  if (turn.doing === 'event') yield* useActivity(by(action, faction), turn, step.free as Activity);
  else {
    const operation = turn.doing as Operation;
    yield* operate(under(by(action, faction), ruleOf(operation)), operation, {}, turn);
  }
}

/** A Special Activity, space after space while the faction wants. */
function* useActivity(outer: Action, turn: Turn, activity: Activity): Rules<void> {
  const { state, table, faction } = outer;
  const before = state.turn;
  const rules = rulesOf(activity);
  const plain = under(outer, rules.rule(faction));
  const action = withInterludes(plain, interludesOf(plain, turn));
  state.turn = turn;
  table.fired(`activity.${activity}`);
  table.log(say('log.activity', action.rule, { faction, activity }));
  const limit = rules.limitNow?.(state) ?? rules.limit;
  do yield* rules.execute(action);
  while (
    rules.once !== true &&
    turn.activitySpaces.length < limit &&
    (yield* goesOn(action, turn, activity))
  );
  state.turn = before;
}

function* goesOn(action: Action, turn: Turn, activity: Activity): Rules<boolean> {
  const { state, rule } = action;
  const picked = yield* pick<Activity, 'done'>(action, {
    prompt: say('ask.activity.more', rule, { activity }),
    among: () => (rulesOf(activity).possible(state, turn, STURDY) ? [activity] : []),
    pass: 'done',
  });
  return picked !== 'done';
}

export const FREE: Play<Plain, Free> = {
  can: (context, step) => able(context, step).length > 0,
  play,
};
