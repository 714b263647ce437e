/** A card with what is printed on it, and what it may still do. */
import { isFree } from '../actions/special.ts';
import { type CardKind, kindOf } from '../components/cards.ts';
import type { Impact } from '../components/court.ts';
import type { Empire } from '../components/empires.ts';
import { impactsOf } from '../components/impacts.ts';
import { type LocationId, locationId } from '../components/map.ts';
import type { Mode, SpecialAction } from '../components/modes.ts';
import type { Colour } from '../components/players.ts';
import { ownerOfSpy, type SpotId, spotId, spotOfSpy } from '../spies.ts';
import { type Court, courtCard, rankOf, type Who } from '../state.ts';
import type { View } from '../view.ts';

export interface CardOnBoard {
  readonly id: string;
  readonly kind: CardKind;
  /** Of a card that is played into a tableau. */
  readonly court: CourtOnBoard | null;
}

interface CourtOnBoard {
  readonly mode: Mode;
  readonly rank: number;
  readonly location: LocationId;
  readonly patriot: Empire | null;
  readonly prize: Empire | null;
  readonly impacts: readonly Impact[];
  /** E1.3 Free ones are not counted under the regime in force. */
  readonly actions: readonly { readonly id: SpecialAction; readonly isFree: boolean }[];
  /** Confirmed by an owner; otherwise rebuilt. */
  readonly isKnown: boolean;
}

/** A card in a tableau. */
export interface SeatedCard extends CardOnBoard {
  /** E5.3 Spies by where they stand, alike ones together. */
  readonly spies: readonly { readonly owner: Colour; readonly spot: SpotId; readonly count: number }[];
  /** E1.4 It has acted in this turn. */
  readonly isUsed: boolean;
  /** J7.2 Capability cards behind it. */
  readonly augments: number;
}

export function cardOnBoard(view: View, card: number): CardOnBoard {
  const kind = kindOf(card);
  return { id: String(card), kind, court: kind === 'court' ? courtOnBoard(view, card) : null };
}

function courtOnBoard(view: View, card: number): CourtOnBoard {
  const facts = courtCard(view, card);
  return {
    mode: facts.mode,
    rank: facts.rank,
    location: locationId(facts.location),
    patriot: facts.patriot,
    prize: facts.prize,
    impacts: impactsOf(facts),
    actions: facts.actions.map((id) => ({ id, isFree: isFree(view, id) })),
    isKnown: facts.known,
  };
}

export function seatedCard(view: View, court: Court): SeatedCard {
  const printed = courtOnBoard(view, court.card);
  return {
    id: String(court.card),
    kind: 'court',
    court: { ...printed, rank: rankOf(view, court) },
    spies: spiesOn(view, court),
    isUsed: view.turn.used.includes(court.card),
    augments: court.augments.length,
  };
}

function spiesOn(view: View, { spies }: Court): SeatedCard['spies'] {
  return [...new Set(spies)].map((spy) => ({
    owner: colourAt(view, ownerOfSpy(spy)),
    spot: spotId(spotOfSpy(spy)),
    count: spies.filter((one) => one === spy).length,
  }));
}

export function colourAt(view: View, who: Who): Colour {
  const player = view.players[who];
  if (player === undefined) throw new Error(`no player ${who}`);
  return player.colour;
}
