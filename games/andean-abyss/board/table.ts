/** What lies beside the map: cards, factions, tracks. */
import { type EventCard, eventCard, isPropaganda } from '../cards.ts';
import { type Faction, FACTIONS, type Kind, TABLE } from '../forces.ts';
import { available, type Side } from '../state.ts';
import type { View } from '../view.ts';
import { type SpaceOnBoard, spacesOnBoard } from './spaces.ts';

/** Everything that a board of this game shows. */
export interface Board {
  readonly spaces: readonly SpaceOnBoard[];
  readonly factions: readonly FactionOnBoard[];
  /** The card in play, if any. */
  readonly played: CardOnBoard | null;
  /** The card that follows; null when there is none. */
  readonly next: CardOnBoard | 'face-down' | null;
  /** 5.3, 5.4 Capabilities and momentum in effect. */
  readonly lasting: readonly LastingOnBoard[];
  readonly tracks: readonly TrackOnBoard[];
  readonly figures: readonly FigureOnBoard[];
}

export interface FactionOnBoard {
  readonly id: Faction;
  /** 7.3 */
  readonly margin: number;
  readonly resources: number;
  readonly isEligible: boolean;
  readonly isActing: boolean;
  /** What it did on the card in play. */
  readonly deed: View['done'][number]['deed'] | null;
  /** 1.4.1 */
  readonly available: readonly { readonly kind: Kind; readonly count: number }[];
}

export interface CardOnBoard {
  readonly id: string;
  readonly isPropaganda: boolean;
  /** 2.3.2 From left to right. */
  readonly order: readonly {
    readonly faction: Faction;
    readonly isOut: boolean;
    readonly hasActed: boolean;
  }[];
  readonly mark: 'capability' | 'momentum' | null;
}

export interface LastingOnBoard {
  readonly card: string;
  readonly side: Side;
  readonly mark: 'capability' | 'momentum';
}

/** A figure that wins once it is above its goal. */
export interface TrackOnBoard {
  readonly id: 'total-support' | 'opposition-and-bases';
  readonly faction: Faction;
  readonly value: number;
  readonly goal: number;
}

/** A number, perhaps of so many, or the name of a thing. */
export interface FigureOnBoard {
  readonly id: 'aid' | 'propaganda' | 'president' | 'deck';
  readonly value: number | { readonly kind: 'president'; readonly id: string };
  readonly of?: number;
}

export function boardOf(view: View): Board {
  return {
    spaces: spacesOnBoard(view),
    factions: FACTIONS.map((faction) => factionOnBoard(view, faction)),
    played: view.card > 0 ? cardOnBoard(view, view.card, true) : null,
    next: nextCard(view),
    lasting: lastingOnBoard(view),
    tracks: [
      trackOf(view, 'total-support', 'government', view.totalSupport),
      trackOf(view, 'opposition-and-bases', 'farc', view.oppositionPlusBases),
    ],
    figures: [
      { id: 'aid', value: view.aid },
      { id: 'propaganda', value: view.propagandas, of: view.variants.finalPropaganda },
      { id: 'president', value: { kind: 'president', id: view.president } },
      { id: 'deck', value: view.deckSize },
    ],
  };
}

function factionOnBoard(view: View, faction: Faction): FactionOnBoard {
  const kinds = TABLE.kindsOf(faction).filter((kind) => TABLE.facts(kind).activeOf === undefined);
  return {
    id: faction,
    margin: view.margins[faction],
    resources: view.resources[faction],
    isEligible: view.eligible[faction],
    isActing: view.turn?.faction === faction,
    deed: view.done.find((one) => one.faction === faction)?.deed ?? null,
    available: kinds.map((kind) => ({ kind, count: available(view, kind) })),
  };
}

function nextCard(view: View): Board['next'] {
  const [next] = view.deck;
  if (view.deckSize === 0) return null;
  return next === undefined ? 'face-down' : cardOnBoard(view, next, false);
}

function cardOnBoard(view: View, number: number, isPlayed: boolean): CardOnBoard {
  const id = String(number);
  if (isPropaganda(number)) return { id, isPropaganda: true, order: [], mark: null };
  const card = eventCard(number);
  return {
    id,
    isPropaganda: false,
    order: card.order.map((faction) => ({
      faction,
      isOut: isPlayed && !view.eligible[faction],
      hasActed: isPlayed && view.done.some((one) => one.faction === faction),
    })),
    mark: markOf(card),
  };
}

function markOf(card: EventCard): CardOnBoard['mark'] {
  if (card.capability) return 'capability';
  return card.momentum ? 'momentum' : null;
}

function lastingOnBoard(view: View): readonly LastingOnBoard[] {
  return [
    ...Object.entries(view.capabilities).flatMap(([card, side]) =>
      side === undefined ? [] : [{ card, side, mark: 'capability' as const }],
    ),
    ...view.momentum.map((card) => ({
      card: String(card),
      side: 'shaded' as const,
      mark: 'momentum' as const,
    })),
  ];
}

/** 7.3 The margin tells how far the figure is above its goal. */
function trackOf(view: View, id: TrackOnBoard['id'], faction: Faction, value: number): TrackOnBoard {
  return { id, faction, value, goal: value - view.margins[faction] };
}
