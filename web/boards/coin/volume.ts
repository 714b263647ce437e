/** How a volume of the COIN series looks, and what only it has words for: constants of its board. */
import type { Language } from '@sandtable/engine';
import type { SeatLook } from '../../parts/seat-look.ts';
import type { Dress } from '../map/dress.ts';
import type { Geography } from '../map/geography.ts';
import type { MarkState } from '../map/map-state.ts';
import type { Pieces } from '../map/pieces.ts';

export interface Volume {
  readonly geography: Geography;
  readonly pieces: Pieces;
  /** The factions in their order. */
  readonly factions: Readonly<Record<string, SeatLook>>;
  /** Those that can have Control. */
  readonly control: Readonly<Record<string, ControlLook>>;
  readonly dress: (space: string) => Dress;
  /** Control holds by the rules at any time: there is no mere majority to show. */
  readonly isControlAtOnce?: true;
  /** The levels of Support and Opposition, best first, without Neutral. */
  readonly levels: readonly number[];
  /** What is printed in a space besides its population, and never changes. */
  readonly printed?: (space: string) => readonly MarkState[];
  /** The volume's own marks, as the legend shows them. */
  readonly marks: readonly MarkState[];
  readonly words: Readonly<Record<Language, VolumeWords>>;
}

/** The colours of a Control marker, and of its rim while Control is merely how things stand. */
export interface ControlLook {
  readonly paint: string;
  readonly line: string;
  /** Its land has strokes across the border instead of a band: for a paint that would look like shade. */
  readonly isComb?: true;
  /** Where it is no faction's own. */
  readonly letter?: string;
}

export interface VolumeWords {
  /** Seas and towns. */
  readonly places: Readonly<Record<string, string>>;
  /** Figures that are no track of the game's names. */
  readonly figures: Readonly<Record<string, string>>;
  readonly carrying?: (load: number) => string;
}
