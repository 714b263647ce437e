/** B2 A card that is played into a tableau. */
import { AT, type Location, type LocationId } from './map.ts';
import type { Empire } from './empires.ts';
import type { Mode, SpecialAction } from './modes.ts';

/** The impacts of a card (E4.6), in the order in which they happen (doubt 69). */
export const IMPACTS = [
  'leveraged',
  'informants',
  'garrison',
  'regime:military',
  'regime:intelligence',
  'regime:political',
  'regime:economic',
] as const;
export type Impact = (typeof IMPACTS)[number];

export interface CourtCard {
  readonly n: number;
  readonly mode: Mode;
  readonly rank: number;
  readonly location: Location;
  readonly patriot: Empire | null;
  readonly prize: Empire | null;
  readonly leveraged: boolean;
  readonly informants: boolean;
  readonly garrison: boolean;
  /** The regime its arrow brings. */
  readonly regime: Mode | null;
  /** From left to right. */
  readonly actions: readonly SpecialAction[];
  /** Confirmed by an owner of the game; otherwise rebuilt. */
  readonly known: boolean;
}

export interface Printed {
  readonly patriot?: Empire | null;
  readonly prize?: Empire | null;
  readonly impacts?: readonly Impact[];
  readonly actions: readonly SpecialAction[];
  readonly known?: boolean;
}

/** All cards are made here, of one shape: they are looked at millions of times. */
export function court(
  n: number,
  mode: Mode,
  rank: number,
  location: LocationId,
  printed: Printed,
): CourtCard {
  const { patriot = null, prize = null, impacts = [], actions, known = false } = printed;
  const arrow = impacts.find((impact) => impact.startsWith('regime:'));
  return {
    n,
    mode,
    rank,
    location: AT[location],
    patriot,
    prize,
    leveraged: impacts.includes('leveraged'),
    informants: impacts.includes('informants'),
    garrison: impacts.includes('garrison'),
    regime: arrow === undefined ? null : (arrow.slice('regime:'.length) as Mode),
    actions,
    known,
  };
}
