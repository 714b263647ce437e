/** Where names, marks and pieces lie in the spaces of a plan, each clear of everything else. */
import type { Geography, SpaceShape } from './format.ts';
import { roundPoint, roundRect } from './lib/path.ts';
import {
  at,
  distance,
  distanceToLine,
  gapBetween,
  gapToCircle,
  indexOfNearest,
  type Line,
  type Point,
  type Rect,
  rectAround,
} from './lib/plane.ts';
import { findRoom, type Wish } from './lib/room.ts';
import { scatter } from './lib/scatter.ts';
import type { LinePlan, Plan, TokenPlan, TownPlan } from './plan.ts';

const BOX = { width: 78, height: 36 };
const CORNER = 8;
const MARK = 10;
const PLATE = { height: 24, width: 122 };
/** Where the plate crosses a circle, in radii below its middle, and the row of marks above it. */
const FOOT = 0.9;
const TOP = 0.98;
const TOWN = 7;
/** How high the name of an area and the row of marks below it are. */
const ROWS = { name: 22, marks: 26 };
/** In a box, whose head bears its name: the same, how wide a mark is at most, and how far apart they lie. */
const BOXED = { name: 22, marks: 26, mark: 13, pitch: 26 };
/** How far a line's value reaches, and how far it may lie from where the plan has it. */
const VALUE = 13;
const NEAR = 48;
/** What signs of terrain keep clear of: the outline, a line, and what is written or lies there. */
const CLEAR = { rim: 11, line: 14, text: 7 };
/** How much of the room for pieces stays free of them: as much as most spaces need. */
const HELD = { width: 124, height: 42 };

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

const AREA: Wish = { widths: steps(80, 168, 4), heights: steps(60, 140, 4), balance: 1.05, margin: 6 };

type Holding = Pick<SpaceShape, 'label' | 'row' | 'marks' | 'pieces'>;
type Circle = Extract<TokenPlan, { readonly radius: number }>;

const isCircle = (token: TokenPlan): token is Circle => 'radius' in token;
const plateOf = ({ at: [x, y], radius }: Circle): Rect =>
  rectAround([x, y + radius * FOOT], PLATE.width, PLATE.height);
const isWithin = ([x, y]: Point, rect: Rect, by: number): boolean => gapBetween(rect, [x, y, 0, 0]) < by;

/** Where a line's value and pieces lie. */
interface PlacedBox {
  readonly box: Rect;
  readonly value?: Point;
  readonly pieces: Rect;
}

/** The value of a line lies on its course, its pieces beside it: to the side where more is free. */
function boxesOf(plan: Plan): Readonly<Record<string, PlacedBox>> {
  const placed: Record<string, PlacedBox> = {};
  const hasValue = plan.marks.line?.length !== 0;
  for (const [id, line] of Object.entries(plan.lines)) {
    const others = Object.entries(plan.lines).flatMap(([other, { box }]) =>
      other === id ? [] : [placed[other]?.box ?? rectAround(box, BOX.width, BOX.height)],
    );
    placed[id] = hasValue ? besideValue(plan, line, others) : withoutValue(line);
  }
  return placed;
}

function withoutValue({ box: middle }: LinePlan): PlacedBox {
  const box = rectAround(middle, BOX.width, BOX.height);
  return { box, pieces: [box[0] + 2, box[1] + 2, BOX.width - 4, BOX.height - 4] };
}

