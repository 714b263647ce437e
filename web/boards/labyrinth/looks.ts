/** How the two sides and their pieces are told apart: by colour, letter and shape. */
import { type Association, PIECE_KINDS, type PieceKind, type Side } from '@sandtable/labyrinth/board';
import type { Tone } from '../../art/plates.ts';
import type { SeatLook } from '../../parts/seat-look.ts';
import type { PieceLook, Pieces } from '../map/pieces.ts';

export const SIDE_LOOKS: Readonly<Record<Side, SeatLook>> = {
  us: { colour: 'var(--seat-1)', letter: 'U', shape: 'shield' },
  jihadist: { colour: 'var(--seat-4)', letter: 'J', shape: 'hexagon' },
};

/** What the plates of cards are printed in. */
export const TONES: Readonly<Record<Association, Tone>> = {
  us: 'blue',
  jihadist: 'green',
  unassociated: 'sand',
};

const US = { paint: '#1d4f9c', ink: '#fff', owner: 'us' };
const CELL = { paint: '#1e6b3a', ink: '#fff', owner: 'jihadist' };
const PLOT = { shape: 'tile', paint: '#2b2320', ink: '#ffd23e', owner: 'plots' } as const;

/** Cubes for troops, octagons for Sleepers that burst open when Active, discs for cadres, tiles for plots. */
const LOOKS: Readonly<Record<PieceKind, PieceLook>> = {
  troops: { shape: 'cube', letter: 'T', ...US },
  nato: { shape: 'tile', letter: 'N', ...US },
  sleeper: { shape: 'octagon', letter: '', ...CELL },
  active: { shape: 'burst', letter: '!', ...CELL, turned: 'sleeper' },
  sadr: { shape: 'disc', letter: 'S', ...CELL },
  cadre: { shape: 'disc', letter: 'c', ...CELL, paint: '#8a9a62', ink: '#1c2410' },
  plot: { ...PLOT, letter: '?' },
  'plot-1': { ...PLOT, letter: '1' },
  'plot-2': { ...PLOT, letter: '2' },
  'plot-3': { ...PLOT, letter: '3' },
  wmd: { ...PLOT, letter: '☢', paint: '#6d1414' },
};

export const PIECES: Pieces = Object.fromEntries(PIECE_KINDS.map((kind) => [kind, LOOKS[kind]]));
