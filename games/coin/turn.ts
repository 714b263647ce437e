/** The turn in progress, kept in the state so that bots and pages can see it. */
import { byName } from './by-name.ts';
import type { PieceTable } from './pieces.ts';
import type { CoinState, CoinTurn, Space, Volume } from './volume.ts';

export interface TurnTerms {
  readonly limited?: boolean;
  readonly free?: boolean;
  readonly activities?: boolean;
}

/** A turn nobody takes, to see what could be done in one. */
export type Trial<V extends Volume<V>> = CoinTurn<V> & { readonly doing: V['operation'] };

export interface TurnFacts<V extends Volume<V>> {
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly factions: readonly V['faction'][];
  readonly operationsOf: (faction: V['faction']) => readonly V['operation'][];
  readonly turnedOver: (kind: V['guerrilla']) => V['guerrilla'];
  /** What this volume counts in a turn, at its beginning. */
  readonly tally: () => V['tally'];
}

export interface Turns<V extends Volume<V>> {
  readonly beginTurn: (faction: V['faction'], doing: V['doing'], terms?: TurnTerms) => CoinTurn<V>;
  /** One for each Operation of the faction, in their order. */
  readonly trialTurns: (faction: V['faction'], terms: TurnTerms) => readonly Trial<V>[];
  /** Notes that pieces arrived here and may not move again. */
  readonly markMoved: (state: V['state'], space: Space, kind: V['kind'], pieces: number) => void;
  /** Pieces of a kind that have not moved in this turn. */
  readonly unmoved: (state: V['state'], space: Space, kind: V['kind']) => number;
  /** The same, by the column of the kind. */
  readonly unmovedIn: (state: V['state'], space: Space, column: number) => number;
  /** Pieces go elsewhere by other means: those that have not moved first; the others stay marked. Called before. */
  readonly carryMoved: (state: V['state'], from: Space, to: Space, kind: V['kind'], pieces: number) => void;
  /** A piece was removed: one that had moved, if there is a choice, so that the others may still move. */
  readonly forgetMoved: (state: V['state'], space: Space, kind: V['kind']) => void;
  /** Guerrillas were turned over: those that had moved first. */
  readonly turnMoved: (state: V['state'], space: Space, from: V['guerrilla'], turned: number) => void;
  /** Notes the Special Activity of this turn, and where. */
  readonly useActivity: (state: V['state'], activity: V['activity'], space: Space) => void;
}

export function turns<V extends Volume<V>>(facts: TurnFacts<V>): Turns<V> {
  const { table, turnedOver } = facts;
  const { width, columnOf } = table;

  const beginTurn: Turns<V>['beginTurn'] = (faction, doing, terms = {}) => ({
    faction,
    doing,
    limited: terms.limited === true,
    free: terms.free === true,
    activities: terms.activities === true,
    spaces: [],
    choices: [],
    paid: 0,
    activity: null,
    activitySpaces: [],
    moved: [],
    commitment: 0,
    tally: facts.tally(),
  });

  const trialsOf = byName(facts.factions, (faction) =>
    Array.from({ length: 8 }, (_, which) =>
      facts.operationsOf(faction).map((doing) => {
        const terms = {
          limited: (which & 1) !== 0,
          free: (which & 2) !== 0,
          activities: (which & 4) !== 0,
        };
        return beginTurn(faction, doing, terms);
      }),
    ),
  );

  const movedAt = (turn: CoinTurn<V>, cell: number): [cell: number, count: number] | undefined => {
    for (let i = 0; i < turn.moved.length; i++) if (turn.moved[i]?.[0] === cell) return turn.moved[i];
    return undefined;
  };
  const cellOf = (space: Space, kind: V['kind']): number => space * width + columnOf(kind);

  function markMoved({ turn }: CoinState<V>, space: Space, kind: V['kind'], pieces: number): void {
    if (turn === null || pieces === 0) return;
    const cell = cellOf(space, kind);
    const entry = movedAt(turn, cell);
    if (entry === undefined) turn.moved.push([cell, pieces]);
    else entry[1] += pieces;
  }

  function unmovedAt({ pieces, turn }: CoinState<V>, cell: number): number {
    const here = pieces[cell] ?? 0;
    if (here === 0 || turn === null || turn.moved.length === 0) return here;
    return here - (movedAt(turn, cell)?.[1] ?? 0);
  }

  const unmoved = (state: CoinState<V>, space: Space, kind: V['kind']): number =>
    unmovedAt(state, cellOf(space, kind));

  function carryMoved(state: CoinState<V>, from: Space, to: Space, kind: V['kind'], pieces: number): void {
    if (state.turn === null || state.turn.moved.length === 0) return;
    const entry = movedAt(state.turn, cellOf(from, kind));
    const carried = pieces - unmoved(state, from, kind);
    if (entry === undefined || carried <= 0) return;
    entry[1] -= carried;
    markMoved(state, to, kind, carried);
  }

  function forgetMoved(state: CoinState<V>, space: Space, kind: V['kind']): void {
    if (state.turn === null || state.turn.moved.length === 0) return;
    const entry = movedAt(state.turn, cellOf(space, kind));
    if (entry !== undefined && entry[1] > 0) entry[1]--;
  }

  function turnMoved(state: CoinState<V>, space: Space, from: V['guerrilla'], turned: number): void {
    if (state.turn === null || state.turn.moved.length === 0) return;
    const entry = movedAt(state.turn, cellOf(space, from));
    const moved = Math.min(entry?.[1] ?? 0, turned);
    if (entry === undefined || moved === 0) return;
    entry[1] -= moved;
    markMoved(state, space, turnedOver(from), moved);
  }

  return {
    beginTurn,
    trialTurns(faction, { limited, free, activities }) {
      const which = (limited === true ? 1 : 0) + (free === true ? 2 : 0) + (activities === true ? 4 : 0);
      return trialsOf(faction)[which] as readonly Trial<V>[];
    },
    markMoved,
    unmoved,
    unmovedIn: (state, space, column) => unmovedAt(state, space * width + column),
    carryMoved,
    forgetMoved,
    turnMoved,
    useActivity({ turn }: CoinState<V>, activity, space) {
      if (turn === null) return;
      turn.activity = activity;
      turn.activitySpaces.push(space);
    },
  };
}
