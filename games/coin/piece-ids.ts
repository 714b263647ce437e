/** Pieces as one can point at them. Where pieces carry nothing a piece is named by its kind. */
import type { Message } from '@sandtable/engine';
import type { PieceTable } from './pieces.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

export interface PieceIds<V extends Volume<V>> {
  readonly kindOf: (piece: V['piece']) => V['kind'];
  /** The pieces of some kinds in a space, each sort once: what somebody has to choose from. */
  readonly pieceIds: (state: V['state'], space: Space, kinds: readonly V['kind'][]) => V['piece'][];
  readonly pieceLabel: (piece: V['piece'], space: Space, rule: string) => Message;
  /** Whether pieces of these kinds there differ in more than their kind, so that they are named one by one. */
  readonly areNamed: (state: V['state'], space: Space, kinds: readonly V['kind'][]) => boolean;
}

/** For a volume in which pieces of a kind are all alike: `named` is the kind itself, once more. */
export function plainPieceIds<V extends Volume<V>>(
  map: SpaceMap<V['space']>,
  table: PieceTable<V['faction'], V['kind']>,
  named: {
    readonly kindOf: (piece: V['piece']) => V['kind'];
    readonly pieceOf: (kind: V['kind']) => V['piece'];
  },
): PieceIds<V> {
  const { kindOf, pieceOf } = named;
  return {
    kindOf,
    pieceIds: (state, space, kinds) =>
      kinds.filter((kind) => table.count(state, space, kind) > 0).map(pieceOf),
    pieceLabel: (piece, space, rule) => say('piece', rule, { kind: kindOf(piece), space: map.idOf(space) }),
    areNamed: () => false,
  };
}
