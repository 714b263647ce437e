/** The turn in progress, kept in the state so that bots and pages can see it. */
import {
  type Faction,
  firstColumn,
  type GuerrillaKind,
  type Insurgent,
  type Kind,
  ofFaction,
  TABLE,
  turnedOver,
} from './forces.ts';
import type { Space } from './map.ts';
import {
  type Activity,
  COIN_OPERATIONS,
  type Doing,
  INSURGENT_OPERATIONS,
  type Operation,
  type State,
  type Turn,
} from './state.ts';

export interface TurnTerms {
  readonly limited?: boolean;
  readonly free?: boolean;
  readonly activities?: boolean;
}

export function beginTurn(faction: Faction, doing: Doing, terms: TurnTerms = {}): Turn {
  return {
    faction,
    doing,
    limited: terms.limited === true,
    free: terms.free === true,
    activities: terms.activities === true,
    spaces: [],
    ways: [],
    paid: 0,
    activity: null,
    activitySpaces: [],
    moved: [],
    shipments: 0,
    terrors: 0,
    commitment: 0,
  };
}

/** A turn nobody takes, to see what could be done in one. */
export interface Trial extends Turn {
  readonly doing: Operation;
}

/** One for each Operation of the faction, in their order. */
export function trialTurns(faction: Faction, terms: TurnTerms): readonly Trial[] {
  const which =
    (terms.limited === true ? 1 : 0) + (terms.free === true ? 2 : 0) + (terms.activities === true ? 4 : 0);
  return ofFaction(TRIALS, faction)[which] as readonly Trial[];
}

const trials = (faction: Faction): Trial[][] =>
  Array.from({ length: 8 }, (_, which) =>
    (faction === 'government' ? COIN_OPERATIONS : INSURGENT_OPERATIONS).map((doing) => {
      const terms = {
        limited: (which & 1) !== 0,
        free: (which & 2) !== 0,
        activities: (which & 4) !== 0,
      };
      return beginTurn(faction, doing, terms) as Trial;
    }),
  );

const TRIALS: Readonly<Record<Faction, readonly (readonly Trial[])[]>> = {
  government: trials('government'),
  farc: trials('farc'),
  auc: trials('auc'),
  cartels: trials('cartels'),
};

const cellOf = (space: Space, kind: Kind): number => space * TABLE.width + TABLE.columnOf(kind);

function movedAt(turn: Turn, cell: number): [cell: number, count: number] | undefined {
  for (let i = 0; i < turn.moved.length; i++) if (turn.moved[i]?.[0] === cell) return turn.moved[i];
  return undefined;
}

/** Notes that pieces arrived here and may not move again. */
export function markMoved(state: State, space: Space, kind: Kind, pieces: number): void {
  const { turn } = state;
  if (turn === null || pieces === 0) return;
  const cell = cellOf(space, kind);
  const entry = movedAt(turn, cell);
  if (entry === undefined) turn.moved.push([cell, pieces]);
  else entry[1] += pieces;
}

/** Pieces of a kind that have not moved in this turn. */
export const unmoved = (state: State, space: Space, kind: Kind): number =>
  unmovedAt(state, cellOf(space, kind));

export const unmovedTroops = (state: State, space: Space): number => unmovedAt(state, space * TABLE.width);
export const unmovedPolice = (state: State, space: Space): number =>
  unmovedAt(state, space * TABLE.width + 1);
/** Guerrillas of a faction, Underground and Active, that have not moved in this turn. */
export const unmovedGuerrillas = (state: State, space: Space, faction: Insurgent): number =>
  unmovedBeside(state, space, firstColumn(faction));

/** The same, of the faction whose kinds begin at that column. */
export function unmovedBeside(state: State, space: Space, column: number): number {
  const cell = space * TABLE.width + column;
  return unmovedAt(state, cell) + unmovedAt(state, cell + 1);
}

function unmovedAt({ pieces, turn }: State, cell: number): number {
  const here = pieces[cell] ?? 0;
  if (here === 0 || turn === null || turn.moved.length === 0) return here;
  return here - (movedAt(turn, cell)?.[1] ?? 0);
}

/** Pieces go elsewhere by other means: those that have not moved first; the others stay marked. Called before. */
export function carryMoved(state: State, from: Space, to: Space, kind: Kind, pieces: number): void {
  if (state.turn === null || state.turn.moved.length === 0) return;
  const entry = movedAt(state.turn, cellOf(from, kind));
  const carried = pieces - unmoved(state, from, kind);
  if (entry === undefined || carried <= 0) return;
  entry[1] -= carried;
  markMoved(state, to, kind, carried);
}

/** A piece was removed: one that had moved, if there is a choice, so that the others may still move. */
export function forgetMoved(state: State, space: Space, kind: Kind): void {
  if (state.turn === null || state.turn.moved.length === 0) return;
  const entry = movedAt(state.turn, cellOf(space, kind));
  if (entry !== undefined && entry[1] > 0) entry[1]--;
}

/** Guerrillas were turned over: those that had moved first. */
export function turnMoved(state: State, space: Space, from: GuerrillaKind, turned: number): void {
  if (state.turn === null || state.turn.moved.length === 0) return;
  const entry = movedAt(state.turn, cellOf(space, from));
  const moved = Math.min(entry?.[1] ?? 0, turned);
  if (entry === undefined || moved === 0) return;
  entry[1] -= moved;
  markMoved(state, space, turnedOver(from), moved);
}

/** 4.1 Notes the Special Activity of this turn, and where. */
export function useActivity(state: State, activity: Activity, space: Space): void {
  if (state.turn === null) return;
  state.turn.activity = activity;
  state.turn.activitySpaces.push(space);
}
