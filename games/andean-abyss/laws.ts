/** What must hold at every rest (1.4, 1.6, 1.7, 3.3.4, 4.5.3). */
import type { Message } from '@sandtable/engine';
import { AID_LIMIT, RESOURCES_LIMIT } from './changes.ts';
import { FACTIONS, TABLE } from './forces.ts';
import { AT, idOf, isDepartment, isLoc, populationOf, type Space, spacesOf } from './map.ts';
import {
  allBases,
  allPieces,
  available,
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
import { say } from './text/say.ts';

/** What is wrong with the table; undefined when nothing is. */
export function faultOf(state: State): Message | undefined {
  return (
    piecesFault(state) ??
    zonesFault(state) ??
    markersFault(state) ??
    carriersFault(state) ??
    tracksFault(state) ??
    cardsFault(state)
  );
}

function piecesFault(state: State): Message | undefined {
  const scarce = TABLE.kinds.find((kind) => available(state, kind) < 0);
  if (scarce !== undefined) return say('fault.too-many', '1.4.1', { kind: scarce });
  const problem = TABLE.fault(state, (kind) => (kind === 'auc-underground' ? state.lost : 0));
  if (problem !== undefined) return say('fault.miscounted', '1.4.1', { problem });
  for (const space of spacesOf(3)) {
    if (!spaces(state).includes(space) && allPieces(state, space) > 0)
      return say('fault.not-opened', '1.3.5', { space: idOf(space) });
    if (allBases(state, space) > (isLoc(space) ? 0 : 2))
      return say('fault.bases', '1.4.2', { space: idOf(space) });
    if (isZone(state, space) && pieces(state, space, 'government') > 0)
      return say('fault.zone', '1.4.2', { space: idOf(space) });
  }
  const crowd = FACTIONS.find((faction) => pieces(state, AT.ecuador, faction) > ECUADOR_LIMIT);
  return crowd === undefined ? undefined : say('fault.ecuador', '1.4.2', { faction: crowd });
}

/** 6.4.4 Zones are Departments, and none of them twice. */
function zonesFault({ zones, opened }: State): Message | undefined {
  const isWrong = (zone: Space, i: number): boolean =>
    !isDepartment(zone) || !spacesOf(opened).includes(zone) || zones.indexOf(zone) < i;
  const wrong = zones.find(isWrong);
  return wrong === undefined ? undefined : say('fault.no-zone', '6.4.4', { space: idOf(wrong) });
}

function markersFault(state: State): Message | undefined {
  if (markersLeft(state) < 0) return say('fault.markers', '3.3.4');
  const isWrong = (space: Space): boolean => {
    const here = state.markers[space] ?? 0;
    return here < 0 || (isLoc(space) && here > 1) || (here > 0 && !spaces(state).includes(space));
  };
  const wrong = spacesOf(3).find(
    (space) => isWrong(space) || (populationOf(space) === 0 && level(state, space) !== 0),
  );
  return wrong === undefined ? undefined : say('fault.marker', '1.6.2', { space: idOf(wrong) });
}

function carriersFault(state: State): Message | undefined {
  if (shipmentsLeft(state) < 0) return say('fault.shipments', '4.5.3');
  for (const { space, kind, load } of state.carriers) {
    const alike = state.carriers.filter((other) => other.space === space && other.kind === kind);
    if (load < 1 || alike.length > count(state, space, kind))
      return say('fault.carrier', '4.5.3', { space: idOf(space) });
  }
  return undefined;
}

function tracksFault(state: State): Message | undefined {
  for (const faction of FACTIONS) {
    const resources = state.resources[faction];
    if (!Number.isInteger(resources) || resources < 0 || resources > RESOURCES_LIMIT)
      return say('fault.resources', '1.7', { faction, resources });
  }
  return state.aid < 0 || state.aid > AID_LIMIT ? say('fault.aid', '1.7', { aid: state.aid }) : undefined;
}

function cardsFault(state: State): Message | undefined {
  const cards = [state.card, ...state.deck, ...state.played, ...state.unused].filter((card) => card > 0);
  return new Set(cards).size === cards.length ? undefined : say('fault.card-twice', '2.1');
}
