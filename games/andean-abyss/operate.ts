/** Executing an Operation (3.1): space by space, paid as it goes, with a Special Activity in between. */
import type { Rules } from '@sandtable/engine';
import { interludesOf } from './activities/index.ts';
import { type Action, under, withInterludes } from './action.ts';
import { menuFor } from './ask.ts';
import { type Space, spaceOf } from './map.ts';
import { BY_SPACES, ruleOf } from './operations/index.ts';
import { patrol, PATROL_COST } from './operations/patrol.ts';
import { type OperationRules, pay, spacesFor } from './operations/rules.ts';
import { bribeToStart } from './start.ts';
import type { Operation, Turn } from './state.ts';
import { say } from './text/say.ts';
import { beginTurn, type TurnTerms } from './turn.ts';

/** Executes an Operation for the acting faction. Returns the turn, to see what was paid and played. */
export function operate(outer: Action, operation: Operation, terms: TurnTerms = {}): Rules<Turn> {
  const turn = beginTurn(outer.faction, operation, terms);
  const plain = under(outer, ruleOf(operation));
  const action = withInterludes(plain, interludesOf(plain, turn));
  return operation === 'patrol' ? byPatrol(action, turn) : bySpaces(action, turn, BY_SPACES[operation]);
}

/** Makes it the turn in progress. Returns the one that was: an Event may grant an Operation within a turn. */
function announce({ state, table, rule }: Action, turn: Turn): Turn | null {
  const { faction, doing, limited } = turn;
  const before = state.turn;
  state.turn = turn;
  table.fired(`operation.${doing}`);
  table.log(say(limited ? 'log.limited' : 'log.operation', rule, { faction, operation: doing }));
  return before;
}

/** Executes an Operation for nothing in one space and no other, as some Events grant it. */
export function* operateIn(
  outer: Action,
  operation: Exclude<Operation, 'patrol'>,
  space: Space,
): Rules<void> {
  const { state, table, faction } = outer;
  const before = state.turn;
  const turn = beginTurn(faction, operation, { free: true, limited: true });
  turn.spaces.push(space);
  state.turn = turn;
  const rules = BY_SPACES[operation];
  const action = under(outer, rules.rule);
  table.fired(`operation.${operation}`);
  table.log(say('log.operation', rules.rule, { faction, operation }));
  yield* rules.execute(action, space);
  if (rules.finish !== undefined) yield* rules.finish(action);
  state.turn = before;
}

function* byPatrol(action: Action, turn: Turn): Rules<Turn> {
  const before = announce(action, turn);
  turn.commitment = turn.free ? 0 : PATROL_COST;
  yield* patrol(action, turn);
  action.state.turn = before;
  return turn;
}

function* bySpaces(action: Action, turn: Turn, rules: OperationRules): Rules<Turn> {
  const { state, rule } = action;
  const before = announce(action, turn);
  if (!turn.free) turn.commitment = rules.leastCost(state) + bribeToStart(state, turn);
  const prompt = say('ask.operation.space', rule, { operation: turn.doing });
  const options = (): string[] => {
    const ids: string[] = spacesFor(rules, state, turn);
    if (turn.spaces.length > 0) ids.push('done');
    return ids;
  };
  const first = { prompt, options, pass: undefined, pause: true };
  const later = { prompt, options, pass: 'done', pause: true };
  for (;;) {
    const menu = menuFor(action, turn.spaces.length === 0 ? first : later);
    const picked = menu.only() ?? ((yield menu) as string);
    const interlude = menu.interlude(picked);
    if (interlude !== undefined) {
      yield* interlude;
      continue;
    }
    const space = spaceOf(picked);
    if (space === undefined) break;
    pay(action, turn, rules.cost(state, space));
    turn.spaces.push(space);
    yield* rules.execute(action, space);
    if (turn.limited) break;
  }
  if (rules.finish !== undefined) yield* rules.finish(action);
  state.turn = before;
  return turn;
}
