/** What lies around the map: cards, tracks, goals, what is in effect. */
import { type Association, cardFacts, type Side, SIDES } from '../cards.ts';
import { type Effect, isLapsing } from '../effects.ts';
import { isPlayable } from '../events/execute.ts';
import { isTriggered } from '../play-card.ts';
import { isInEffect, usPosture } from '../country.ts';
import {
  jihadistHandSize,
  type PrestigeLevel,
  prestigeLevel,
  type TroopsBox,
  troopsBox,
  usHandSize,
} from '../levels.ts';
import { type CardPlay, MAX_FUNDING, MAX_PRESTIGE, MAX_RESERVES } from '../state.ts';
import { COUNTRIES_NEEDED, GOOD_RESOURCES, ISLAMIST_RESOURCES } from '../victory.ts';
import type { View } from '../view.ts';
import { countriesOnBoard, type CountryOnBoard, EFFECTS } from './countries.ts';

/** Everything that a board of this game shows. */
export interface Board {
  readonly countries: readonly CountryOnBoard[];
  readonly sides: readonly SideOnBoard[];
  /** Cards being played; the last interrupts those before it. */
  readonly plays: readonly PlayOnBoard[];
  readonly goals: readonly GoalOnBoard[];
  readonly prestige: { readonly value: number; readonly most: number; readonly level: PrestigeLevel };
  readonly funding: {
    readonly value: number;
    readonly most: number;
    readonly cells: number;
    readonly available: number;
  };
  readonly troops: { readonly onTrack: number; readonly box: TroopsBox };
  /** 4.7.2 Posture of the US, of the world from -3 (Soft) to 3 (Hard), and the penalty. */
  readonly gwot: { readonly us: number; readonly world: number; readonly penalty: number };
  readonly plots: {
    readonly available: number;
    readonly wmd: number;
    readonly looseNukes: number;
    readonly arsenal: number;
  };
  readonly pile: {
    readonly cards: number;
    readonly discards: number;
    readonly reshuffles: number;
    readonly decks: number;
  };
  readonly turn: number;
  readonly effects: readonly { readonly id: Effect; readonly isLapsing: boolean; readonly count: number }[];
}

export interface SideOnBoard {
  readonly id: Side;
  readonly isActing: boolean;
  readonly handCount: number;
  /** Cards of the next hand (5.2.8). */
  readonly handSize: number;
  /** The cards one knows: one's own, or those the other side had to show. */
  readonly cards: readonly CardOnBoard[];
  readonly isOpen: boolean;
  readonly reserves: number;
  readonly mostReserves: number;
}

export interface CardOnBoard {
  readonly card: number;
  readonly ops: number;
  readonly association: Association;
  /** 6.2.6 The Event can be played by the one who holds it. */
  readonly isPlayable: boolean;
  /** 6.3.2 Used for Operations it brings about an Event of the other side, or one that happens by itself. */
  readonly isTriggering: boolean;
}

export interface PlayOnBoard {
  readonly side: Side;
  /** Undefined as long as it is not laid open. */
  readonly card: CardOnBoard | undefined;
  readonly second: CardOnBoard | undefined;
  /** Its Event happens by this use. */
  readonly isDue: boolean;
}

export interface GoalOnBoard {
  readonly id: 'good' | 'fairOrGood' | 'islamist' | 'poorOrIslamist';
  readonly side: Side;
  readonly value: number;
  readonly goal: number;
}

export function boardOf(view: View): Board {
  return {
    countries: countriesOnBoard(view),
    sides: SIDES.map((side) => sideOnBoard(view, side)),
    plays: view.plays.map((play) => playOnBoard(view, play)),
    goals: goalsOf(view),
    prestige: { value: view.prestige, most: MAX_PRESTIGE, level: prestigeLevel(view) },
    funding: {
      value: view.funding,
      most: MAX_FUNDING,
      cells: view.cellsOnTrack,
      available: view.availableCells,
    },
    troops: { onTrack: view.troopsOnTrack, box: troopsBox(view) },
    gwot: { us: usPosture(view), world: view.worldPosture, penalty: view.gwotPenalty },
    plots: {
      available: view.availablePlots,
      wmd: view.wmdInPlay,
      looseNukes: view.looseNukes,
      arsenal: view.arsenal,
    },
    pile: {
      cards: view.deckSize,
      discards: view.discards.length,
      reshuffles: view.reshuffles,
      decks: view.variants.decks,
    },
    turn: view.turn,
    effects: EFFECTS.filter((id) => isInEffect(view, id)).map((id) => ({
      id,
      isLapsing: isLapsing(id),
      count: isLapsing(id) ? view.lapsing[id] : 1,
    })),
  };
}

/** How near each side is to winning by what it holds (2.1): from 0 on it would. */
export function marginsOf(view: View): readonly { readonly seat: Side; readonly value: number }[] {
  return SIDES.map((seat) => {
    const goals = goalsOf(view).filter(({ id, side }) => side === seat && id !== 'poorOrIslamist');
    return { seat, value: Math.max(...goals.map(({ value, goal }) => value - goal)) };
  });
}

function sideOnBoard(view: View, side: Side): SideOnBoard {
  const own = view.hands[side];
  const isOpen = own.length > 0 || view.handCounts[side] === 0;
  // A card whose use is being chosen leaves the hand only when it is laid open; it lies with the card in play already.
  const chosen = view.plays.filter((play) => play.side === side && !play.shown);
  const held = (isOpen ? own : view.known[side]).filter((card) => !chosen.some((play) => play.card === card));
  return {
    id: side,
    isActing: view.stage.kind === 'cards' && view.phase.side === side,
    handCount: view.handCounts[side] - chosen.length,
    handSize: side === 'us' ? usHandSize(view) : jihadistHandSize(view),
    cards: held.map((card) => cardOnBoard(view, side, card)),
    isOpen,
    reserves: view.reserves[side],
    mostReserves: MAX_RESERVES,
  };
}

/** Once its use is settled a card no longer says that it would trigger its Event: it is due, or has happened. */
function playOnBoard(view: View, { side, card, second, shown, due }: CardPlay): PlayOnBoard {
  const inPlay = (one: number): CardOnBoard | undefined => {
    if (one === 0) return undefined;
    const found = cardOnBoard(view, side, one);
    return shown ? { ...found, isTriggering: false } : found;
  };
  return { side, card: inPlay(card), second: inPlay(second), isDue: due };
}

function cardOnBoard(view: View, side: Side, card: number): CardOnBoard {
  const { ops, association } = cardFacts(card);
  return {
    card,
    ops,
    association,
    isPlayable: isPlayable(view, card, side),
    isTriggering: isTriggered(view, side, card),
  };
}

/** 2.1, 4.7.6 */
const goalsOf = ({ tally }: View): readonly GoalOnBoard[] => [
  { id: 'good', side: 'us', value: tally.good, goal: GOOD_RESOURCES },
  { id: 'fairOrGood', side: 'us', value: tally.fairOrGood, goal: COUNTRIES_NEEDED },
  { id: 'islamist', side: 'jihadist', value: tally.islamist, goal: ISLAMIST_RESOURCES },
  { id: 'poorOrIslamist', side: 'jihadist', value: tally.poorOrIslamist, goal: COUNTRIES_NEEDED },
];
