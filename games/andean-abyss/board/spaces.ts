/** What lies in each space, for whoever draws the map. */
import type { ControlOnBoard, MarkerOnBoard, SpaceOnBoard, StackOnBoard } from '@sandtable/coin/board';
import { type Kind, KINDS } from '../forces.ts';
import { factsOf, idOf, isCity, isLoc, type Space } from '../map.ts';
import {
  type Andes,
  controlNow,
  count,
  isControlFixed,
  isSabotaged,
  isZone,
  level,
  spaces,
  terror,
} from '../state.ts';
import type { View } from '../view.ts';
import { BOARDS } from './boards.ts';

export const spacesOnBoard = (view: View): readonly SpaceOnBoard<Andes>[] =>
  spaces(view).map((space) => spaceOnBoard(view, space));

function spaceOnBoard(view: View, space: Space): SpaceOnBoard<Andes> {
  const { population, econ, terrain, pipeline } = factsOf(space);
  const line = isLoc(space);
  return {
    id: idOf(space),
    kind: line ? (pipeline ? 'pipeline' : 'road') : isCity(space) ? 'city' : 'department',
    terrain,
    population: line ? null : population,
    econ: line ? econ : null,
    level: population === 0 ? null : level(view, space),
    control: line ? null : controlIn(view, space),
    markers: markersIn(view, space),
    stacks: stacksIn(view, space),
    isWorked: BOARDS.isWorked(view, space),
  };
}

function controlIn(view: View, space: Space): ControlOnBoard | null {
  const faction = controlNow(view, space);
  return faction === undefined ? null : { faction, isFixed: isControlFixed(view) };
}

function markersIn(view: View, space: Space): readonly MarkerOnBoard[] {
  const markers: MarkerOnBoard[] = [];
  if (isSabotaged(view, space)) markers.push({ id: 'sabotage', count: 1 });
  const terrors = terror(view, space);
  if (terrors > 0) markers.push({ id: 'terror', count: terrors });
  if (isZone(view, space)) markers.push({ id: 'farc-zone', count: 1 });
  return markers;
}

/** Those that carry Shipments lie apart from the others of their kind (4.5.3). */
function stacksIn(view: View, space: Space): readonly StackOnBoard<Kind>[] {
  const carriers = view.carriers.filter((carrier) => carrier.space === space);
  return KINDS.flatMap((kind) => {
    const loads = carriers.filter((carrier) => carrier.kind === kind).map((carrier) => carrier.load);
    const free = count(view, space, kind) - loads.length;
    return [
      ...(free > 0 ? [{ kind, count: free, load: 0 }] : []),
      ...[...new Set(loads)]
        .toSorted((a, b) => a - b)
        .map((load) => ({ kind, count: loads.filter((one) => one === load).length, load })),
    ];
  });
}
