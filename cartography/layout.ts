/** Where names, marks and pieces lie in the spaces of a plan, each clear of everything else. */
import type { Geography, SpaceShape } from './format.ts';
import { roundPoint, roundRect } from './lib/path.ts';
import {
  distance,
  distanceToLine,
  gapBetween,
  gapToCircle,
  type Line,
  type Point,
  type Rect,
  rectAround,
} from './lib/plane.ts';
import { findRoom, type Wish } from './lib/room.ts';
import type { LinePlan, Plan, TokenPlan, TownPlan } from './plan.ts';

const BOX = { width: 66, height: 34 };
const CORNER = 8;
const MARK = 10;
const PLATE = { height: 18, width: 92 };
const TOWN = 7;
/** How high a name and the row of marks below it are, and how far apart marks lie at most. */
const ROWS = { name: 16, marks: 22, mark: MARK, pitch: 26 };
/** The same in a box, whose head bears its name. */
const BOXED = { name: 22, marks: 26, mark: 13, pitch: 26 };

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

const AREA: Wish = { widths: steps(80, 168, 4), heights: steps(60, 136, 4), balance: 1.15, margin: 6 };

type Holding = Pick<SpaceShape, 'label' | 'marks' | 'pieces'>;
type Circle = Extract<TokenPlan, { readonly radius: number }>;

const isCircle = (token: TokenPlan): token is Circle => 'radius' in token;
const boxOf = ({ box }: LinePlan): Rect => rectAround(box, BOX.width, BOX.height);
const plateOf = ({ at: [x, y], radius }: Circle): Rect =>
  rectAround([x, y + radius * 0.82], PLATE.width, PLATE.height);
const isWithin = ([x, y]: Point, rect: Rect, by: number): boolean => gapBetween(rect, [x, y, 0, 0]) < by;

export class Layout {
  private readonly plan: Plan;
  private readonly boxes: readonly Rect[];
  /** Only lines that run through an area; those on a border are kept clear of by the margin. */
  private readonly inland: readonly Line[];

  constructor(plan: Plan) {
    this.plan = plan;
    const lines = Object.values(plan.lines);
    this.boxes = lines.map(boxOf);
    this.inland = lines.flatMap(({ courses }) =>
      courses.flatMap(({ line, isBorder }) => (isBorder ? [] : [line])),
    );
  }

  line(plan: LinePlan): Pick<SpaceShape, 'd' | 'marks' | 'pieces'> {
    const [x, y, width, height] = boxOf(plan);
    const { line = ['value'] } = this.plan.marks;
    const left = line.length === 0 ? 2 : 2 * MARK + 3;
    return {
      d: roundedBox(roundRect([x, y, width, height])),
      marks: Object.fromEntries(line.map((place) => [place, roundPoint([x + MARK + 2, y + height / 2])])),
      pieces: roundRect([x + left, y + 2, width - left - 2, height - 4]),
    };
  }

  town({ at, name }: TownPlan): Geography['towns'][string] {
    const { dx, dy, anchor } = name;
    return { at: roundPoint(at), label: { at: roundPoint([at[0] + dx, at[1] + dy]), anchor } };
  }

  /** A circle's name plate crosses its foot, its marks ride on the rim; a box is laid out like an area. */
  token(id: string): Holding & Pick<SpaceShape, 'd' | 'head'> {
    const token = this.tokenOf(id);
    if (!isCircle(token)) {
      const rect = roundRect(rectAround(token.at, ...token.box));
      const [left, top, width] = rect;
      return {
        d: roundedBox(rect),
        head: [left, top, width, BOXED.name],
        ...this.holding(rect, token.row, BOXED),
      };
    }
    const {
      at: [x, y],
      radius: r,
    } = token;
    const half = r * 0.682;
    const top = y - r * 0.72;
    return {
      d: `M${x - r},${y}a${r},${r},0,1,1,${2 * r},0a${r},${r},0,1,1,${-2 * r},0z`,
      label: roundPoint([x, y + r * 0.82]),
      marks: this.onRim(id, token),
      pieces: roundRect([x - half, top, 2 * half, y + r * 0.59 - top]),
    };
  }

