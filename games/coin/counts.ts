/** Who is where: questions about pieces, made from the table of a volume's kinds. */
import { byName } from './by-name.ts';
import type { PieceKind, Pieces, PieceTable } from './pieces.ts';
import type { Space } from './volume.ts';

export interface Counts<F extends string, I extends F, K extends string> {
  /** Pieces in a space, by the column of their kind. */
  readonly inColumn: (board: Pieces, space: number, column: number) => number;
  /** Pieces of one kind. */
  readonly count: (board: Pieces, space: number, kind: K) => number;
  /** A question of its own for the pieces of these kinds. */
  readonly countOf: (...kinds: readonly K[]) => (board: Pieces, space: number) => number;
  /** Where the columns of a faction begin; guerrillas come first, Underground before Active. */
  readonly firstColumn: (faction: F) => number;
  /** Guerrillas of one faction, Underground and Active. */
  readonly guerrillas: (board: Pieces, space: number, faction: I) => number;
  readonly underground: (board: Pieces, space: number, faction: I) => number;
  readonly active: (board: Pieces, space: number, faction: I) => number;
  /** Guerrillas of all factions. */
  readonly allGuerrillas: (board: Pieces, space: number) => number;
  readonly bases: (board: Pieces, space: number, faction: F) => number;
  /** Bases of all factions. */
  readonly allBases: (board: Pieces, space: number) => number;
  /** Pieces of one faction, Bases included. */
  readonly pieces: (board: Pieces, space: number, faction: F) => number;
  /** Pieces of all factions. */
  readonly allPieces: (board: Pieces, space: number) => number;
  /** More pieces than all others together, counted on the spot. */
  readonly hasMajority: (board: Pieces, space: number, faction: F) => boolean;
  /** Pieces in the box of Available Forces. */
  readonly available: (board: Pieces, kind: K) => number;
  /** Bases of a faction in play: neither Available nor put away. */
  readonly basesOnMap: (board: Pieces, faction: F) => number;
}

/** How many pieces of a kind can be placed in a space now: Available, and within stacking. */
export const placeableBy =
  <S extends Pieces, K extends string>(
    { available }: { readonly available: (board: Pieces, kind: K) => number },
    room: (state: S, space: Space, kind: K) => number,
  ) =>
  (state: S, space: Space, kind: K): number =>
    Math.min(available(state, kind), room(state, space, kind));

/** The columns of a faction: they stand side by side, whether it has two, three or four kinds of piece. */
interface Columns {
  readonly first: number;
  readonly end: number;
  readonly base: number;
}

/** Counts by faction and kind. A faction's kinds must stand side by side in the table. */
export function counts<F extends string, I extends F, K extends string>(
  table: PieceTable<F, K>,
  factions: readonly F[],
): Counts<F, I, K> {
  const { width } = table;
  const columnsOf = byName(factions, (faction) => columnsIn(table, faction));
  const inColumn = (board: Pieces, space: number, column: number): number =>
    board.pieces[space * width + column] ?? 0;
  const sumOf = (test: (kind: PieceKind<F, K>) => boolean) => {
    const columns = table.columns(test);
    return (board: Pieces, space: number): number => table.sum(board, space, columns);
  };
  const between = (board: Pieces, space: number, first: number, end: number): number => {
    const row = space * width;
    let sum = 0;
    for (let at = row + first; at < row + end; at++) sum += board.pieces[at] ?? 0;
    return sum;
  };
  const pieces = (board: Pieces, space: number, faction: F): number => {
    const { first, end } = columnsOf(faction);
    return between(board, space, first, end);
  };
  const allPieces = (board: Pieces, space: number): number => between(board, space, 0, width);

  return {
    inColumn,
    count: table.count,
    countOf(...kinds) {
      const [one, two, ...more] = kinds.map((kind) => table.columnOf(kind));
      if (one === undefined) throw new RangeError('no kind to count');
      if (two === undefined) return (board, space) => inColumn(board, space, one);
      if (more.length === 0)
        return (board, space) => inColumn(board, space, one) + inColumn(board, space, two);
      return sumOf((kind) => kinds.includes(kind.id));
    },
    firstColumn: (faction) => columnsOf(faction).first,
    guerrillas(board, space, faction) {
      const at = space * width + columnsOf(faction).first;
      return (board.pieces[at] ?? 0) + (board.pieces[at + 1] ?? 0);
    },
    underground: (board, space, faction) => inColumn(board, space, columnsOf(faction).first),
    active: (board, space, faction) => inColumn(board, space, columnsOf(faction).first + 1),
    allGuerrillas: sumOf((kind) => kind.role === 'guerrilla'),
    bases: (board, space, faction) => inColumn(board, space, columnsOf(faction).base),
    allBases: sumOf((kind) => kind.role === 'base'),
    pieces,
    allPieces,
    hasMajority(board, space, faction) {
      const own = pieces(board, space, faction);
      return own > 0 && own > allPieces(board, space) - own;
    },
    available: table.available,
    basesOnMap(board, faction) {
      const { base } = columnsOf(faction);
      let sum = 0;
      for (let at = base; at < board.pieces.length; at += width) sum += board.pieces[at] ?? 0;
      return sum;
    },
  };
}

function columnsIn<F extends string, K extends string>(table: PieceTable<F, K>, faction: F): Columns {
  const kinds = table.kindsOf(faction);
  const columns = kinds.map((kind) => table.columnOf(kind));
  const [first] = columns;
  const base = kinds.find((kind) => table.facts(kind).role === 'base');
  if (first === undefined || base === undefined) throw new Error(`${faction} needs pieces and a Base`);
  if (columns.some((column, i) => column !== first + i))
    throw new Error(`the kinds of ${faction} do not stand side by side`);
  return { first, end: first + columns.length, base: table.columnOf(base) };
}
