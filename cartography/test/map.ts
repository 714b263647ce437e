/** A committed map with the plan it was made from, and how its tests measure it. */
import { readFileSync } from 'node:fs';
import type { Geography, SpaceShape } from '../format.ts';
import { linesOf } from '../lib/path.ts';
import { at, distance, type Line, type Point, type Rect, rectAround } from '../lib/plane.ts';
import type { Plan } from '../plan.ts';

/** The marks' radius and the size of a name, as the README promises them. */
export const MARK = 10;
export const nameRect = (label: Point): Rect => rectAround(label, 80, 18);
/** What the marks of a row cover while there are three of them, as in most spaces. */
export const rowRect = (row: Point): Rect => rectAround(row, 72, 24);

export class DrawnMap {
  readonly plan: Plan;
  readonly committed: string;
  readonly geography: Geography;
  readonly areas: readonly (readonly [id: string, shape: SpaceShape])[];
  readonly lines: readonly (readonly [id: string, shape: SpaceShape])[];
  readonly circles: readonly { readonly id: string; readonly at: Point; readonly radius: number }[];

  constructor(plan: Plan) {
    this.plan = plan;
    const file = new URL(`../../web/boards/${plan.game}/geography.json`, import.meta.url);
    this.committed = readFileSync(file, 'utf8');
    this.geography = JSON.parse(this.committed) as Geography;
    const spaces = Object.entries(this.geography.spaces);
    this.areas = spaces.filter(([, { form, abroad }]) => form === 'area' && abroad !== true);
    this.lines = spaces.filter(([, { form }]) => form === 'line');
    this.circles = Object.entries(plan.tokens).flatMap(([id, token]) =>
      'radius' in token ? [{ id, at: token.at, radius: token.radius }] : [],
    );
  }

  shape(id: string): SpaceShape {
    const found = this.geography.spaces[id];
    if (found === undefined) throw new Error(`${id} is not on the map`);
    return found;
  }

  /** The outline of an area. */
  ring(id: string): Line {
    return at(linesOf(this.shape(id).d), 0);
  }

  /** Where the value and the pieces of a line lie: a rectangle with round corners of 8. */
  box(id: string): Rect {
    const found = /^M([-\d.]+),([-\d.]+)h([-\d.]+)a8,8,0,0,1,8,8v([-\d.]+)/.exec(this.shape(id).d);
    if (found === null) throw new Error(`${id} has no box`);
    const [x = 0, y = 0, across = 0, down = 0] = found.slice(1).map(Number);
    return [x - 8, y, across + 16, down + 16];
  }

  /** What the value of a line covers. */
  value(id: string): Rect {
    const { value } = this.shape(id).marks;
    if (value === undefined) throw new Error(`${id} has no value`);
    return rectAround(value, 2 * MARK, 2 * MARK);
  }

  courses(id: string): Line[] {
    return linesOf(this.shape(id).course ?? '');
  }

  isInCircle(point: Point): boolean {
    return this.circles.some((circle) => distance(circle.at, point) < circle.radius);
  }

  /** The areas whose outline has more than so many corners in common with these points, circles left out. */
  areasMeeting(points: Line, more = 0): readonly string[] {
    const keys = new Set(points.filter((point) => !this.isInCircle(point)).map(String));
    return this.areas
      .map(([id]) => id)
      .filter((id) => this.ring(id).filter((point) => keys.has(String(point))).length > more);
  }
}

export const inOrder = (ids: Iterable<string>): string[] => [...ids].toSorted();
