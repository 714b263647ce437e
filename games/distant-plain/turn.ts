/** The turn in progress, kept in the state so that bots and pages can see it. */
import { turns } from '@sandtable/coin';
import { FACTIONS, TABLE, turnedOver } from './forces.ts';
import type { Space } from './map.ts';
import { noTally, operationsOf, type Plain, type State } from './state.ts';

export type { TurnTerms } from '@sandtable/coin';

export const TURNS = turns<Plain>({
  table: TABLE,
  factions: FACTIONS,
  operationsOf,
  turnedOver,
  tally: noTally,
});
export const { beginTurn, trialTurns, markMoved, unmoved, unmovedIn, useActivity } = TURNS;

/** Guerrillas, Underground and Active, that have not moved in this turn; their kinds begin at that column. */
export const unmovedBeside = (state: State, space: Space, column: number): number =>
  unmovedIn(state, space, column) + unmovedIn(state, space, column + 1);
