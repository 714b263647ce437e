/** Executing an Event. */
import type { Interludes, Rules, Table } from '@sandtable/engine';
import type { Action, Actions } from '../action.ts';
import { say } from '../text/say.ts';
import type { Turns } from '../turn.ts';
import type { CoinTurn, Side, Volume } from '../volume.ts';
import type { CardEvent } from './shape.ts';

export interface ExecuteFacts<V extends Volume<V>> {
  /** The rule of executing an Event. */
  readonly rule: string;
  /** What a turn about an Event is called. */
  readonly doing: V['doing'] & 'event';
  readonly actions: Actions<V>;
  readonly beginTurn: Turns<V>['beginTurn'];
  /** As the table in question plays it; without one, as it is printed. */
  readonly isDual: (card: number, state?: V['state']) => boolean;
  readonly eventOf: (card: number, state: V['state']) => CardEvent<V>;
  /** What may be played in between; null where nothing may be. */
  readonly interludesOf: (action: Action<V>, turn: CoinTurn<V>) => Interludes | null;
  /** Notes what lasts of a text, before it is executed. */
  readonly note: (state: V['state'], faction: V['faction'], card: number, side: Side) => void;
  /** A text is about to be executed. */
  readonly begun?: (table: Table<V['state']>, faction: V['faction'], card: number) => void;
}

export interface Executing<V extends Volume<V>> {
  /** The texts a card has: two, or one that counts as unshaded. */
  readonly sidesOf: (card: number, state?: V['state']) => readonly Side[];
  /** What the content runner calls a text. */
  readonly contentOf: (card: number, side: Side, state?: V['state']) => string;
  readonly executeEvent: (
    table: Table<V['state']>,
    faction: V['faction'],
    card: number,
    side: Side,
  ) => Rules<void>;
}

export function executing<V extends Volume<V>>(facts: ExecuteFacts<V>): Executing<V> {
  const { rule, isDual, eventOf, note, begun, interludesOf, beginTurn } = facts;
  const { act, withInterludes } = facts.actions;
  const contentOf = (card: number, side: Side, state?: V['state']): string =>
    isDual(card, state) ? `event.${card}.${side}` : `event.${card}`;

  function* executeEvent(
    table: Table<V['state']>,
    faction: V['faction'],
    card: number,
    side: Side,
  ): Rules<void> {
    const { state } = table;
    const turn = beginTurn(faction, facts.doing, { free: true });
    state.turn = turn;
    const plain = act(table, faction, rule);
    const action = withInterludes(plain, interludesOf(plain, turn));
    table.fired(contentOf(card, side, state));
    begun?.(table, faction, card);
    table.log(say(isDual(card, state) ? 'log.event.dual' : 'log.event', rule, { faction, card, side }));
    note(state, faction, card, side);
    const event = eventOf(card, state);
    const doing = 'event' in event ? event.event(action) : event[side](action);
    if (doing !== undefined) yield* doing;
    state.turn = null;
  }

  return {
    sidesOf: (card, state) => (isDual(card, state) ? ['unshaded', 'shaded'] : ['unshaded']),
    contentOf,
    executeEvent,
  };
}
