/** What must hold at every rest (1.4, 1.6, 1.7, 3.3.4, 4.5.3). */
import { AID_LIMIT, RESOURCES_LIMIT } from './deeds.ts';
import { FACTIONS, TABLE } from './forces.ts';
import { AT, idOf, isLoc, populationOf, type Space, spacesOf } from './map.ts';
import {
  allBases,
  allPieces,
  count,
  ECUADOR_LIMIT,
  isZone,
  level,
  markersLeft,
  pieces,
  shipmentsLeft,
  spaces,
  type State,
} from './state.ts';

/** What is wrong with the table, in a few words; undefined when nothing is. */
export function faultOf(state: State): string | undefined {
  return (
    piecesFault(state) ??
    markersFault(state) ??
    carriersFault(state) ??
    tracksFault(state) ??
    cardsFault(state)
  );
}

function piecesFault(state: State): string | undefined {
  const fault = TABLE.fault(state, (kind) => (kind === 'auc-underground' ? state.lost : 0));
  if (fault !== undefined) return fault;
  for (const space of spacesOf(3)) {
    if (!spaces(state).includes(space) && allPieces(state, space) > 0)
      return `pieces in ${idOf(space)}, which is no space`;
    if (allBases(state, space) > (isLoc(space) ? 0 : 2)) return `too many Bases in ${idOf(space)}`;
    if (isZone(state, space) && pieces(state, space, 'government') > 0)
      return `Government pieces in the FARC Zone ${idOf(space)}`;
  }
  const crowd = FACTIONS.find((faction) => pieces(state, AT.ecuador, faction) > ECUADOR_LIMIT);
  return crowd === undefined ? undefined : `too many ${crowd} pieces in ecuador`;
}

function markersFault(state: State): string | undefined {
  if (markersLeft(state) < 0) return 'more Terror and Sabotage than there are markers';
  const isWrong = (space: Space): boolean =>
    (state.markers[space] ?? 0) < 0 || (isLoc(space) && (state.markers[space] ?? 0) > 1);
  const wrong = spacesOf(3).find(
    (space) => isWrong(space) || (populationOf(space) === 0 && level(state, space) !== 0),
  );
  return wrong === undefined ? undefined : `a wrong marker in ${idOf(wrong)}`;
}

function carriersFault(state: State): string | undefined {
  if (shipmentsLeft(state) < 0) return 'more Shipments than there are';
  for (const { space, kind, load } of state.carriers) {
    const alike = state.carriers.filter((other) => other.space === space && other.kind === kind);
    if (load < 1 || alike.length > count(state, space, kind))
      return `a Shipment nobody carries in ${idOf(space)}`;
  }
  return undefined;
}

function tracksFault(state: State): string | undefined {
  for (const faction of FACTIONS) {
    const resources = state.resources[faction];
    if (!Number.isInteger(resources) || resources < 0 || resources > RESOURCES_LIMIT)
      return `${faction} has ${resources} Resources`;
  }
  return state.aid < 0 || state.aid > AID_LIMIT ? `Aid is ${state.aid}` : undefined;
}

function cardsFault(state: State): string | undefined {
  const cards = [state.card, ...state.deck, ...state.played, ...state.unused].filter((card) => card > 0);
  return new Set(cards).size === cards.length ? undefined : 'a card lies in two places';
}
