/**
 * Pieces on a map: a flat table of counts, one row a space, one column a kind of piece, and a box of what is
 * Available. A volume declares its kinds once; everything here follows from that.
 */

import { zeros } from '@sandtable/engine';

export type Role = 'troops' | 'police' | 'guerrilla' | 'base';

export interface PieceKind<F extends string, K extends string> {
  readonly id: K;
  readonly faction: F;
  readonly role: Role;
  /** Pieces in the box. 0 for a kind that is another one turned over. */
  readonly total: number;
  /** The Underground kind of which this is the Active side. */
  readonly activeOf?: K;
}

/** Where the pieces are. Part of a volume's state. */
export interface Pieces {
  /** `space * width + column`. */
  readonly pieces: number[];
  /** By column; the Active side of a guerrilla lies in the column of its Underground side. */
  readonly available: number[];
}

export interface PieceTable<F extends string, K extends string> {
  readonly width: number;
  readonly kinds: readonly K[];
  readonly facts: (kind: K) => PieceKind<F, K>;
  readonly columnOf: (kind: K) => number;
  /** Kinds of that faction, in order. */
  readonly kindsOf: (faction: F) => readonly K[];
  readonly count: (board: Pieces, space: number, kind: K) => number;
  /** The sum of some columns of a space. */
  readonly sum: (board: Pieces, space: number, columns: readonly number[]) => number;
  /** Columns whose kinds pass the test, for `sum`. */
  readonly columns: (test: (kind: PieceKind<F, K>) => boolean) => readonly number[];
  readonly available: (board: Pieces, kind: K) => number;
  /** From the box to the map. */
  readonly place: (board: Pieces, space: number, kind: K, count: number) => void;
  /** From the map to the box. */
  readonly remove: (board: Pieces, space: number, kind: K, count: number) => void;
  readonly move: (board: Pieces, from: number, to: number, kind: K, count: number) => void;
  /** Turns pieces over in place. */
  readonly turn: (board: Pieces, space: number, from: K, to: K, count: number) => void;
  /** An empty map with all pieces in the box. */
  readonly empty: (spaces: number) => { pieces: number[]; available: number[] };
  /** From the box of Available Forces to one that lies beside the map, by column; back with a count below zero. */
  readonly putAside: (board: Pieces, box: number[], kind: K, count: number) => void;
  /** What is wrong with the numbers of pieces; `lost` counts those that are neither on the map nor Available. */
  readonly fault: (board: Pieces, lost: (kind: K) => number) => string | undefined;
}

/**
 * The table of a volume's kinds. A column is looked up millions of times, so that a volume may bring a quicker way than
 * an object that is asked by ever changing names; it must give the kinds' places in the list.
 */
export function pieceTable<F extends string, K extends string>(
  list: readonly PieceKind<F, K>[],
  columnOf: (kind: K) => number = byName(list),
): PieceTable<F, K> {
  const width = list.length;
  const kinds = list.map((kind) => kind.id);
  const totals = list.map((kind) => kind.total);
  for (const [i, kind] of kinds.entries())
    if (columnOf(kind) !== i) throw new Error(`${kind} does not stand in column ${columnOf(kind)}`);
  /** By column: where the pieces lie when they are Available. */
  const boxes = list.map((kind) => columnOf(kind.activeOf ?? kind.id));
  const boxOf = (kind: K): number => boxes[columnOf(kind)] ?? 0;
  const facts = (kind: K): PieceKind<F, K> => list[columnOf(kind)] as PieceKind<F, K>;
  const ofFaction = new Map<F, K[]>();
  for (const { id, faction } of list) ofFaction.set(faction, [...(ofFaction.get(faction) ?? []), id]);
  const add = (counts: number[], at: number, count: number): void => {
    counts[at] = (counts[at] ?? 0) + count;
  };
  // Not `add(…, -count)`: the sum with a negative zero would make V8 keep all counts as floating-point numbers.
  const take = (counts: number[], at: number, count: number): void => {
    counts[at] = (counts[at] ?? 0) - count;
  };

  return {
    width,
    kinds,
    facts,
    columnOf,
    kindsOf: (faction) => ofFaction.get(faction) ?? [],
    count: (board, space, kind) => board.pieces[space * width + columnOf(kind)] ?? 0,
    sum(board, space, columns) {
      const row = space * width;
      let sum = 0;
      for (let i = 0; i < columns.length; i++) sum += board.pieces[row + (columns[i] ?? 0)] ?? 0;
      return sum;
    },
    columns: (test) => list.flatMap((kind, i) => (test(kind) ? [i] : [])),
    available: (board, kind) => board.available[boxOf(kind)] ?? 0,
    place(board, space, kind, count) {
      take(board.available, boxOf(kind), count);
      add(board.pieces, space * width + columnOf(kind), count);
    },
    remove(board, space, kind, count) {
      take(board.pieces, space * width + columnOf(kind), count);
      add(board.available, boxOf(kind), count);
    },
    move(board, from, to, kind, count) {
      const column = columnOf(kind);
      take(board.pieces, from * width + column, count);
      add(board.pieces, to * width + column, count);
    },
    turn(board, space, from, to, count) {
      take(board.pieces, space * width + columnOf(from), count);
      add(board.pieces, space * width + columnOf(to), count);
    },
    empty: (spaces) => ({
      pieces: zeros(spaces * width),
      available: totals.slice(),
    }),
    putAside(board, box, kind, count) {
      take(board.available, boxOf(kind), count);
      add(box, boxOf(kind), count);
    },
    fault(board, lost) {
      for (const kind of list) {
        if (kind.activeOf !== undefined) continue;
        const sides = kinds.filter((id) => boxOf(id) === columnOf(kind.id));
        let sum = (board.available[columnOf(kind.id)] ?? 0) + lost(kind.id);
        for (let at = 0; at < board.pieces.length; at += width)
          for (const side of sides) sum += board.pieces[at + columnOf(side)] ?? 0;
        if (sum !== kind.total) return `${sum} pieces of ${kind.id} instead of ${kind.total}`;
      }
      if (board.pieces.some((count) => count < 0)) return 'a negative number of pieces on the map';
      return board.available.some((count) => count < 0) ? 'a negative number of Available pieces' : undefined;
    },
  };
}

/** What a kind is, made from the table. */
export interface Kinds<F extends string, K extends string, G extends K> {
  readonly factionOf: (kind: K) => F;
  readonly isBase: (kind: K) => boolean;
  readonly isGuerrilla: (kind: K) => kind is G;
  readonly isUnderground: (kind: K) => boolean;
  /** The same guerrilla turned over. */
  readonly turnedOver: (kind: G) => G;
}

export function kindsIn<F extends string, K extends string, G extends K>(
  table: PieceTable<F, K>,
): Kinds<F, K, G> {
  const { kinds, facts, columnOf } = table;
  const others = kinds.map(
    (kind) => facts(kind).activeOf ?? kinds.find((one) => facts(one).activeOf === kind),
  );
  return {
    factionOf: (kind) => facts(kind).faction,
    isBase: (kind) => facts(kind).role === 'base',
    isGuerrilla: (kind): kind is G => facts(kind).role === 'guerrilla',
    isUnderground: (kind) => facts(kind).role === 'guerrilla' && facts(kind).activeOf === undefined,
    turnedOver: (kind) => others[columnOf(kind)] as G,
  };
}

function byName<K extends string>(list: readonly { readonly id: K }[]): (kind: K) => number {
  const columns = Object.fromEntries(list.map((kind, i) => [kind.id, i])) as Record<K, number>;
  return (kind) => columns[kind];
}
