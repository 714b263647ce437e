/** What spaces are dressed in: colours and signs of land, looks of lines. The colours are in MapFrame.svelte. */

export type Land = Terrain | Tint;
/** Land told by the signs that stand on it as well as by its colour. */
export type Terrain = 'plain' | 'mountain' | 'forest' | 'grassland';
/** Land told from its neighbours by a colour alone, and by a band of it along its border. */
export type Tint = 'ochre' | 'amber' | 'olive' | 'rose' | 'straw' | 'sage';
/** What may lie over any land: strokes across it, for one that is abroad but in play. */
export type Overlay = 'ruled';
export type Way = 'road' | 'pipeline';

/** Of an area: its land, then what lies over it. Of a line: its way. A token has none. */
export type Dress = readonly (Land | Overlay | Way)[];

export const TINTS: readonly string[] = ['ochre', 'amber', 'olive', 'rose', 'straw', 'sage'] satisfies Tint[];

/** A sign in strokes around its middle, light from the upper left: `M` and `l` with numbers for a size of 1. */
type Sign = (size: (value: number) => string) => string;

/** The signs of a terrain; several, so that no two neighbours are quite alike. */
export const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  mountain: [
    (n) =>
      `m${n(-7)},${n(4)}l${n(7)},${n(-10)} ${n(7)},${n(10)}m${n(-7)},${n(-10)}l${n(1.6)},${n(9)}m${n(-0.2)},${n(-7)}l${n(2.6)},${n(7.2)}m${n(-1)},${n(-4.9)}l${n(2)},${n(4.8)}`,
    (n) =>
      `m${n(-8)},${n(4)}l${n(5)},${n(-6)} ${n(2)},${n(2)} ${n(3.4)},${n(-5.6)} ${n(5.6)},${n(9.6)}m${n(-5.6)},${n(-9.6)}l${n(1)},${n(8.6)}m${n(0.6)},${n(-6.6)}l${n(2.2)},${n(6.8)}m${n(-8.6)},${n(-4.8)}l${n(1.1)},${n(4.2)}`,
  ],
  forest: [
    (n) =>
      `m0,${n(6)}v${n(-4)}m${n(-4)},${n(-1)}a${n(4)},${n(4.6)},0,1,1,${n(8)},0a${n(4)},${n(2)},0,0,1,${n(-8)},0m${n(5.2)},${n(-4)}l${n(1.8)},${n(2.4)}m${n(-2.8)},${n(-0.8)}l${n(1.8)},${n(2.6)}`,
    (n) =>
      `m0,${n(6)}v${n(-3)}m${n(-3.4)},0l${n(3.4)},${n(-9)} ${n(3.4)},${n(9)}zm${n(3.8)},${n(-6)}l${n(1)},${n(4.4)}m${n(0.4)},${n(-2.2)}l${n(0.5)},${n(2.2)}`,
  ],
  grassland: [
    (n) =>
      `m${n(-4)},${n(3)}q${n(1)},${n(-3)},${n(-1)},${n(-6)}m${n(4)},${n(6)}v${n(-8)}m${n(3)},${n(8)}q${n(-0.6)},${n(-4)},${n(1.6)},${n(-6.5)}m${n(-9.6)},${n(6.9)}h${n(10)}`,
    (n) =>
      `m${n(-3)},${n(3)}q${n(0.4)},${n(-3.6)},${n(-1.6)},${n(-5.4)}m${n(3.6)},${n(5.4)}q${n(0.4)},${n(-5)},${n(1)},${n(-7)}m${n(1)},${n(7)}q${n(0.2)},${n(-3)},${n(2.4)},${n(-4.6)}m${n(-8.4)},${n(5)}h${n(8)}`,
  ],
  sand: [
    (n) => `m${n(-4)},0h${n(1.8)}m${n(3)},${n(3)}h${n(2.2)}m${n(-1)},${n(-5)}h${n(1.6)}`,
    (n) => `m${n(-5)},${n(2)}q${n(3)},${n(-3.4)},${n(6)},0q${n(2)},${n(-2)},${n(4)},0`,
  ],
  plain: [
    (n) => `m${n(-4)},${n(2)}q${n(2)},${n(-2.6)},${n(4)},0t${n(4)},0m${n(-2)},${n(-4)}h${n(3)}`,
    (n) =>
      `m${n(-2)},${n(2)}v${n(-4.6)}m${n(2.4)},${n(4.6)}v${n(-6)}m${n(2.4)},${n(6)}v${n(-4)}m${n(-7)},${n(4.4)}h${n(9)}`,
  ],
};

/** All signs of a terrain as one path. Their sizes differ, by where they stand. */
export function signsPath(terrain: string, spots: readonly number[]): string {
  const kinds = SIGNS[terrain];
  if (kinds === undefined) return '';
  let path = '';
  for (let i = 0; i + 1 < spots.length; i += 2) {
    const [x = 0, y = 0] = [spots[i], spots[i + 1]];
    const chance = Math.abs(x * 7 + y * 13);
    const size = 0.82 + (chance % 9) * 0.045;
    const draw = kinds[chance % 5 === 0 ? kinds.length - 1 : 0];
    path += `M${x},${y}${draw?.((value) => String(Math.round(value * size * 10) / 10)) ?? ''}`;
  }
  return path;
}
