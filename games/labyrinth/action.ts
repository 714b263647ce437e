/** Who does something, by which rule. */
import type { Rules, Table } from '@sandtable/engine';
import type { Side } from './cards.ts';
import type { State } from './state.ts';

/** What only the sequence of play can do, and some Events bring about. */
export interface Frame {
  /** Quagmire (card 90): the Events of cards happen that were discarded. */
  happen(action: Action, side: Side, cards: readonly number[]): Rules<void>;
  /** Intel Community (card 18): a card is played in between. */
  playInBetween(action: Action, side: Side): Rules<void>;
  /** Fatwa (card 97) alone: an Operation by the charts (9.4.1). */
  operateAlone(action: Action, ops: number): Rules<void>;
}

export interface Action {
  readonly table: Table<State>;
  readonly state: State;
  /** Who acts and decides. */
  readonly side: Side;
  readonly seats: readonly [Side];
  /** The rule that messages cite. */
  readonly rule: string;
  readonly frame: Frame;
}

const SEATS: Readonly<Record<Side, readonly [Side]>> = { us: ['us'], jihadist: ['jihadist'] };

// All actions are made here, of one shape: copies by spread would each have a hidden class of their own.
export function act(table: Table<State>, side: Side, rule: string, frame: Frame): Action {
  return { table, state: table.state, side, seats: SEATS[side], rule, frame };
}

/** The same, decided by one side. */
export function by(action: Action, side: Side): Action {
  return action.side === side ? action : act(action.table, side, action.rule, action.frame);
}

/** The same, by another rule. */
export function under(action: Action, rule: string): Action {
  return action.rule === rule ? action : act(action.table, action.side, rule, action.frame);
}
