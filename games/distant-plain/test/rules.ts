/** Running parts of the rules in tests. */
import { act } from '../action.ts';
import { cardOf, lastingOf } from '../corrections.ts';
import { executeEvent } from '../events/execute.ts';
import type { Faction } from '../forces.ts';
import { putInEffect } from '../in-effect.ts';
import { operate } from '../operate.ts';
import { ruleOf } from '../operations/index.ts';
import type { Operation, Phase, Side, State } from '../state.ts';
import type { TurnTerms } from '../turn.ts';
import { type Play, play } from './table.ts';

/** A faction executes an Operation, with Special Activities unless the terms say otherwise. */
export const operation = (
  state: State,
  faction: Faction,
  name: Operation,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
  terms: TurnTerms = { activities: true },
): Play => play(state, (table) => operate(act(table, faction, ruleOf(name)), name, terms), answers, rolls);

/** The same without a Special Activity. */
export const plain = (
  state: State,
  faction: Faction,
  name: Operation,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play => operation(state, faction, name, answers, rolls, {});

/** The same as a Limited Operation (2.3.5). */
export const limited = (
  state: State,
  faction: Faction,
  name: Operation,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play => operation(state, faction, name, answers, rolls, { limited: true });

/** A faction executes a text of a card. */
export function event(
  state: State,
  faction: Faction,
  card: number,
  side: Side,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play {
  state.card = card;
  return play(state, (table) => executeEvent(table, faction, card, side), answers, rolls);
}

/** A text that lasts, in effect already; executed by somebody, or put in effect at set-up. */
export function inEffect(state: State, card: number, side: Side, by: Faction | null = null): State {
  if (cardOf(state, card).capability === null) state.momentum.push(card);
  else state.capabilities[card] = side;
  for (let at = 0; at < lastingOf(state, card, side).length; at++) putInEffect(state, card, side, at, by);
  return state;
}

/** The game goes on from here, step after step, as long as there are answers. */
export const goOn = (state: State, answers: readonly string[] = [], rolls: readonly number[] = []): Play =>
  play(state, undefined, answers, rolls);

/** A table in the middle of a game: this card in play, those to come. */
export function cards(state: State, ...deck: number[]): State {
  state.card = deck[0] ?? 0;
  state.deck = deck.slice(1);
  state.shown = Math.min(1, state.deck.length);
  state.stage = { kind: 'card' };
  return state;
}

/** A Propaganda Round, at this phase, with Event cards to follow. */
export function round(state: State, phase: Phase, ...after: number[]): State {
  cards(state, 73, ...(after.length === 0 ? [1, 2, 74, 75, 76, 77] : after));
  state.propagandas = 1;
  state.stage = { kind: 'propaganda', phase };
  return state;
}
