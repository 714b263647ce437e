/** The ground of an area: a few strokes on a tile of 96 by 64, by what kind of land it is. */
const GROUNDS = {
  grass:
    'M10 16l1.5-6M12 16V9M14 16l-1.5-6M58 50l1.5-6M60 50v-7M62 50l-1.5-6M80 22l1.5-5M82 22v-6M32 40l1.5-5M34 40v-6M36 40l-1.5-5',
  field: 'M0 8H96M0 16H40M48 16H96M0 24H96M0 32H70M78 32H96M0 40H96M0 48H24M32 48H96M0 56H96',
  sand: 'M6 12h1M30 8h1M54 18h1M78 10h1M16 34h1M44 40h1M70 36h1M90 50h1M26 56h1M58 58h1M6 52q8-6 18 0M60 28q10-7 22 0',
  wood: 'M14 24v4M6 24L14 8L22 24zM9 17L14 8L19 17M60 56v4M52 56L60 40L68 56zM80 22v4M73 22L80 9L87 22zM36 46v4M30 46L36 34L42 46z',
  hill: 'M4 30C10 8 34 4 52 10S90 14 92 32S70 58 50 56S0 52 4 30zM13 31C18 15 36 12 51 16S80 20 82 32S64 50 49 49S10 46 13 31zM24 31C28 21 39 20 50 22S69 26 70 32S58 42 48 42S22 40 24 31zM35 32C38 27 44 27 50 28S59 30 59 33S52 37 47 37S33 36 35 32z',
  water: 'M0 18q8-6 16 0t16 0t16 0t16 0t16 0t16 0M0 40q8-6 16 0t16 0t16 0t16 0t16 0t16 0M0 60q8-6 16 0t16 0',
  town: 'M8 26h16v-10h-16zM8 16l8-6l8 6M40 54h14v-12h-14zM58 54h10v-8h-10zM72 22h16v-12h-16zM76 22v-6h4v6M44 46h3M49 46h3',
  road: 'M0 29H96M0 37H96M44 0V64M52 0V64M8 33h8M28 33h8M64 33h8M84 33h8M48 6v6M48 50v6',
} as const;

export type Ground = keyof typeof GROUNDS;

const OF_TERRAIN: Readonly<Record<string, Ground>> = {
  'open-ground': 'grass',
  crossroads: 'road',
  farmland: 'field',
  'desert-plain': 'sand',
  woods: 'wood',
  village: 'town',
  'river-crossing': 'water',
  hill: 'hill',
  'supply-depot': 'town',
  airfield: 'road',
  city: 'town',
};

/** An owner's terrain, and none at all, is grass. */
export const groundOf = (terrain: string | undefined): Ground => OF_TERRAIN[terrain ?? ''] ?? 'grass';

export const strokesOf = (ground: Ground): string => GROUNDS[ground];
