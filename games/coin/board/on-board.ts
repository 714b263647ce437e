/** What a board of the series shows, for whoever draws it. */
import type { Side, Volume } from '../volume.ts';

export interface SpaceOnBoard<V extends Volume<V>> {
  readonly id: V['space'];
  /** What it is, by the volume's names of kinds of spaces. */
  readonly kind: string;
  readonly terrain: string | null;
  /** Null for a LoC, which has none. */
  readonly population: number | null;
  /** Null for what is no LoC. */
  readonly econ: number | null;
  /** Null where there is neither Support nor Opposition for good. */
  readonly level: V['level'] | null;
  readonly control: ControlOnBoard | null;
  readonly markers: readonly MarkerOnBoard[];
  /** In the order of the kinds. */
  readonly stacks: readonly StackOnBoard<V['kind']>[];
  /** Chosen for the Operation or the Special Activity under way. */
  readonly isWorked: boolean;
}

/** Who has Control: a faction, or several by the name of their side. */
export interface ControlOnBoard {
  readonly faction: string;
  /** It holds by the rules; otherwise it is merely how things stand. */
  readonly isFixed: boolean;
}

export interface MarkerOnBoard {
  readonly id: string;
  readonly count: number;
}

/** Pieces alike in everything. */
export interface StackOnBoard<K extends string> {
  readonly kind: K;
  readonly count: number;
  /** What each of them carries. */
  readonly load?: number;
}

export interface FactionOnBoard<V extends Volume<V>> {
  readonly id: V['faction'];
  readonly margin: number;
  /** Null for a faction without any of its own. */
  readonly resources: number | null;
  readonly isEligible: boolean;
  readonly isActing: boolean;
  /** What it did on the card in play. */
  readonly deed: V['state']['done'][number]['deed'] | null;
  /** Underground and Active guerrillas are one kind here. */
  readonly available: readonly { readonly kind: V['kind']; readonly count: number }[];
}

export interface CardOnBoard<F extends string> {
  readonly id: string;
  readonly isPropaganda: boolean;
  /** From left to right. */
  readonly order: readonly { readonly faction: F; readonly isOut: boolean; readonly hasActed: boolean }[];
  readonly mark: LastingMark | null;
}

export type LastingMark = 'capability' | 'momentum';

export interface LastingOnBoard {
  readonly card: string;
  readonly side: Side;
  readonly mark: LastingMark;
}

/** A figure that wins once it is above its goal. */
export interface TrackOnBoard<F extends string, Id extends string = string> {
  readonly id: Id;
  readonly faction: F;
  readonly value: number;
  readonly goal: number;
}

/** A number, perhaps of so many, or the name of a thing. */
export interface FigureOnBoard<Id extends string = string> {
  readonly id: Id;
  readonly value: number | { readonly kind: string; readonly id: string };
  readonly of?: number;
}

/** Everything that a board of the series shows. */
export interface Board<V extends Volume<V>> {
  readonly spaces: readonly SpaceOnBoard<V>[];
  readonly factions: readonly FactionOnBoard<V>[];
  /** The card in play, if any. */
  readonly played: CardOnBoard<V['faction']> | null;
  /** The card that follows; null when there is none. */
  readonly next: CardOnBoard<V['faction']> | 'face-down' | null;
  /** Capabilities and momentum in effect. */
  readonly lasting: readonly LastingOnBoard[];
  readonly tracks: readonly TrackOnBoard<V['faction']>[];
  readonly figures: readonly FigureOnBoard[];
}
