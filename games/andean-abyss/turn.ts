/** The turn in progress, kept in the state so that bots and pages can see it. */
import { turns } from '@sandtable/coin';
import { FACTIONS, type Insurgent, TABLE, turnedOver } from './forces.ts';
import type { Space } from './map.ts';
import { type Andes, firstColumn, operationsOf, type State } from './state.ts';

export const TURNS = turns<Andes>({
  table: TABLE,
  factions: FACTIONS,
  operationsOf,
  turnedOver,
  tally: () => ({ shipments: 0, terrors: 0 }),
});
export const {
  beginTurn,
  trialTurns,
  markMoved,
  unmoved,
  unmovedIn,
  carryMoved,
  forgetMoved,
  turnMoved,
  useActivity,
} = TURNS;

export const unmovedTroops = (state: State, space: Space): number => unmovedIn(state, space, 0);
export const unmovedPolice = (state: State, space: Space): number => unmovedIn(state, space, 1);
/** Guerrillas of a faction, Underground and Active, that have not moved in this turn. */
export const unmovedGuerrillas = (state: State, space: Space, faction: Insurgent): number =>
  unmovedBeside(state, space, firstColumn(faction));
/** The same, of the faction whose kinds begin at that column. */
export const unmovedBeside = (state: State, space: Space, column: number): number =>
  unmovedIn(state, space, column) + unmovedIn(state, space, column + 1);
