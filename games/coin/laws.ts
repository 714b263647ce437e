/** What must hold at every rest of any volume: pieces, markers, tracks and cards add up. */
import { type Message, render, type Speech } from '@sandtable/engine';
import type { Counts } from './counts.ts';
import type { PieceTable } from './pieces.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { CoinState, Space, Volume } from './volume.ts';

export interface LawFacts<V extends Volume<V>> {
  readonly rules: {
    readonly pieces: string;
    readonly stacking: string;
    readonly markers: string;
    readonly levels: string;
    readonly tracks: string;
    readonly cards: string;
  };
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly counts: Counts<V['faction'], V['insurgent'], V['kind']>;
  readonly isLoc: (space: Space) => boolean;
  readonly populationOf: (space: Space, state: V['state']) => number;
  /** Spaces that are in play. */
  readonly spaces: (state: V['state']) => readonly Space[];
  readonly markersLeft: (state: V['state']) => number;
  /** Pieces that are neither on the map nor Available. */
  readonly lost: (state: V['state'], kind: V['kind']) => number;
  readonly payers: readonly V['payer'][];
  readonly resourcesLimit: number;
  /** Bases of all factions in one space at most. */
  readonly basesLimit: number;
}

export interface Laws<V extends Volume<V>> {
  readonly piecesFault: (state: V['state']) => Message | undefined;
  /** More Bases in a space than there may be. */
  readonly basesFault: (state: V['state'], space: Space) => Message | undefined;
  readonly markersFault: (state: V['state']) => Message | undefined;
  readonly resourcesFault: (state: V['state']) => Message | undefined;
  readonly cardsFault: (state: V['state']) => Message | undefined;
}

export function laws<V extends Volume<V>>(facts: LawFacts<V>): Laws<V> {
  const { rules, table, isLoc, populationOf, spaces, markersLeft, resourcesLimit } = facts;
  const { all, idOf } = facts.map;
  return {
    piecesFault(state) {
      const scarce = table.kinds.find((kind) => table.available(state, kind) < 0);
      if (scarce !== undefined) return say('fault.too-many', rules.pieces, { kind: scarce });
      const problem = table.fault(state, (kind) => facts.lost(state, kind));
      return problem === undefined ? undefined : say('fault.miscounted', rules.pieces, { problem });
    },
    basesFault: (state, space) =>
      facts.counts.allBases(state, space) > (isLoc(space) ? 0 : facts.basesLimit)
        ? say('fault.bases', rules.stacking, { space: idOf(space) })
        : undefined,
    markersFault(state) {
      if (markersLeft(state) < 0) return say('fault.markers', rules.markers);
      const inPlay = new Set(spaces(state));
      const isWrong = (space: Space): boolean => {
        const here = state.markers[space] ?? 0;
        if (here < 0 || (isLoc(space) && here > 1) || (here > 0 && !inPlay.has(space))) return true;
        return populationOf(space, state) === 0 && (state.levels[space] ?? 0) !== 0;
      };
      const wrong = all.find(isWrong);
      return wrong === undefined ? undefined : say('fault.marker', rules.levels, { space: idOf(wrong) });
    },
    resourcesFault(state: CoinState<V>) {
      for (const faction of facts.payers) {
        const resources = state.resources[faction];
        if (!Number.isInteger(resources) || resources < 0 || resources > resourcesLimit)
          return say('fault.resources', rules.tracks, { faction, resources });
      }
      return undefined;
    },
    cardsFault({ card, deck, played, unused }: CoinState<V>) {
      const cards = [card, ...deck, ...played, ...unused].filter((one) => one > 0);
      if (new Set(cards).size === cards.length) return undefined;
      const twice = cards.find((one, at) => cards.indexOf(one) < at);
      return twice === undefined ? undefined : say('fault.card-twice', rules.cards, { card: twice });
    },
  };
}

/** What is wrong with a table as a game's laws: thrown, in words. */
export const enforced =
  <S>(faultOf: (state: S) => Message | undefined, speech: Speech) =>
  (state: S): void => {
    const fault = faultOf(state);
    if (fault !== undefined) throw new Error(render(speech, fault));
  };
