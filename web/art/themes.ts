/** Which vignette belongs to which card, and what it is printed in. */
import type { Motif, Tone, Vignette } from './plates.ts';

/** The colour that a motif has of itself. Motifs that are not named here are printed in sand. */
const OWN: { readonly [M in Motif]?: Tone } = {
  cannon: 'red',
  rampart: 'red',
  sabres: 'red',
  rider: 'red',
  burst: 'red',
  dagger: 'red',
  missile: 'red',
  hall: 'violet',
  ballot: 'violet',
  crown: 'violet',
  treaty: 'violet',
  pavilion: 'violet',
  stall: 'gold',
  caravan: 'gold',
  wheat: 'gold',
  derrick: 'gold',
  chest: 'gold',
  scales: 'gold',
  poppies: 'red',
  jungle: 'green',
  village: 'green',
  flock: 'green',
  dove: 'blue',
  lantern: 'blue',
  envoy: 'blue',
  radio: 'blue',
  dish: 'blue',
  fingerprint: 'blue',
  helicopter: 'blue',
  drone: 'blue',
  jet: 'blue',
  airliner: 'blue',
  boat: 'teal',
  dhow: 'teal',
  balloon: 'blue',
  storm: 'blue',
  flask: 'green',
  drum: 'gold',
};

export const vignette = (motif: Motif, tone: Tone = OWN[motif] ?? 'sand'): Vignette => ({ motif, tone });

/** Cards by number, as a list of motifs and the cards that have them. */
export type Themes = { readonly [M in Motif]?: readonly number[] };

/** The vignette of a card; undefined for one that nobody has thought of, which is then shown without a picture. */
export function vignetteIn(themes: Themes, card: number | string, tone?: Tone): Vignette | undefined {
  const motif = (Object.keys(themes) as Motif[]).find((one) => themes[one]?.includes(Number(card)));
  return motif === undefined ? undefined : vignette(motif, tone);
}
