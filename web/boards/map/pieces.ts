/** How pieces are told apart: by shape, colour and letter. */

export type Shape = 'cube' | 'octagon' | 'burst' | 'disc' | 'tile';

export interface PieceLook {
  readonly shape: Shape;
  readonly paint: string;
  /** The colour of the letter on it. */
  readonly ink: string;
  readonly letter: string;
  /** Whose it is: pieces of one owner lie close together. */
  readonly owner: string;
  /** The kind of which it is the other side: a piece may be turned over on its way. */
  readonly turned?: string;
}

/** The kinds of pieces of a game, in the order in which they lie. */
export type Pieces = Readonly<Record<string, PieceLook>>;

export function pieceLook(pieces: Pieces, kind: string): PieceLook {
  const look = pieces[kind];
  if (look === undefined) throw new Error(`nobody says how ${kind} looks`);
  return look;
}