function besideValue(plan: Plan, { courses, box: middle }: LinePlan, others: readonly Rect[]): PlacedBox {
  const course = courses.flatMap(({ line }) => line);
  const near = course.filter((point) => distance(point, middle) < NEAR);
  const boxes = [at(course, indexOfNearest(course, middle)), ...near].flatMap(placesBeside);
  // The value may not be hidden; its pieces should have room; both near to where the plan has them.
  const worth = ({ box, value = middle }: PlacedBox): number => {
    const off = distance(middle, [box[0] + BOX.width / 2, box[1] + BOX.height / 2]);
    const disc = rectAround(value, 2 * VALUE, 2 * VALUE);
    return (
      Math.min(2, airAround(plan, disc, others)) * 90 + Math.min(6, airAround(plan, box, others)) * 25 - off
    );
  };
  return boxes.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Pieces to the right of a value, to the left, below and above. */
function placesBeside(value: Point): readonly PlacedBox[] {
  const [x, y] = value;
  const { width, height } = BOX;
  const room = width - 2 * VALUE - 3;
  const long = (left: number, pieces: number): PlacedBox => ({
    box: [left, y - height / 2, width, height],
    value,
    pieces: [pieces, y - height / 2 + 2, room, height - 4],
  });
  const high = (top: number, pieces: number): PlacedBox => ({
    box: [x - room / 2, top, room, height + 2 * VALUE - 2],
    value,
    pieces: [x - room / 2 + 1, pieces, room - 2, height - 4],
  });
  return [
    long(x - VALUE, x + VALUE + 2),
    long(x + VALUE - width, x + VALUE - width + 1),
    high(y - VALUE, y + VALUE + 1),
    high(y + VALUE - height - 2 * VALUE + 2, y - VALUE - height + 3),
  ];
}

/** How far a rectangle stays clear of circles with their plates and marks, of towns and of the boxes of other lines. */
function airAround({ tokens, towns = {} }: Plan, box: Rect, others: readonly Rect[]): number {
  const circles = Object.values(tokens).filter(isCircle);
  return Math.min(
    ...others.map((other) => gapBetween(box, other)),
    ...circles.map((circle) => gapToCircle(box, circle.at, circle.radius)),
    ...circles.map((circle) => gapBetween(box, plateOf(circle))),
    ...Object.values(towns).map((town) => gapToCircle(box, town.at, TOWN)),
    99,
  );
}

export class Layout {
  private readonly plan: Plan;
  private readonly boxes: Readonly<Record<string, PlacedBox>>;
  /** Only lines that run through an area; those on a border are kept clear of by the margin. */
  private readonly inland: readonly Line[];
  private readonly courses: readonly Line[];

  constructor(plan: Plan) {
    this.plan = plan;
    const lines = Object.values(plan.lines);
    this.courses = lines.flatMap(({ courses }) => courses.map(({ line }) => line));
    this.inland = lines.flatMap(({ courses }) =>
      courses.flatMap(({ line, isBorder }) => (isBorder ? [] : [line])),
    );
    this.boxes = boxesOf(plan);
  }

  line(id: string): Pick<SpaceShape, 'd' | 'marks' | 'pieces'> {
    const { box, value, pieces } = this.boxOf(id);
    const { line = ['value'] } = this.plan.marks;
    return {
      d: roundedBox(roundRect(box)),
      marks: value === undefined ? {} : Object.fromEntries(line.map((place) => [place, roundPoint(value)])),
      pieces: roundRect(pieces),
    };
  }

  private boxOf(id: string): PlacedBox {
    const placed = this.boxes[id];
    if (placed === undefined) throw new Error(`there is no line ${id}`);
    return placed;
  }

  town({ at: [x, y], name }: TownPlan): Geography['towns'][string] {
    const { dx, dy, anchor } = name;
    return { at: roundPoint([x, y]), label: { at: roundPoint([x + dx, y + dy]), anchor } };
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
        ...this.boxed(rect, token.row ?? this.plan.marks.row),
      };
    }
    const {
      at: [x, y],
      radius: r,
    } = token;
    const half = r * 0.7;
    const top = y - r * 0.7;
    return {
      d: `M${x - r},${y}a${r},${r},0,1,1,${2 * r},0a${r},${r},0,1,1,${-2 * r},0z`,
      label: roundPoint([x, y + r * FOOT]),
      row: roundPoint([x, y - r * TOP]),
      marks: {},
      pieces: roundRect([x - half, top, 2 * half, y + r * 0.68 - top]),
    };
  }

  /** From the top: the name, a row of marks, the pieces. */
  holding([x, y, width, height]: Rect): Holding {
    const { row } = this.plan.marks;
    const top = y + ROWS.name + (row.length === 0 ? 0 : ROWS.marks);
    return {
      label: roundPoint([x + width / 2, y + ROWS.name / 2]),
      ...(row.length === 0 ? {} : { row: roundPoint([x + width / 2, y + ROWS.name + ROWS.marks / 2]) }),
      marks: {},
      pieces: roundRect([x, top, width, y + height - top]),
    };
  }

  /** The same in a box, where every mark has its spot. */
  private boxed([x, y, width, height]: Rect, row: readonly string[]): Holding {
    const pitch = Math.min(BOXED.pitch, (width - 2 * BOXED.mark) / Math.max(1, row.length - 1));
    const spot = (i: number): Point =>
      roundPoint([x + BOXED.mark + i * pitch, y + BOXED.name + BOXED.marks / 2]);
    const top = y + BOXED.name + (row.length === 0 ? 0 : BOXED.marks);
    return {
      label: roundPoint([x + width / 2, y + BOXED.name / 2]),
      marks: Object.fromEntries(row.map((place, i) => [place, spot(i)])),
      pieces: roundRect([x, top, width, y + height - top]),
    };
  }

  /** Where the signs of an area's terrain stand: clear of its outline, of all that is written, and of most pieces. */
  signs(id: string, rings: readonly Line[], gap: number, holding: Holding): number[] {
    const written = writtenIn(holding);
    const isTaken = (point: Point): boolean => isWithin(point, written, CLEAR.text) || this.isInWay(point);
    return flat(rings.flatMap((ring, i) => scatter(ring, `${id} ${i}`, { gap, rim: CLEAR.rim, isTaken })));
  }

  /** Of the signs that belong to no one area those that are in the way of nothing. */
  relief(spots: readonly Point[], areas: readonly Holding[]): number[] {
    const written = areas.map(writtenIn);
    const isFree = (point: Point): boolean =>
      !this.isInWay(point) && written.every((rect) => !isWithin(point, rect, CLEAR.text));
    return flat(spots.filter(isFree).toSorted((a, b) => a[1] - b[1]));
  }

  private isInWay(point: Point): boolean {
    const isOnLine = (course: Line): boolean => distanceToLine(point, course) < CLEAR.line;
    return this.isTaken(point, CLEAR.text) || this.courses.some(isOnLine);
  }

  /** The roomiest place inside an outline that is clear of boxes, lines, towns and tokens. */
  roomIn(id: string, ring: Line): Rect {
    const room = findRoom(ring, (point) => this.isOut(point) || this.isTaken(point), AREA);
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

  private isOut([x, y]: Point): boolean {
    const [width, height] = this.plan.frame;
    return x < 0 || y < 0 || x > width || y > height;
  }

  private isTaken(point: Point, air = 0): boolean {
    return (
      Object.values(this.boxes).some(({ box }) => isWithin(point, box, air)) ||
      this.inland.some((course) => distanceToLine(point, course) <= 2 + air) ||
      Object.values(this.plan.towns ?? {}).some((town) => this.isInTown(point, town, air)) ||
      Object.values(this.plan.tokens).some((token) => isUnderToken(point, token, air))
    );
  }

  private isInTown(point: Point, town: TownPlan, air: number): boolean {
    if (distance(town.at, point) < TOWN + air) return true;
    const [x, y] = this.town(town).label.at;
    const { anchor, width } = town.name;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return isWithin(point, [left, y - 9, width, 18], air - 4);
  }
}

