/** What must hold at every rest (1.4, 1.6, 1.7, 3.3.4, 4.5.3). */
import { laws } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { AID_LIMIT, RESOURCES_LIMIT } from './changes.ts';
import { FACTIONS, TABLE } from './forces.ts';
import { AT, idOf, isDepartment, isLoc, MAP, populationOf, type Space, spacesOf } from './map.ts';
import {
  allPieces,
  type Andes,
  count,
  COUNTS,
  ECUADOR_LIMIT,
  isZone,
  markersLeft,
  pieces,
  shipmentsLeft,
  spaces,
  type State,
} from './state.ts';
import { say } from './text/say.ts';

const LAWS = laws<Andes>({
  rules: {
    pieces: '1.4.1',
    stacking: '1.4.2',
    markers: '3.3.4',
    levels: '1.6.2',
    tracks: '1.7',
    cards: '2.1',
  },
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  isLoc,
  populationOf,
  spaces,
  markersLeft,
  lost: (state, kind) => (kind === 'auc-underground' ? state.lost : 0),
  payers: FACTIONS,
  resourcesLimit: RESOURCES_LIMIT,
  basesLimit: 2,
});

/** What is wrong with the table; undefined when nothing is. */
export function faultOf(state: State): Message | undefined {
  return (
    LAWS.piecesFault(state) ??
    stacksFault(state) ??
    zonesFault(state) ??
    LAWS.markersFault(state) ??
    carriersFault(state) ??
    LAWS.resourcesFault(state) ??
    aidFault(state) ??
    LAWS.cardsFault(state)
  );
}

function stacksFault(state: State): Message | undefined {
  for (const space of spacesOf(3)) {
    if (!spaces(state).includes(space) && allPieces(state, space) > 0)
      return say('fault.not-opened', '1.3.5', { space: idOf(space) });
    const crowded = LAWS.basesFault(state, space);
    if (crowded !== undefined) return crowded;
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

function carriersFault(state: State): Message | undefined {
  if (shipmentsLeft(state) < 0) return say('fault.shipments', '4.5.3');
  for (const { space, kind, load } of state.carriers) {
    const alike = state.carriers.filter((other) => other.space === space && other.kind === kind);
    if (load < 1 || alike.length > count(state, space, kind))
      return say('fault.carrier', '4.5.3', { space: idOf(space) });
  }
  return undefined;
}

const aidFault = ({ aid }: State): Message | undefined =>
  aid < 0 || aid > AID_LIMIT ? say('fault.aid', '1.7', { aid }) : undefined;
