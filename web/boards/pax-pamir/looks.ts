/** How players, empires, modes and units are told apart: by colour, letter and shape. */
import { type Colour, COLOURS, type Empire, EMPIRES, type Mode, MODES } from '@sandtable/pax-pamir/board';
import type { Tone } from '../../art/plates.ts';
import type { SeatLook } from '../../parts/seat-look.ts';
import type { Tint } from '../map/dress.ts';
import type { PieceLook, Pieces } from '../map/pieces.ts';

/** The land of the six regions. */
export const TINTS: Readonly<Record<string, Tint>> = {
  transcaspia: 'ochre',
  persia: 'amber',
  herat: 'olive',
  kabul: 'rose',
  kandahar: 'straw',
  punjab: 'sage',
};

export const PLAYER_LOOKS: Readonly<Record<Colour, SeatLook>> = {
  white: { colour: '#f4f1e8', letter: 'W', shape: 'circle' },
  black: { colour: '#2b2622', letter: 'B', shape: 'square' },
  orange: { colour: '#d9681d', letter: 'O', shape: 'hexagon' },
  yellow: { colour: '#f0c62e', letter: 'Y', shape: 'diamond' },
  purple: { colour: 'var(--seat-5)', letter: 'P', shape: 'shield' },
};

const CUBES: Readonly<Record<Colour, Pick<PieceLook, 'paint' | 'ink'>>> = {
  white: { paint: '#f4f1e8', ink: '#1d1812' },
  black: { paint: '#2b2622', ink: '#fff' },
  orange: { paint: '#d9681d', ink: '#1d0d00' },
  yellow: { paint: '#f0c62e', ink: '#241a00' },
  purple: { paint: '#6b3f94', ink: '#fff' },
};

interface EmpireLook {
  readonly paint: string;
  readonly ink: string;
  readonly letter: string;
  /** On the page itself. */
  readonly line: string;
}

/** Cylinders of an empire: paint and letter. */
export const EMPIRE_LOOKS: Readonly<Record<Empire, EmpireLook>> = {
  british: { paint: '#a8201a', ink: '#fff', letter: 'B', line: 'var(--seat-2)' },
  russian: { paint: '#1d4f9c', ink: '#fff', letter: 'R', line: 'var(--seat-1)' },
  afghan: { paint: '#23703a', ink: '#fff', letter: 'A', line: 'var(--seat-4)' },
};

interface ModeLook {
  readonly sign: string;
  readonly paint: string;
  /** What is written on the paint. */
  readonly ink: string;
  /** Around it: a pale paint alone would not stand out from a light card. */
  readonly edge: string;
}

/** The sign of a mode, and its colour on cards, which is the rulebook's (glossary, mode). It is paint: no theme changes it. */
export const MODE_LOOKS: Readonly<Record<Mode, ModeLook>> = {
  military: { sign: '⚔', paint: '#8e2b20', ink: '#fff4e6', edge: 'light-dark(#8e2b20, #dd7565)' },
  intelligence: { sign: '◉', paint: '#8cc1dc', ink: '#0d2a38', edge: 'light-dark(#2b7aa8, #8cc1dc)' },
  political: { sign: '♛', paint: '#583c85', ink: '#fbf3ff', edge: 'light-dark(#583c85, #ab93cf)' },
  economic: { sign: '⚖', paint: '#c59a2e', ink: '#261a00', edge: 'light-dark(#8f6900, #c59a2e)' },
};

/** What the plates of cards are printed in. */
const MODE_TONES: Readonly<Record<Mode, Tone>> = {
  military: 'red',
  intelligence: 'blue',
  political: 'violet',
  economic: 'gold',
};

export function toneOf(kind: string, mode: Mode | undefined): Tone {
  if (mode !== undefined) return MODE_TONES[mode];
  return kind === 'capability' ? 'teal' : 'sand';
}

/** A mode as the styles of a board take it: `--mode`, `--mode-ink`, `--mode-edge`. */
export function modeStyle(mode: Mode): string {
  const { paint, ink, edge } = MODE_LOOKS[mode];
  return `--mode: ${paint}; --mode-ink: ${ink}; --mode-edge: ${edge}`;
}

/** Stands on a card whose printed values are not known for certain. */
export const REBUILT_SIGN = '≈';

/** The regime that an impact brings. */
export function regimeOf(impact: string): Mode | undefined {
  return MODES.find((one) => impact === `regime:${one}`);
}

const armies = EMPIRES.map((empire): [string, PieceLook] => [
  empire,
  { shape: 'disc', owner: empire, ...EMPIRE_LOOKS[empire] },
]);
const roads = EMPIRES.map((empire): [string, PieceLook] => [
  `${empire}-road`,
  { shape: 'tile', owner: empire, ...EMPIRE_LOOKS[empire] },
]);
const tribes = COLOURS.map((colour): [string, PieceLook] => [
  colour,
  { shape: 'cube', letter: PLAYER_LOOKS[colour].letter, owner: colour, ...CUBES[colour] },
]);

/** Discs are armies, tiles roads, cubes tribes. */
export const PIECES: Pieces = Object.fromEntries([...armies, ...roads, ...tribes]);
