/** Running parts of the rules in tests. */
import { testRules } from '@sandtable/coin/testing';
import { act } from '../action.ts';
import { cardOf, lastingOf } from '../corrections.ts';
import { executeEvent } from '../events/execute.ts';
import type { Faction } from '../forces.ts';
import { putInEffect } from '../in-effect.ts';
import { operate } from '../operate.ts';
import { ruleOf } from '../operations/index.ts';
import type { Phase, Plain, Side, State } from '../state.ts';
import { cards, type Play, play } from './table.ts';

export { cards } from './table.ts';

export const {
  operation,
  plain,
  limited,
  begin: event,
} = testRules<Plain>({
  play,
  act,
  ruleOf,
  operate,
  executeEvent,
});

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

/** A Propaganda Round, at this phase, with Event cards to follow. */
export function round(state: State, phase: Phase, ...after: number[]): State {
  cards(state, 73, ...(after.length === 0 ? [1, 2, 74, 75, 76, 77] : after));
  state.propagandas = 1;
  state.stage = { kind: 'propaganda', phase };
  return state;
}