  /** From the top: the name, a row of marks, the pieces. */
  holding([x, y, width, height]: Rect, row = this.plan.marks.row, rows = ROWS): Holding {
    const pitch = Math.min(rows.pitch, (width - 2 * rows.mark) / Math.max(1, row.length - 1));
    const first = rows === BOXED ? rows.mark : (width - pitch * (row.length - 1)) / 2;
    const spot = (i: number): Point => roundPoint([x + first + i * pitch, y + rows.name + rows.marks / 2]);
    const top = y + rows.name + (row.length === 0 ? 0 : rows.marks);
    return {
      label: roundPoint([x + width / 2, y + rows.name / 2]),
      marks: Object.fromEntries(row.map((place, i) => [place, spot(i)])),
      pieces: roundRect([x, top, width, y + height - top]),
    };
  }

  /** The roomiest place inside an outline that is clear of boxes, lines, towns and tokens. */
  roomIn(id: string, ring: Line): Rect {
    const room = findRoom(ring, (point) => this.isTaken(point), AREA);
    if (room === undefined) throw new Error(`no room in ${id}: let it grow by pins, or give it one by hand`);
    return room;
  }

  /** A point of a link: that point, or the middle of a space. */
  endOf(end: string | Point): Point {
    return typeof end === 'string' ? this.middle(end) : end;
  }

  private middle(id: string): Point {
    const { plan } = this;
    const token = plan.tokens[id];
    const ring = plan.areas[id]?.rings[0];
    if (token !== undefined) return token.at;
    if (ring === undefined) throw new Error(`nothing can be joined to ${id}`);
    const [x, y, width, height] = plan.areas[id]?.room ?? this.roomIn(id, ring);
    return [x + width / 2, y + height / 2];
  }

  private tokenOf(id: string): TokenPlan {
    const token = this.plan.tokens[id];
    if (token === undefined) throw new Error(`there is no token ${id}`);
    return token;
  }

  /** Each mark as near to where it would like to be as no box, plate or other mark is in its way. */
  private onRim(id: string, token: Circle): Record<string, Point> {
    const spots: Record<string, Point> = {};
    for (const [place, wanted] of Object.entries(this.plan.marks.rim)) {
      const turns = Array.from({ length: 60 }, (_, i) => wanted + (i % 2 === 0 ? i : -i - 1) * 3);
      const spot = turns
        .map((degrees) => pointOnRim(token.at, token.radius + 1, degrees))
        .find((point) => this.isFreeForMark(token, point, Object.values(spots)));
      if (!spot) throw new Error(`no spot on the rim of ${id}`);
      spots[place] = roundPoint(spot);
    }
    return spots;
  }

  private isFreeForMark(token: Circle, point: Point, others: readonly Point[]): boolean {
    const isClear = others.every((other) => distance(other, point) > 2 * MARK + 1);
    const isOffBoxes = this.boxes.every((box) => gapToCircle(box, point, MARK) >= 1);
    return isClear && isOffBoxes && gapToCircle(plateOf(token), point, MARK) >= 0;
  }

  private isTaken(point: Point): boolean {
    const [width, height] = this.plan.frame;
    if (point[0] < 0 || point[1] < 0 || point[0] > width || point[1] > height) return true;
    return (
      this.boxes.some((box) => isWithin(point, box, 0)) ||
      this.inland.some((course) => distanceToLine(point, course) <= 2) ||
      Object.values(this.plan.towns ?? {}).some((town) => this.isInTown(point, town)) ||
      Object.values(this.plan.tokens).some((token) => isUnderToken(point, token))
    );
  }

  private isInTown(point: Point, town: TownPlan): boolean {
    if (distance(town.at, point) < TOWN) return true;
    const [x, y] = this.town(town).label.at;
    const { anchor, width } = town.name;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return isWithin(point, [left, y - 9, width, 18], -4);
  }
}

function isUnderToken(point: Point, token: TokenPlan): boolean {
  if (!isCircle(token)) return isWithin(point, rectAround(token.at, ...token.box), MARK - 3);
  return distance(token.at, point) < token.radius + MARK - 3 || isWithin(point, plateOf(token), -2);
}

function pointOnRim([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function roundedBox([x, y, width, height]: Rect): string {
  const [across, down] = [width - 2 * CORNER, height - 2 * CORNER];
  const turn = (dx: number, dy: number) => `a${CORNER},${CORNER},0,0,1,${dx},${dy}`;
  return `M${x + CORNER},${y}h${across}${turn(CORNER, CORNER)}v${down}${turn(-CORNER, CORNER)}h${-across}${turn(-CORNER, -CORNER)}v${-down}${turn(CORNER, -CORNER)}z`;
}
