/** The table as a position file (docs/positions/pax-pamir.md). */
import type { Json } from '@sandtable/engine';
import { GAP } from '../components/cards.ts';
import { type ByEmpire, EMPIRES } from '../components/empires.ts';
import { ALL_CONNECTIONS, locationId, LOCATIONS } from '../components/map.ts';
import { MARKET_PLACES, marketPlace } from '../market-places.ts';
import { hasSpy, spiesOn, spotId, spotOfSpy, ownerOfSpy } from '../spies.ts';
import {
  cardAt,
  COLUMNS,
  colourOf,
  type Court,
  findCourt,
  type Player,
  playerOf,
  rupeesAt,
  type State,
  tribesIn,
} from '../state.ts';

type Fields = Record<string, Json>;

/** Between actions and turns; undefined before loyalties are chosen and after the end. */
export function positionOf(state: State): Json | undefined {
  if (state.stage === 'loyalty' || state.stage === 'over') return undefined;
  return {
    regime: state.regime,
    players: state.players.map((player) => writePlayer(state, player)),
    ...filled('armies', byPlace(state.armies, LOCATIONS)),
    ...filled('roads', byPlace(state.roads, ALL_CONNECTIONS)),
    ...(state.variants.khyberKnives ? { cylinders: writeCylinders(state) } : {}),
    market: { top: writeRow(state, 0), bottom: writeRow(state, 1) },
    deck: state.deck.toReversed(),
    piles: state.piles.toReversed(),
    ...filled('discards', state.discards),
    turn: writeTurn(state),
    ...(state.stage === 'cleanup' ? { stage: 'cleanup' } : {}),
    ...filled('talk', writeTalk(state)),
    ...filled(
      'favors',
      holders(state, EMPIRES, (empire) => state.favors[empire]),
    ),
    ...filled(
      'wazirs',
      holders(state, LOCATIONS, (_, at) => state.wazirs[at] ?? null),
    ),
    ...filled(
      'lasting',
      state.lasting.map(({ card, amount }) => ({ card, amount })),
    ),
    ...(state.supreme === null ? {} : { supreme: state.supreme }),
    ...(state.anchor === GAP ? {} : { anchor: state.anchor }),
  };
}

/** What is empty or 0 is not said. */
function filled(field: string, value: readonly Json[] | Fields | number): Fields {
  const isEmpty = typeof value === 'number' ? value === 0 : Object.keys(value).length === 0;
  return isEmpty ? {} : { [field]: value };
}

function byPlace(counts: Readonly<ByEmpire<readonly number[]>>, places: readonly string[]): Fields {
  const told: Fields = {};
  for (const [at, place] of places.entries()) {
    const here: Fields = {};
    for (const empire of EMPIRES) Object.assign(here, filled(empire, counts[empire][at] ?? 0));
    Object.assign(told, filled(place, here));
  }
  return told;
}

const writeCylinders = (state: State): Fields =>
  Object.fromEntries(EMPIRES.map((empire) => [empire, { box: state.box[empire], gone: state.gone[empire] }]));

function writeRow(state: State, row: 0 | 1): Json[] {
  return Array.from({ length: COLUMNS }, (_, column): Json => {
    const place = row * COLUMNS + column;
    const card = cardAt(state, place);
    const rupees = rupeesAt(state, place);
    if (card === GAP) return null;
    return rupees === 0 ? card : { card, rupees };
  });
}

function holders<T extends string>(
  state: State,
  of: readonly T[],
  holderOf: (one: T, at: number) => number | null,
): Fields {
  const told: Fields = {};
  for (const [at, one] of of.entries()) {
    const holder = holderOf(one, at);
    if (holder !== null) told[one] = colourOf(state, holder);
  }
  return told;
}

function writePlayer(state: State, player: Player): Fields {
  const { colour, rupees, loyalty, loyaltyCard, points, badal } = player;
  return {
    colour,
    rupees,
    loyalty,
    ...(loyaltyCard === null ? {} : { loyaltyCard: loyaltyCard + 1 }),
    ...filled('hand', player.hand),
    ...filled(
      'tableau',
      player.tableau.map((court) => writeCourt(state, court)),
    ),
    ...filled('prizes', player.prizes),
    ...filled('gifts', player.gifts),
    ...filled(
      'tribes',
      Object.assign({}, ...LOCATIONS.map((id, at) => filled(id, tribesIn(player, at)))) as Fields,
    ),
    ...filled('points', points),
    ...filled('badal', badal),
    ...filled(
      'capabilities',
      player.capabilities.map(({ card, active }) => ({ card, active })),
    ),
    ...filled(
      'prisoners',
      player.prisoners.map((who) => colourOf(state, who)),
    ),
  };
}

function writeCourt(state: State, court: Court): Json {
  if (court.spies.length + court.augments.length === 0) return court.card;
  return {
    card: court.card,
    ...filled(
      'spies',
      spiesOn(court).map((spy) => ({
        of: colourOf(state, ownerOfSpy(spy)),
        at: spotId(spotOfSpy(spy)),
        count: court.spies.filter((one) => one === spy).length,
      })),
    ),
    ...filled('augments', court.augments),
  };
}

function writeTurn(state: State): Fields {
  const { turn } = state;
  return {
    player: colourOf(state, turn.player),
    ...filled('counted', turn.counted),
    ...filled('discards', turn.discards),
    ...filled('used', turn.used),
    ...filled(
      'paid',
      MARKET_PLACES.map((_, place) => place)
        .filter((place) => (turn.paid & (1 << place)) !== 0)
        .map(marketPlace),
    ),
    ...filled('wazirs', turn.wazirs.map(locationId)),
    ...filled(
      'avenged',
      turn.avenged.map((who) => colourOf(state, who)),
    ),
    ...filled('casualties', turn.casualties),
  };
}

/** G1 What still holds: a toll that is lower than the full one, a spy that still stands there. */
function writeTalk(state: State): Fields {
  const { offers, waivers, loans } = state.talk;
  return {
    ...filled(
      'offers',
      offers.map(({ seller, card, price }) => ({ seller: colourOf(state, seller), card, price })),
    ),
    ...filled(
      'waivers',
      waivers
        .filter(({ owner, location, asks }) => asks < tribesIn(playerOf(state, owner), location))
        .map(({ owner, location, asks }) => ({
          owner: colourOf(state, owner),
          location: locationId(location),
          asks,
        })),
    ),
    ...filled(
      'loans',
      loans
        .filter(({ owner, card }) => {
          const found = findCourt(state, card);
          return found !== undefined && hasSpy(found.court, owner);
        })
        .map(({ owner, card }) => ({ owner: colourOf(state, owner), card })),
    ),
  };
}
