/** Everything that a board of this game shows. */
import { GAP } from '../components/cards.ts';
import { type ByEmpire, type Empire } from '../components/empires.ts';
import { type LocationId, locationId, mapOf } from '../components/map.ts';
import type { Mode } from '../components/modes.ts';
import { type Colour, COUNTED_ACTIONS, GIFTS } from '../components/players.ts';
import { MARKET_PLACES } from '../market-places.ts';
import { priceOf, shareOf, shareTarget } from '../rupees.ts';
import { COLUMNS } from '../state.ts';
import type { PlayerView, View } from '../view.ts';
import { type CardOnBoard, cardOnBoard, colourAt, type SeatedCard, seatedCard } from './cards.ts';
import { type SpaceOnBoard, spacesOnBoard } from './map.ts';
import { type Ends, endsOf, ringOf } from './ring.ts';

export interface Board {
  readonly spaces: readonly SpaceOnBoard[];
  /** Whether no owner has confirmed its connections. */
  readonly isMapRebuilt: boolean;
  /** C3.2 The top row, then the bottom row, from the left. */
  readonly market: readonly MarketPlace[];
  /** E3.7 What each column to the left gets of a price. */
  readonly share: number;
  /** Clockwise, in the order of play. */
  readonly players: readonly PlayerOnBoard[];
  /** E5.1 All tableau cards clockwise; after the last comes the first. */
  readonly ring: readonly string[];
  readonly empires: readonly EmpireOnBoard[];
  readonly regime: Mode;
  /** D1.1 */
  readonly turn: { readonly player: Colour; readonly counted: number; readonly most: number } | null;
  readonly deckCount: number;
  readonly discards: number;
  /** J6 Headlines that stay. */
  readonly lasting: readonly { readonly card: string; readonly amount: number }[];
}

export interface MarketPlace {
  readonly id: string;
  readonly card: CardOnBoard | null;
  readonly price: number;
  /** Rupees that lie on the card, and go with it (E3.5). */
  readonly rupees: number;
  /** E3.4 Whoever plays has paid on it in this turn. */
  readonly isClosed: boolean;
  /** E3.3, E3.8 The places that get a share of its price; fewer than columns where some of it leaves the game. */
  readonly pays: readonly string[];
}

export interface PlayerOnBoard {
  readonly id: Colour;
  readonly isActing: boolean;
  /** C6.1 Null until it is chosen. */
  readonly loyalty: Empire | null;
  readonly rupees: number;
  /** E11.4 Of these so many are safe from tax. */
  readonly shelter: number;
  readonly cubes: number;
  readonly militaryStars: number;
  /** Null where it is hidden. */
  readonly hand: readonly CardOnBoard[] | null;
  readonly handCount: number;
  readonly handSize: number;
  readonly tableau: readonly SeatedCard[];
  readonly tableauSize: number;
  /** E5.1 Whose tableaux lie beyond its ends. */
  readonly beyond: Ends;
  readonly influence: Readonly<ByEmpire<number>>;
  readonly hasLoyaltyCard: boolean;
  readonly prizes: readonly string[];
  /** E10.2 Every spot, and whether a cube lies there. */
  readonly gifts: readonly { readonly cost: number; readonly isGiven: boolean }[];
  readonly capabilities: readonly { readonly id: string; readonly isActive: boolean }[];
  /** J3 */
  readonly wazirs: readonly LocationId[];
  readonly prisoners: readonly Colour[];
  /** I1.4, I2; null where the option is not played. */
  readonly points: number | null;
  readonly badal: number | null;
}

export interface EmpireOnBoard {
  readonly id: Empire;
  /** H2.1 Units of the regime's mode, and those of the others together, which they must exceed. */
  readonly units: number;
  readonly others: number;
  readonly hasAllKinds: boolean;
  /** H2.1 Of each kind, as they stand. */
  readonly kinds: Readonly<Record<Mode, number>>;
  /** It would be supreme if a topple were bought now. */
  readonly isSupreme: boolean;
  readonly supply: number;
  /** B7 Who holds its favor. */
  readonly favor: Colour | null;
}

export function boardOf(view: View): Board {
  return {
    spaces: spacesOnBoard(view),
    isMapRebuilt: !mapOf(view).known,
    market: MARKET_PLACES.map((id, place) => marketPlace(view, id, place)),
    share: shareOf(view),
    players: view.players.map((player, who) => playerOnBoard(view, player, who)),
    ring: ringOf(view),
    empires: view.empires.map(({ empire, units, others, hasAllKinds, kinds }) => {
      const favor = view.favors[empire];
      return {
        id: empire,
        units,
        others,
        hasAllKinds,
        kinds,
        isSupreme: view.supremeNow === empire,
        supply: view.supply[empire],
        favor: favor === null ? null : colourAt(view, favor),
      };
    }),
    regime: view.regime,
    turn:
      view.stage === 'loyalty'
        ? null
        : { player: colourAt(view, view.turn.player), counted: view.turn.counted, most: COUNTED_ACTIONS },
    deckCount: view.deckCount,
    discards: view.discards.length,
    lasting: view.lasting.map(({ card, amount }) => ({ card: String(card), amount })),
  };
}

function marketPlace(view: View, id: string, place: number): MarketPlace {
  const card = view.market.cards[place] ?? GAP;
  return {
    id,
    card: card === GAP ? null : cardOnBoard(view, card),
    price: priceOf(view, place),
    rupees: view.market.rupees[place] ?? 0,
    isClosed: (view.turn.paid & (1 << place)) !== 0,
    pays: card === GAP ? [] : paysOn(view, place),
  };
}

function paysOn(view: View, place: number): readonly string[] {
  const places: string[] = [];
  for (let column = 0; column < place % COLUMNS; column++) {
    const target = shareTarget(view, place, column);
    const id = target === undefined ? undefined : MARKET_PLACES[target];
    if (id !== undefined) places.push(id);
  }
  return places;
}

function playerOnBoard(view: View, player: PlayerView, who: number): PlayerOnBoard {
  const { variants } = view;
  return {
    id: player.colour,
    isActing: view.stage !== 'loyalty' && view.turn.player === who,
    loyalty: player.loyalty,
    rupees: player.rupees,
    shelter: player.shelter,
    cubes: player.cubes,
    militaryStars: player.militaryStars,
    hand: player.hand === null ? null : player.hand.map((card) => cardOnBoard(view, card)),
    handCount: player.handCount,
    handSize: player.handSize,
    tableau: player.tableau.map((court) => seatedCard(view, court)),
    tableauSize: player.tableauSize,
    beyond: endsOf(view, who),
    influence: player.influence,
    hasLoyaltyCard: player.loyaltyCard !== null,
    prizes: player.prizes.map(String),
    gifts: GIFTS.map((cost) => ({ cost, isGiven: player.gifts.includes(cost) })),
    capabilities: player.capabilities.map(({ card, active }) => ({ id: String(card), isActive: active })),
    wazirs: view.wazirs.flatMap((holder, location) => (holder === who ? [locationId(location)] : [])),
    prisoners: player.prisoners.map((one) => colourAt(view, one)),
    points: variants.nationBuilding ? player.points : null,
    badal: variants.badal ? player.badal : null,
  };
}
