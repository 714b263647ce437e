/** The world as Labyrinth sees it: countries as boxes joined by lines, over a quiet map. */
import {
  adjacentTo,
  ALL,
  type Country,
  type CountryId,
  idOf,
  isMuslim,
  isSchengen,
} from '@sandtable/labyrinth/map';
import { createRequire } from 'node:module';
import { openAtlas } from './lib/atlas.ts';
import { type Horizon, landAround, levelled, levelOf } from './lib/horizon.ts';
import { roundPoint } from './lib/path.ts';
import { cornersOf, type Line, type Point, type Rect } from './lib/plane.ts';
import { type Pin, warpThrough } from './lib/warp.ts';
import type { Plan, TokenPlan } from './plan.ts';

/** What places are told in below, and the frame: as wide and as high as a laptop has room for, so that boxes keep the size at which they are read. */
const SHEET: Point = [1480, 646];
const FRAME: Point = [1366, 500];
const framed = ([x, y]: Point): Point => roundPoint([(x / SHEET[0]) * FRAME[0], (y / SHEET[1]) * FRAME[1]]);

/** Where each country lies on the board (middle of its box), and in the world where that holds the land below. */
const PLACES: Readonly<Record<CountryId, readonly [board: Point, world?: Point]>> = {
  canada: [[66, 47]],
  'united-states': [[66, 129]],
  'united-kingdom': [
    [200, 88],
    [-2, 53],
  ],
  scandinavia: [
    [460, 47],
    [16, 62],
  ],
  benelux: [[338, 47]],
  france: [[338, 129]],
  germany: [[460, 129]],
  'eastern-europe': [[582, 88]],
  spain: [
    [338, 211],
    [-4, 40],
  ],
  italy: [
    [460, 211],
    [12, 43],
  ],
  serbia: [[722, 128]],
  russia: [
    [828, 43],
    [45, 58],
  ],
  caucasus: [
    [948, 142],
    [45, 43],
  ],
  'central-asia': [
    [1094, 60],
    [64, 46],
  ],
  china: [
    [1276, 47],
    [97, 40],
  ],
  turkey: [
    [798, 226],
    [34, 39],
  ],
  lebanon: [[574, 310]],
  israel: [[582, 407]],
  syria: [[748, 336]],
  jordan: [[748, 446]],
  iraq: [
    [922, 336],
    [44, 33],
  ],
  iran: [
    [1094, 256],
    [54, 33],
  ],
  afghanistan: [[1262, 182]],
  pakistan: [
    [1262, 302],
    [69, 30],
  ],
  'gulf-states': [[1094, 410]],
  'saudi-arabia': [
    [922, 446],
    [45, 24],
  ],
  yemen: [
    [922, 568],
    [47, 15],
  ],
  egypt: [
    [574, 504],
    [30, 27],
  ],
  libya: [
    [398, 344],
    [17, 29],
  ],
  'algeria-tunisia': [
    [208, 352],
    [4, 32],
  ],
  morocco: [
    [90, 236],
    [-8, 33],
  ],
  sudan: [
    [398, 500],
    [30, 15],
  ],
  'kenya-tanzania': [
    [398, 603],
    [36, 0],
  ],
  somalia: [
    [748, 586],
    [46, 5],
  ],
  india: [
    [1286, 416],
    [79, 21],
  ],
  thailand: [
    [1416, 440],
    [101, 15],
  ],
  'indonesia-malaysia': [
    [1236, 540],
    [103, 0],
  ],
  philippines: [[1414, 600]],
};

/** The world far around, so that the land beyond the countries does not fold. */
const AROUND: readonly Pin[] = [
  { from: [-25, 65], to: [-40, -90] },
  { from: [-25, 20], to: [-150, 440] },
  { from: [-10, 0], to: [20, 716] },
  { from: [60, 70], to: [950, -140] },
  { from: [120, 60], to: [1610, -125] },
  { from: [125, 10], to: [1580, 520] },
  { from: [60, -10], to: [900, 740] },
];

const PINS: readonly Pin[] = [
  ...Object.values(PLACES).flatMap(([to, from]) => (from === undefined ? [] : [{ from, to: framed(to) }])),
  ...AROUND.map(({ from, to }) => ({ from, to: framed(to) })),
];
const require = createRequire(import.meta.url);
const world = openAtlas(require.resolve('world-atlas/countries-110m.json'), 'countries', 0.4);

