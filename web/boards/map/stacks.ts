/** Pieces as they are drawn: alike ones as one symbol with their number. */
import type { Rect } from './geography.ts';
import type { SpaceState, StackState } from './map-state.ts';
import { pieceLook, type Pieces } from './pieces.ts';

export interface Stack {
  readonly kind: string;
  /** What each of these carries. */
  readonly load: number;
  readonly count: number;
  /** How many more there are than in the state to compare with. */
  readonly change: number;
}

/** A stack in its place: the middle of its symbol. */
export interface LaidStack extends Stack {
  /** Where room is scarce the number stands on the symbol instead of beside it. */
  readonly isTight: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const numberOf = (space: SpaceState, { kind, load = 0 }: StackState): number =>
  space.stacks.find((stack) => stack.kind === kind && (stack.load ?? 0) === load)?.count ?? 0;

/** The stacks of a space in the order of the kinds, those that are gone since `before` included. */
export function stacksIn(now: SpaceState, before: SpaceState | undefined, pieces: Pieces): readonly Stack[] {
  const gone = (before?.stacks ?? []).filter((stack) => numberOf(now, stack) === 0);
  const stacks = [...now.stacks, ...gone].map((stack) => {
    const count = numberOf(now, stack);
    const change = before === undefined ? 0 : count - numberOf(before, stack);
    return { kind: stack.kind, load: stack.load ?? 0, count, change };
  });
  const order = Object.keys(pieces);
  return stacks
    .filter(({ count, change }) => count > 0 || change !== 0)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.load - b.load);
}

const GAP = 0.1;
/** Between owners. */
const WIDE_GAP = 0.3;
const LINE = 1.1;
const DIGIT = 0.4;

/** Smaller than this a symbol gives up the place beside it. */
const TIGHT = 22;

/** How wide a stack is when its symbol is 1 wide: the number stands to the right of it, where there is room. */
function widthOf({ count }: Stack, isTight: boolean): number {
  return count > 1 && !isTight ? 1.02 + DIGIT * String(count).length : 1;
}

/** How far a crowd may spread beyond its room, to both sides and downwards: the least of it first. */
const SPREAD = [1, 1.2, 1.45, 1.75]
  .flatMap((wider) => [1, 1.3, 1.7, 2.3, 3].map((higher) => [wider, higher] as const))
  .sort(([a, b], [c, d]) => a * b - c * d);
/** A room that is nearly flat may grow to more than its height would allow. */
const FLAT = 26;

/** The room for a crowd: larger than it should be when symbols would be smaller than `least`, but not without end. */
export function spread(stacks: readonly Stack[], rect: Rect, least: number, pieces: Pieces): Rect {
  const rooms = SPREAD.map((factors) => grown(rect, factors));
  return rooms.find((room) => sizeOf(stacks, room, least, false, pieces) >= least) ?? rooms.at(-1) ?? rect;
}

/** To both sides and downwards: above lie the marks and the name of its space. */
function grown([x, y, width, height]: Rect, [wider, higher]: readonly [number, number]): Rect {
  const more = width * (wider - 1);
  return [x - more / 2, y, width + more, Math.max(height, FLAT) * higher];
}

/** Lays stacks into a rectangle in rows, as large as they fit and no larger than `largest`. */
export function layOut(
  stacks: readonly Stack[],
  rect: Rect,
  largest: number,
  pieces: Pieces,
): readonly LaidStack[] {
  const wide = sizeOf(stacks, rect, largest, false, pieces);
  const isTight = wide < Math.min(TIGHT, largest);
  const size = isTight ? sizeOf(stacks, rect, largest, true, pieces) : wide;
  const [x, y, width, height] = rect;
  const rows = rowsOf(stacks, width / size, isTight, pieces);
  const top = y + (height - rows.length * LINE * size) / 2;
  return rows.flatMap((row, i) => {
    const left = x + (width - row.width * size) / 2;
    const middle = top + (i + 0.5) * LINE * size;
    return row.stacks.map(([stack, at]) => ({
      ...stack,
      x: left + (at + 0.5) * size,
      y: middle,
      size,
      isTight,
    }));
  });
}

const SMALLEST = 8;

/** The largest symbol with which the stacks fit. */
function sizeOf(
  stacks: readonly Stack[],
  [, , width, height]: Rect,
  largest: number,
  isTight: boolean,
  pieces: Pieces,
): number {
  for (let size = largest; size > SMALLEST; size--) {
    const rows = rowsOf(stacks, width / size, isTight, pieces);
    const isHigh = rows.length * LINE * size > height + 1;
    if (!isHigh && rows.every((row) => row.width * size <= width + 1)) return size;
  }
  return SMALLEST;
}

interface Row {
  readonly stacks: (readonly [stack: Stack, at: number])[];
  width: number;
}

function rowsOf(stacks: readonly Stack[], width: number, isTight: boolean, pieces: Pieces): readonly Row[] {
  const owner = ({ kind }: Stack) => pieceLook(pieces, kind).owner;
  const rows: Row[] = [];
  let row: Row = { stacks: [], width: 0 };
  for (const stack of stacks) {
    const last = row.stacks.at(-1)?.[0];
    const gap = last === undefined ? 0 : owner(last) === owner(stack) ? GAP : WIDE_GAP;
    if (last !== undefined && row.width + gap + widthOf(stack, isTight) > width) {
      rows.push(row);
      row = { stacks: [[stack, 0]], width: widthOf(stack, isTight) };
    } else {
      row.stacks.push([stack, row.width + gap]);
      row.width += gap + widthOf(stack, isTight);
    }
  }
  if (row.stacks.length > 0) rows.push(row);
  return rows;
}
