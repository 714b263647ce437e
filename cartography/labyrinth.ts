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
import { clip } from './lib/clip.ts';
import { cornersOf, type Line, type Point, type Rect, turn } from './lib/plane.ts';
import { type Pin, warpThrough } from './lib/warp.ts';
import type { Plan, TokenPlan } from './plan.ts';

const WIDTH = 1650;
const HEIGHT = 830;

/** Where each country lies on the board (middle of its box), and in the world where that holds the land below. */
const PLACES: Readonly<Record<CountryId, readonly [board: Point, world?: Point]>> = {
  canada: [[84, 56]],
  'united-states': [[84, 160]],
  'united-kingdom': [
    [224, 80],
    [-2, 53],
  ],
  scandinavia: [
    [490, 54],
    [16, 62],
  ],
  benelux: [[366, 66]],
  france: [[366, 150]],
  germany: [[490, 141]],
  'eastern-europe': [[614, 104]],
  spain: [
    [366, 234],
    [-4, 40],
  ],
  italy: [
    [490, 230],
    [12, 43],
  ],
  serbia: [[748, 166]],
  russia: [
    [864, 56],
    [45, 56],
  ],
  caucasus: [
    [952, 172],
    [45, 42],
  ],
  'central-asia': [
    [1124, 112],
    [62, 45],
  ],
  china: [
    [1490, 150],
    [104, 35],
  ],
  turkey: [
    [792, 290],
    [34, 39],
  ],
  lebanon: [[620, 350]],
  israel: [[620, 453]],
  syria: [[804, 405]],
  jordan: [[804, 520]],
  iraq: [
    [992, 400],
    [44, 33],
  ],
  iran: [
    [1152, 300],
    [54, 32],
  ],
  afghanistan: [[1332, 245]],
  pakistan: [
    [1332, 372],
    [69, 29],
  ],
  'gulf-states': [[1152, 494]],
  'saudi-arabia': [
    [992, 566],
    [45, 23],
  ],
  yemen: [
    [992, 696],
    [47, 15],
  ],
  egypt: [
    [610, 556],
    [30, 27],
  ],
  libya: [
    [424, 556],
    [17, 27],
  ],
  'algeria-tunisia': [
    [252, 486],
    [3, 31],
  ],
  morocco: [
    [92, 428],
    [-6, 32],
  ],
  sudan: [
    [600, 672],
    [31, 15],
  ],
  'kenya-tanzania': [
    [600, 784],
    [36, 0],
  ],
  somalia: [
    [804, 764],
    [46, 5],
  ],
  india: [
    [1452, 486],
    [79, 21],
  ],
  thailand: [
    [1576, 548],
    [101, 15],
  ],
  'indonesia-malaysia': [
    [1452, 672],
    [103, 0],
  ],
  philippines: [[1560, 776]],
};

/** The world far around, so that the land beyond the countries does not fold. */
const AROUND: readonly Pin[] = [
  { from: [-25, 65], to: [-40, -110] },
  { from: [-25, 20], to: [-160, 570] },
  { from: [-10, 0], to: [60, 920] },
  { from: [60, 70], to: [1050, -180] },
  { from: [120, 60], to: [1800, -160] },
  { from: [125, 10], to: [1760, 670] },
  { from: [60, -10], to: [1000, 950] },
];

const warp = warpThrough([
  ...Object.values(PLACES).flatMap(([to, from]) => (from === undefined ? [] : [{ from, to }])),
  ...AROUND,
]);
const require = createRequire(import.meta.url);
const world = openAtlas(require.resolve('world-atlas/countries-110m.json'), 'countries', 0.4);

const NEIGHBOURHOOD: Rect = [-26, -12, 160, 80];
const CUT: Rect = [-14, -14, WIDTH + 28, HEIGHT + 28];

const land: readonly Line[] = world.names
  .flatMap((name) => world.rings(name))
  .map((ring) => clip(clip(ring, NEIGHBOURHOOD).map(warp), CUT))
  .filter((ring) => ring.length > 2 && Math.abs(turn(ring)) > 500);

/** Muslim countries carry more markers than others. */
const MUSLIM = {
  box: [148, 104],
  row: ['governance', 'leaning', 'resources', 'aid', 'regime-change', 'besieged', 'event'],
} as const;
const OTHER = { box: [116, 80], row: ['governance', 'leaning', 'recruit', 'event'] } as const;

/** 4.5 The frame around the Schengen countries, and where the line of each country that is joined to it ends. */
const SCHENGEN: Rect = [300, 12, 380, 266];
const GATES: Readonly<Partial<Record<CountryId, readonly Point[]>>> = {
  canada: [
    [150, 20],
    [300, 20],
  ],
  'united-states': [[300, 190]],
  'united-kingdom': [[300, 84]],
  morocco: [[304, 278]],
  'algeria-tunisia': [[360, 278]],
  libya: [[450, 278]],
  lebanon: [[610, 278]],
  turkey: [[680, 262]],
  serbia: [[680, 176]],
  russia: [[680, 56]],
};
/** The box of the West beyond the sea. */
const WEST: Rect = [14, 8, 140, 202];

const token = (country: Country): TokenPlan => ({
  at: PLACES[idOf(country)][0],
  ...(isMuslim(country) ? MUSLIM : OTHER),
});

/** 4.1.1 Each line once. Schengen countries have none of their own. */
const lines = ALL.flatMap((one) =>
  adjacentTo(one, false)
    .filter((other) => one < other && !isSchengen(one) && !isSchengen(other))
    .map((other) => [idOf(one), idOf(other)] as const),
);
/** 4.5 */
const linked = ALL.filter((one) => !isSchengen(one) && adjacentTo(one, false).some(isSchengen)).map(idOf);

/** The line from the United States to the Philippines runs around the world. */
const AROUND_THE_WORLD: readonly (readonly (string | Point)[])[] = [
  ['united-states', [0, 160]],
  ['philippines', [WIDTH, 776]],
];
const isAroundTheWorld = (ends: readonly string[]): boolean =>
  ends.includes('united-states') && ends.includes('philippines');

const framed = (rect: Rect): Line => [...cornersOf(rect), ...cornersOf(rect).slice(0, 1)];

export const labyrinth: Plan = {
  game: 'labyrinth',
  frame: [WIDTH, HEIGHT],
  marks: { row: MUSLIM.row, rim: {} },
  areas: {},
  tokens: Object.fromEntries(ALL.map((country) => [idOf(country), token(country)])),
  lines: {},
  links: [
    ...lines.filter((ends) => !isAroundTheWorld(ends)),
    ...AROUND_THE_WORLD,
    ...linked.map((id) => [id, ...(GATES[id] ?? [])]),
  ],
  lands: { world: { rings: land } },
  seas: { schengen: { at: [614, 250] }, atlantic: { at: [110, 300] }, 'indian-ocean': { at: [1180, 760] } },
  frontier: [framed(SCHENGEN), framed(WEST)],
};