const HORIZON: Horizon = {
  neighbourhood: [-25, -10, 150, 75],
  reach: 30,
  world: [-170, -60, 350, 145],
  cut: [-1100, -700, FRAME[0] + 2200, FRAME[1] + 1400],
};

const warp = levelled(warpThrough(PINS), levelOf(PINS), HORIZON);
const around = (rings: readonly Line[]): Line[] => landAround(rings, warp, HORIZON, FRAME);
const land = around(world.names.flatMap((name) => world.rings(name)));

/** Muslim countries carry more markers than others. What lies where inside its box the board says. */
const MUSLIM: Point = [138, 71];
const OTHER: Point = [105, 54];
/** Names that stand for two countries are long. */
const WIDTHS: Readonly<Partial<Record<CountryId, number>>> = {
  'algeria-tunisia': 172,
  'indonesia-malaysia': 172,
  'kenya-tanzania': 132,
};

/** 4.5 The frame around the Schengen countries, and where the line of each country that is joined to it ends. */
const SCHENGEN: Rect = [274, 4, 372, 250];
const GATES: Readonly<Partial<Record<CountryId, readonly Point[]>>> = {
  canada: [
    [136, 22],
    [274, 22],
  ],
  'united-states': [[274, 172]],
  'united-kingdom': [[274, 88]],
  morocco: [[274, 226]],
  'algeria-tunisia': [[296, 254]],
  libya: [[398, 254]],
  lebanon: [[574, 254]],
  turkey: [[646, 210]],
  serbia: [[646, 128]],
  russia: [[646, 40]],
};
/** The box of the West beyond the sea. */
const WEST: Rect = [3, 4, 126, 167];

/** Lines that go around what lies between. */
const BENDS: Readonly<Record<string, readonly Point[]>> = {
  'sudan somalia': [[536, 584]],
  'indonesia-malaysia pakistan': [[1194, 430]],
  'china thailand': [
    [1380, 110],
    [1380, 330],
  ],
};

const token = (country: Country): TokenPlan => {
  const id = idOf(country);
  const [width, height] = isMuslim(country) ? MUSLIM : OTHER;
  return { at: framed(PLACES[id][0]), box: [WIDTHS[id] ?? width, height], row: [] };
};

/** 4.1.1 Each line once. Schengen countries have none of their own. */
const lines = ALL.flatMap((one) =>
  adjacentTo(one, false)
    .filter((other) => one < other && !isSchengen(one) && !isSchengen(other))
    .map((other) => [idOf(one), ...(BENDS[`${idOf(one)} ${idOf(other)}`] ?? []), idOf(other)] as const),
);
/** 4.5 */
const linked = ALL.filter((one) => !isSchengen(one) && adjacentTo(one, false).some(isSchengen)).map(idOf);

/** The line from the United States to the Philippines runs around the world. */
const AROUND_THE_WORLD: readonly (readonly (string | Point)[])[] = [
  ['united-states', [0, 129]],
  ['philippines', [SHEET[0], 600]],
];
const isAroundTheWorld = (ends: readonly (string | Point)[]): boolean =>
  ends.includes('united-states') && ends.includes('philippines');

const framing = (rect: Rect): Line => [...cornersOf(rect), ...cornersOf(rect).slice(0, 1)].map(framed);
const laid = (ends: readonly (string | Point)[]): readonly (string | Point)[] =>
  ends.map((end) => (typeof end === 'string' ? end : framed(end)));

export const labyrinth: Plan = {
  game: 'labyrinth',
  frame: FRAME,
  marks: { row: [] },
  areas: {},
  tokens: Object.fromEntries(ALL.map((country) => [idOf(country), token(country)])),
  lines: {},
  links: [
    ...lines.filter((ends) => !isAroundTheWorld(ends)),
    ...AROUND_THE_WORLD,
    ...linked.map((id) => [id, ...(GATES[id] ?? [])]),
  ].map(laid),
  lands: { world: { rings: land } },
  seas: {
    schengen: { at: framed([582, 222]) },
    atlantic: { at: framed([206, 258]) },
    'indian-ocean': { at: framed([1080, 612]) },
  },
  shores: around(world.merged(world.names)),
  frontier: [framing(SCHENGEN), framing(WEST)],
};
