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
  readonly isDual: (card: number) => boolean;
  readonly eventOf: (card: number) => CardEvent<V>;
  /** What may be played in between; null where nothing may be. */
  readonly interludesOf: (action: Action<V>, turn: CoinTurn<V>) => Interludes | null;
  /** Notes what lasts of a text, before it is executed. */
  readonly note: (state: V['state'], faction: V['faction'], card: number, side: Side) => void;
  /** A text is about to be executed. */
  readonly begun?: (table: Table<V['state']>, faction: V['faction'], card: number) => void;
}

export interface Executing<V extends Volume<V>> {
  /** The texts a card has: two, or one that counts as unshaded. */
  readonly sidesOf: (card: number) => readonly Side[];
  /** What the content runner calls a text. */
  readonly contentOf: (card: number, side: Side) => string;
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
  const contentOf = (card: number, side: Side): string =>
    isDual(card) ? `event.${card}.${side}` : `event.${card}`;

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
    table.fired(contentOf(card, side));
    begun?.(table, faction, card);
    table.log(say(isDual(card) ? 'log.event.dual' : 'log.event', rule, { faction, card, side }));
    note(state, faction, card, side);
    const event = eventOf(card);
    const doing = 'event' in event ? event.event(action) : event[side](action);
    if (doing !== undefined) yield* doing;
    state.turn = null;
  }

  return {
    sidesOf: (card) => (isDual(card) ? ['unshaded', 'shaded'] : ['unshaded']),
    contentOf,
    executeEvent,
  };
}
