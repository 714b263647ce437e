/** How the factions and their pieces are told apart: by colour, letter and shape. */
import { type Faction, TABLE } from '@sandtable/andean-abyss/board';
import type { SeatLook } from '../../parts/seat-look.ts';
import { pieceLooks } from '../coin/piece-looks.ts';
import type { ControlLook } from '../coin/volume.ts';
import type { PieceLook } from '../map/pieces.ts';

export const FACTION_LOOKS: Readonly<Record<Faction, SeatLook>> = {
  government: { colour: 'var(--seat-1)', letter: 'G', shape: 'shield' },
  farc: { colour: 'var(--seat-2)', letter: 'F', shape: 'hexagon' },
  auc: { colour: 'var(--seat-3)', letter: 'A', shape: 'diamond' },
  cartels: { colour: 'var(--seat-4)', letter: 'C', shape: 'circle' },
};

const PAINTS: Readonly<Record<Faction | 'police', Pick<PieceLook, 'paint' | 'ink'>>> = {
  government: { paint: '#1f55a8', ink: '#fff' },
  police: { paint: '#a9cff3', ink: '#0d2547' },
  farc: { paint: '#bd2a20', ink: '#fff' },
  auc: { paint: '#efbb28', ink: '#241a00' },
  cartels: { paint: '#257a3d', ink: '#fff' },
};

export const CONTROL_LOOKS: Readonly<Record<'government' | 'farc', ControlLook>> = {
  government: { paint: '#1f55a8', line: '#2d6ac0' },
  farc: { paint: '#a8201a', line: '#c8372c' },
};

export const PIECES = pieceLooks({
  table: TABLE,
  factions: FACTION_LOOKS,
  paints: PAINTS,
  letters: { troops: 'T', police: 'P' },
});
