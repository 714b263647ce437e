/** Which piece goes: priorities inside a space that has been chosen. */
import type { PieceIds } from '../piece-ids.ts';
import type { PieceTable } from '../pieces.ts';
import type { Volume } from '../volume.ts';

export interface VictimFacts<V extends Volume<V>, Sort extends string> {
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly kindOf: PieceIds<V>['kindOf'];
  /** Kinds of the enemy in the order in which they go: the lower first. */
  readonly rankOf: (kind: V['kind']) => number;
  /** What a piece is besides one of its faction, for lists that name such pieces first. */
  readonly sortOf?: (piece: V['piece']) => Sort | undefined;
}

/** A list of victims: who comes first. */
export type VictimOrder<V extends Volume<V>, Sort extends string = never> = readonly (V['faction'] | Sort)[];

export interface Victims<V extends Volume<V>, Sort extends string> {
  /** The place of a piece in a list of victims; undefined when it is on none. */
  readonly victimRank: (piece: V['piece'], order: VictimOrder<V, Sort>) => number | undefined;
  /** The first victim among these pieces; undefined when none is on the list. */
  readonly victim: (pieces: readonly V['piece'][], order: VictimOrder<V, Sort>) => V['piece'] | undefined;
}

export function victims<V extends Volume<V>, Sort extends string = never>(
  facts: VictimFacts<V, Sort>,
): Victims<V, Sort> {
  const { table, kindOf, rankOf, sortOf } = facts;

  /** Pieces named by their sort follow the list of factions. */
  function victimRank(piece: V['piece'], order: VictimOrder<V, Sort>): number | undefined {
    const faction = order.indexOf(table.facts(kindOf(piece)).faction);
    const sort = sortOf?.(piece);
    const named = sort === undefined ? -1 : order.indexOf(sort);
    if (named >= 0) return named + (faction < 0 ? order.length : faction) / 100;
    return faction < 0 ? undefined : faction;
  }

  return {
    victimRank,
    victim(pieces, order) {
      let first: V['piece'] | undefined;
      let lowest = Number.POSITIVE_INFINITY;
      for (const piece of pieces) {
        const rank = victimRank(piece, order);
        if (rank === undefined) continue;
        // Those named by their sort differ by hundredths: the faction comes before the kind there too.
        const value = rank * 1000 + rankOf(kindOf(piece));
        if (value < lowest) [first, lowest] = [piece, value];
      }
      return first;
    },
  };
}
