/** How the factions and their pieces are told apart: by colour, letter and shape. */
import {
  type Faction,
  factionOf,
  isBase,
  isGuerrilla,
  isUnderground,
  type Kind,
} from '@sandtable/andean-abyss/board';
import type { SeatLook } from '../../parts/seat-look.ts';

export const FACTION_LOOKS: Readonly<Record<Faction, SeatLook>> = {
  government: { colour: 'var(--seat-1)', letter: 'G', shape: 'shield' },
  farc: { colour: 'var(--seat-2)', letter: 'F', shape: 'hexagon' },
  auc: { colour: 'var(--seat-3)', letter: 'A', shape: 'diamond' },
  cartels: { colour: 'var(--seat-4)', letter: 'C', shape: 'circle' },
};

export type Shape = 'cube' | 'octagon' | 'burst' | 'disc';

export interface PieceLook {
  readonly shape: Shape;
  /** A class that sets the colours. */
  readonly paint: Faction | 'police';
  readonly letter: string;
}

/** Cubes for Troops and Police, octagons for guerrillas (bursting open when Active), discs for Bases (1.4). */
export function lookOf(kind: Kind): PieceLook {
  const faction = factionOf(kind);
  const { letter } = FACTION_LOOKS[faction];
  if (isBase(kind)) return { shape: 'disc', paint: faction, letter };
  if (isGuerrilla(kind)) return { shape: isUnderground(kind) ? 'octagon' : 'burst', paint: faction, letter };
  return kind === 'police'
    ? { shape: 'cube', paint: 'police', letter: 'P' }
    : { shape: 'cube', paint: faction, letter: 'T' };
}
