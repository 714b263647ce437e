/** What spaces are dressed in: colours and patterns of land, looks of lines. The colours are in MapFrame.svelte. */

export type Land = 'plain' | 'mountain' | 'forest' | 'grassland';
/** Patterns that may lie over any land. */
export type Overlay = 'hatched';
export type Way = 'road' | 'pipeline';

/** Of an area: its land, then what lies over it. Of a line: its way. A token has none. */
export type Dress = readonly (Land | Overlay | Way)[];

/** Patterns by name: told by texture as well as by colour. */
export const PATTERNS: Readonly<
  Record<
    Exclude<Land | Overlay, 'plain'>,
    { readonly size: readonly [width: number, height: number]; readonly d: string }
  >
> = {
  mountain: { size: [26, 20], d: 'M2,9l5,-6 5,6M15,19l5,-6 5,6M7,3l1.6,4M20,13l1.6,4' },
  forest: { size: [20, 18], d: 'M3,6a3,3,0,0,1,6,0M6,6v2.5M13,15a3,3,0,0,1,6,0M16,15v2.5' },
  grassland: {
    size: [24, 16],
    d: 'M3,6l-1.5,-4M4.5,6v-4.5M6,6l1.5,-4M15,14l-1.5,-4M16.5,14v-4.5M18,14l1.5,-4',
  },
  hatched: { size: [14, 14], d: 'M-2,16l18,-18M-2,2l4,-4M12,16l4,-4' },
};
