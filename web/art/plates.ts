/** All motifs, by name. */
import { CRAFT } from './motifs/craft.ts';
import { LAND } from './motifs/land.ts';
import { SECRETS } from './motifs/secrets.ts';
import { STATE } from './motifs/state.ts';
import { TRADE } from './motifs/trade.ts';
import { WAR } from './motifs/war.ts';
import type { Drawing } from './strokes.ts';

export const PLATES = { ...WAR, ...STATE, ...TRADE, ...SECRETS, ...LAND, ...CRAFT } satisfies Readonly<
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
