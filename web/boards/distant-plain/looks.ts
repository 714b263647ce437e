/** How the factions and their pieces are told apart: by colour, letter and shape. */
import { type Faction, TABLE } from '@sandtable/distant-plain/board';
import type { SeatLook } from '../../parts/seat-look.ts';
import { pieceLooks } from '../coin/piece-looks.ts';
import type { ControlLook } from '../coin/volume.ts';
import type { PieceLook } from '../map/pieces.ts';

export const FACTION_LOOKS: Readonly<Record<Faction, SeatLook>> = {
  coalition: { colour: '#c8bd9c', letter: 'C', shape: 'square' },
  government: { colour: 'var(--seat-1)', letter: 'G', shape: 'shield' },
  taliban: { colour: '#2b2724', letter: 'T', shape: 'hexagon' },
  warlords: { colour: 'var(--seat-4)', letter: 'W', shape: 'circle' },
};

const PAINTS: Readonly<Record<Faction | 'police', Pick<PieceLook, 'paint' | 'ink'>>> = {
  coalition: { paint: '#c8bd9c', ink: '#2a2210' },
  government: { paint: '#1f55a8', ink: '#fff' },
  police: { paint: '#a9cff3', ink: '#0d2547' },
  taliban: { paint: '#1f1d1b', ink: '#fff' },
  warlords: { paint: '#257a3d', ink: '#fff' },
};

/** 1.7 The COIN factions have Control together. */
export const CONTROL_LOOKS: Readonly<Record<'coin' | 'taliban', ControlLook>> = {
  coin: { paint: '#1f55a8', line: '#2d6ac0', letter: 'C' },
  taliban: { paint: '#1f1d1b', line: '#8f877e', isComb: true },
};

export const PIECES = pieceLooks({
  table: TABLE,
  factions: FACTION_LOOKS,
  paints: PAINTS,
  letters: { police: 'P' },
});
