/** Executing an Operation: space by space, paid as it goes, with a Special Activity in between. */
import type { Blocked, Interludes, Message, Question, Rules } from '@sandtable/engine';
import type { Action, Actions } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { TurnTerms, Turns } from '../turn.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';
import type { Operations } from './by-name.ts';
import type { Paying } from './paying.ts';
import type { OperationRules, WholeOperation } from './shape.ts';
import { spacesWhyNot } from './why-not.ts';

export interface OperateFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly actions: Actions<V>;
  readonly asks: Asks<V>;
  readonly turns: Turns<V>;
  readonly operations: Operations<V>;
  readonly paying: Paying<V>;
  readonly interludesOf: (action: Action<V>, turn: CoinTurn<V>) => Interludes;
  /** The spaces in play, for those who ask why one is missing; all of the map when not given. */
  readonly spaces?: (state: V['state']) => readonly Space[];
  /** Resources that must be kept for what has to come before the first space, besides its own cost. */
  readonly keptToStart: (state: V['state'], turn: CoinTurn<V>) => number;
}

export interface Operating<V extends Volume<V>> {
  /** Executes an Operation for the acting faction. Returns the turn, to see what was paid and played. */
  readonly operate: (
    action: Action<V>,
    operation: V['operation'],
    terms?: TurnTerms,
    /** A turn that has been prepared for it. */
    prepared?: CoinTurn<V>,
  ) => Rules<CoinTurn<V>>;
  /** Executes an Operation for nothing in one space and no other, as some Events grant it. */
  readonly operateIn: (action: Action<V>, operation: V['operation'], space: Space) => Rules<void>;
}

export function operating<V extends Volume<V>>(facts: OperateFacts<V>): Operating<V> {
  const { interludesOf, keptToStart } = facts;
  const { under, withInterludes } = facts.actions;
  const { idOf } = facts.map;
  const { pick } = facts.asks;
  const { beginTurn } = facts.turns;
  const { bySpaces, whole } = facts.operations;
  const { pay, spacesFor } = facts.paying;
  const whyNot = spacesWhyNot<V>(facts);

  /** Makes it the turn in progress. Returns the one that was: an Event may grant an Operation within a turn. */
  function announce({ state, table, rule }: Action<V>, turn: CoinTurn<V>): CoinTurn<V> | null {
    const { faction, doing, limited } = turn;
    const before = state.turn;
    state.turn = turn;
    table.fired(`operation.${doing}`);
    table.log(say(limited ? 'log.limited' : 'log.operation', rule, { faction, operation: doing }));
    return before;
  }

  function* asAWhole(action: Action<V>, turn: CoinTurn<V>, rules: WholeOperation<V>): Rules<CoinTurn<V>> {
    const before = announce(action, turn);
    turn.commitment = turn.free ? 0 : rules.leastCost(action.state);
    yield* rules.execute(action, turn);
    action.state.turn = before;
    return turn;
  }

  /** The next space. A class: most questions of a game are this one. */
  class SpaceQuestion implements Question<Space, 'done'> {
    readonly prompt: Message;
    readonly pause = true;
    readonly id: (space: Space) => string = idOf;
    private readonly state: V['state'];
    private readonly turn: CoinTurn<V>;
    private readonly rules: OperationRules<V>;

    constructor(rule: string, state: V['state'], turn: CoinTurn<V>, rules: OperationRules<V>) {
      this.prompt = say('ask.operation.space', rule, { operation: turn.doing });
      this.state = state;
      this.turn = turn;
      this.rules = rules;
    }

    /** There must be one; a Special Activity in between may have seen to that. */
    get pass(): 'done' | undefined {
      return this.turn.spaces.length > 0 ? 'done' : undefined;
    }

    readonly among = (): readonly Space[] => spacesFor(this.rules, this.state, this.turn);
    readonly blocked = (): readonly Blocked[] => whyNot(this.rules, this.state, this.turn);
  }

  function* spaceBySpace(action: Action<V>, turn: CoinTurn<V>, rules: OperationRules<V>): Rules<CoinTurn<V>> {
    const { state, rule } = action;
    const before = announce(action, turn);
    if (!turn.free) turn.commitment = rules.leastCost(state) + keptToStart(state, turn);
    const question = new SpaceQuestion(rule, state, turn, rules);
    for (;;) {
      const space = yield* pick<Space, 'done'>(action, question);
      if (space === 'done') break;
      pay(action, turn, rules.cost(state, space));
      turn.spaces.push(space);
      yield* rules.execute(action, space);
      if (turn.limited) break;
    }
    if (rules.finish !== undefined) yield* rules.finish(action);
    state.turn = before;
    return turn;
  }

  function* operateIn(outer: Action<V>, operation: V['operation'], space: Space): Rules<void> {
    const { state, table, faction } = outer;
    const rules = bySpaces(operation);
    if (rules === undefined) return;
    const before = state.turn;
    const turn = beginTurn(faction, operation, { free: true, limited: true });
    turn.spaces.push(space);
    state.turn = turn;
    const action = under(outer, rules.rule);
    table.fired(`operation.${operation}`);
    table.log(say('log.operation', rules.rule, { faction, operation }));
    yield* rules.execute(action, space);
    if (rules.finish !== undefined) yield* rules.finish(action);
    state.turn = before;
  }

  return {
    operate(outer, operation, terms = {}, prepared) {
      const turn = prepared ?? beginTurn(outer.faction, operation, terms);
      const one = bySpaces(operation);
      const all = whole(operation);
      const rule = (one ?? all)?.rule ?? outer.rule;
      const plain = under(outer, rule);
      const action = withInterludes(plain, interludesOf(plain, turn));
      if (one !== undefined) return spaceBySpace(action, turn, one);
      if (all !== undefined) return asAWhole(action, turn, all);
      throw new RangeError(`no Operation ${operation}`);
    },
    operateIn,
  };
}
