/** Running parts of the rules in tests: Operations and Events. */
import type { Rules, Table } from '@sandtable/engine';
import type { Part, Play } from '@sandtable/engine/testing';
import type { Action, CoinTurn, Side, TurnTerms, Volume } from '../index.ts';

export interface RuleFacts<V extends Volume<V>> {
  readonly play: (
    state: V['state'],
    part: Part<V['state']>,
    answers: readonly string[],
    rolls: readonly number[],
  ) => Play<V['state']>;
  readonly act: (table: Table<V['state']>, faction: V['faction'], rule: string) => Action<V>;
  readonly ruleOf: (operation: V['operation']) => string;
  readonly operate: (action: Action<V>, operation: V['operation'], terms?: TurnTerms) => Rules<CoinTurn<V>>;
  readonly executeEvent: (
    table: Table<V['state']>,
    faction: V['faction'],
    card: number,
    side: Side,
  ) => Rules<void>;
}

type Operate<V extends Volume<V>> = (
  state: V['state'],
  faction: V['faction'],
  name: V['operation'],
  answers?: readonly string[],
  rolls?: readonly number[],
  terms?: TurnTerms,
) => Play<V['state']>;

type Execute<V extends Volume<V>> = (
  state: V['state'],
  faction: V['faction'],
  card: number,
  side: Side,
  answers?: readonly string[],
  rolls?: readonly number[],
) => Play<V['state']>;

export interface TestRules<V extends Volume<V>> {
  /** A faction executes an Operation, with Special Activities unless the terms say otherwise. */
  readonly operation: Operate<V>;
  /** The same without a Special Activity. */
  readonly plain: Operate<V>;
  /** The same as a Limited Operation. */
  readonly limited: Operate<V>;
  /** The faction executes that text of the card, answering as given, until somebody is asked who has no answer yet. */
  readonly begin: Execute<V>;
  /** The same to the end: a text that asks for more than the answers given fails the test. */
  readonly execute: Execute<V>;
}

export function testRules<V extends Volume<V>>(facts: RuleFacts<V>): TestRules<V> {
  const { play, act, ruleOf, operate, executeEvent } = facts;

  const operation: Operate<V> = (state, faction, name, answers = [], rolls = [], terms = WITH_ACTIVITIES) =>
    play(state, (table) => operate(act(table, faction, ruleOf(name)), name, terms), answers, rolls);

  const begin: Execute<V> = (state, faction, card, side, answers = [], rolls = []) => {
    state.card = card;
    return play(state, (table) => executeEvent(table, faction, card, side), answers, rolls);
  };

  return {
    operation,
    plain: (state, faction, name, answers, rolls) => operation(state, faction, name, answers, rolls, {}),
    limited: (state, faction, name, answers, rolls) =>
      operation(state, faction, name, answers, rolls, { limited: true }),
    begin,
    execute(...given) {
      const played = begin(...given);
      if (played.menu.length > 0) throw new Error(`card ${given[2]} still asks: ${played.menu.join(' ')}`);
      return played;
    },
  };
}

const WITH_ACTIVITIES: TurnTerms = { activities: true };
