/** What lies on a map now, as a game tells it: all that the map draws and says. The map itself knows no game. */

/** The spaces there are now, in the order in which they are read. */
export type MapState = ReadonlyMap<string, SpaceState>;

export interface SpaceState {
  readonly id: string;
  readonly stacks: readonly StackState[];
  readonly marks: readonly MarkState[];
  /** Whose land it is, to be seen from afar: one of `MapBoard.holders`. */
  readonly held?: string;
  /** It is merely how things stand. */
  readonly isHeldLoosely?: true;
  /** Chosen in the turn under way. */
  readonly isWorked: boolean;
}

/** Pieces alike in everything. */
export interface StackState {
  readonly kind: string;
  readonly count: number;
  /** What each of them carries. */
  readonly load?: number;
}

/** A marker, or a figure that is printed on the map. */
export interface MarkState {
  /** The place it lies in, of those the geography has for its space; one mark a place. */
  readonly at: string;
  /** What it is: the board draws and names it. */
  readonly id: string;
  /** Whose it is, where that shows. */
  readonly of?: string;
  readonly count?: number;
  /** It follows from what else lies there: that it changed need not be marked. */
  readonly isQuiet?: true;
}

/** True when a mark was not there before, or not so. */
export function isNewMark(mark: MarkState, before: SpaceState | undefined): boolean {
  if (before === undefined || mark.isQuiet === true) return false;
  const old = before.marks.find(({ at }) => at === mark.at);
  return old === undefined || old.id !== mark.id || old.of !== mark.of || old.count !== mark.count;
}

/** The places whose mark is gone. */
export function gonePlaces(now: SpaceState, before: SpaceState | undefined): readonly string[] {
  const isGone = ({ at, isQuiet }: MarkState) =>
    isQuiet !== true && !now.marks.some((mark) => mark.at === at);
  return (before?.marks ?? []).filter(isGone).map(({ at }) => at);
}
