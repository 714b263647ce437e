/** Pieces as they are drawn: alike ones as one symbol with their number. */
import {
  type Carrier,
  factionOf,
  isGuerrilla,
  type Kind,
  KINDS,
  type Space,
  TABLE,
} from '@sandtable/andean-abyss/board';
import type { Rect } from './map-data.ts';

export interface Stack {
  readonly kind: Kind;
  /** Shipments that each of these carries (4.5.3). */
  readonly load: number;
  readonly count: number;
  /** How many more there are than in the view to compare with. */
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

interface Pieces {
  readonly pieces: readonly number[];
  readonly carriers: readonly Carrier[];
}

export const countOf = (view: Pick<Pieces, 'pieces'>, space: Space, kind: Kind): number =>
  view.pieces[space * TABLE.width + TABLE.columnOf(kind)] ?? 0;

/** How many of a kind in a space carry so many Shipments. */
function loaded(view: Pieces, space: Space, kind: Kind, load: number): number {
  const carriers = view.carriers.filter((carrier) => carrier.space === space && carrier.kind === kind);
  if (load === 0) return countOf(view, space, kind) - carriers.length;
  return carriers.filter((carrier) => carrier.load === load).length;
}

/** The stacks of a space in the order of KINDS, those that are gone since `previous` included. */
export function stacksIn(view: Pieces, previous: Pieces | undefined, space: Space): readonly Stack[] {
  const stacks: Stack[] = [];
  for (const kind of KINDS) {
    for (const load of loadsIn(view, previous, space, kind)) {
      const count = loaded(view, space, kind, load);
      const before = previous === undefined ? count : loaded(previous, space, kind, load);
      if (count > 0 || before > 0) stacks.push({ kind, load, count, change: count - before });
    }
  }
  return stacks;
}

function loadsIn(view: Pieces, previous: Pieces | undefined, space: Space, kind: Kind): readonly number[] {
  if (!isGuerrilla(kind)) return [0];
  const carriers = [...view.carriers, ...(previous?.carriers ?? [])].filter(
    (carrier) => carrier.space === space && carrier.kind === kind,
  );
  return [...new Set([0, ...carriers.map((carrier) => carrier.load)])].toSorted((a, b) => a - b);
}

const GAP = 0.1;
/** Between factions. */
const WIDE_GAP = 0.3;
const LINE = 1.1;
const DIGIT = 0.56;

/** Smaller than this a symbol gives up the place beside it. */
const TIGHT = 22;

/** How wide a stack is when its symbol is 1 wide: the number stands to the right of it, where there is room. */
function widthOf({ count }: Stack, isTight: boolean): number {
  return count > 1 && !isTight ? 1 + DIGIT * String(count).length + 0.04 : 1;
}

/** Lays stacks into a rectangle in rows, as large as they fit and no larger than `largest`. */
export function layOut(stacks: readonly Stack[], rect: Rect, largest: number): readonly LaidStack[] {
  const wide = sizeOf(stacks, rect, largest, false);
  const isTight = wide < Math.min(TIGHT, largest);
  const size = isTight ? sizeOf(stacks, rect, Math.min(TIGHT, largest), true) : wide;
  const [x, y, width, height] = rect;
  const rows = rowsOf(stacks, width / size, isTight);
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
): number {
  for (let size = largest; size > SMALLEST; size--) {
    const rows = rowsOf(stacks, width / size, isTight);
    const isHigh = rows.length * LINE * size > height + 1;
    if (!isHigh && rows.every((row) => row.width * size <= width + 1)) return size;
  }
  return SMALLEST;
}

interface Row {
  readonly stacks: (readonly [stack: Stack, at: number])[];
  width: number;
}

function rowsOf(stacks: readonly Stack[], width: number, isTight: boolean): readonly Row[] {
  const rows: Row[] = [];
  let row: Row = { stacks: [], width: 0 };
  for (const stack of stacks) {
    const last = row.stacks.at(-1)?.[0];
    const gap = last === undefined ? 0 : factionOf(last.kind) === factionOf(stack.kind) ? GAP : WIDE_GAP;
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