const flat = (points: readonly Point[]): number[] =>
  points.flatMap(([x, y]) => [Math.round(x), Math.round(y)]);

/** What is written in an area, and where most of its pieces lie. */
function writtenIn({ label = [0, 0], pieces }: Holding): Rect {
  const top = label[1] - ROWS.name / 2;
  const width = Math.min(HELD.width, pieces[2]);
  return [label[0] - width / 2, top, width, pieces[1] - top + Math.min(HELD.height, pieces[3])];
}

function isUnderToken(point: Point, token: TokenPlan, air: number): boolean {
  if (!isCircle(token)) return isWithin(point, rectAround(token.at, ...token.box), MARK - 3 + air);
  const [x, y] = token.at;
  const row = rectAround([x, y - token.radius * TOP], 78, 26);
  return (
    distance(token.at, point) < token.radius + 5 + air ||
    isWithin(point, plateOf(token), air - 2) ||
    isWithin(point, row, air - 2)
  );
}

function roundedBox([x, y, width, height]: Rect): string {
  const [across, down] = [width - 2 * CORNER, height - 2 * CORNER];
  const turn = (dx: number, dy: number) => `a${CORNER},${CORNER},0,0,1,${dx},${dy}`;
  return `M${x + CORNER},${y}h${across}${turn(CORNER, CORNER)}v${down}${turn(-CORNER, CORNER)}h${-across}${turn(-CORNER, -CORNER)}v${-down}${turn(CORNER, -CORNER)}z`;
}
