/** All motifs, by name. */
import * as craft from './motifs/craft.ts';
import * as land from './motifs/land.ts';
import * as secrets from './motifs/secrets.ts';
import * as state from './motifs/state.ts';
import * as trade from './motifs/trade.ts';
import * as war from './motifs/war.ts';
import type { Drawing } from './strokes.ts';

export const PLATES = { ...war, ...state, ...trade, ...secrets, ...land, ...craft } satisfies Readonly<
  Record<string, () => Drawing>
>;

export type Motif = keyof typeof PLATES;

/** What a plate is printed in besides ink: the classes of style/cards.css. */
export const TONES = ['sand', 'red', 'blue', 'violet', 'gold', 'green', 'teal'] as const;
export type Tone = (typeof TONES)[number];

/** A vignette as a card asks for it. */
export interface Vignette {
  readonly motif: Motif;
  readonly tone: Tone;
}
