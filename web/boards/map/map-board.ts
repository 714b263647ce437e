/** What a game's board brings along for its map, besides what lies there. */
import type { Dress } from './dress.ts';
import type { Geography, Rect } from './geography.ts';
import type { Pieces } from './pieces.ts';

export interface HolderLook {
  readonly paint: string;
  /** The same where the map is dark. */
  readonly line: string;
  /** Strokes across the border instead of a band: for a paint that would look like shade. */
  readonly isComb?: true;
}

export interface MapBoard {
  readonly geography: Geography;
  readonly pieces: Pieces;
  readonly dress: (space: string) => Dress;
  /** How the land of each holder is marked (`SpaceState.held`). */
  readonly holders?: Readonly<Record<string, HolderLook>>;
  /** What seas and towns are called. */
  readonly places: Readonly<Record<string, string>>;
  /** What is to be said of a space before its pieces, a line each. */
  readonly describe: (space: string) => readonly string[];
  /** How it is said what a piece carries. */
  readonly carrying?: (load: number) => string;
  /** Pixels that a unit of the map has at least, at letters of usual size, lest its marks cannot be read: in less room it scrolls. */
  readonly leastScale?: number;
  /** Where the pieces of a space lie while something is drawn above it; undefined where nothing is. */
  readonly room?: (space: string) => Rect | undefined;
}
