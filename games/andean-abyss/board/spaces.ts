/** What lies in each space, for whoever draws the map. */
import { type Kind, KINDS } from '../forces.ts';
import { factsOf, idOf, isCity, isLoc, type Space, type SpaceFacts, type SpaceId } from '../map.ts';
import { count, hasMajority, isSabotaged, isZone, level, spaces, terror } from '../state.ts';
import type { View } from '../view.ts';

export interface SpaceOnBoard {
  readonly id: SpaceId;
  readonly kind: 'city' | 'department' | 'pipeline' | 'road';
  readonly terrain: SpaceFacts['terrain'];
  /** Null for a LoC, which has none (1.3.2, 1.3.3). */
  readonly population: number | null;
  /** Null for what is no LoC (1.3.4). */
  readonly econ: number | null;
  /** 1.6.1 Active Opposition (-2) to Active Support (2); null where it is 0 for good (1.6.2). */
  readonly level: number | null;
  readonly control: ControlOnBoard | null;
  readonly markers: readonly { readonly id: 'terror' | 'sabotage' | 'farc-zone'; readonly count: number }[];
  /** In the order of KINDS. */
  readonly stacks: readonly StackOnBoard[];
  /** Chosen for the Operation or the Special Activity under way. */
  readonly isWorked: boolean;
}

/** Who has Control, by the last count or as it stands (6.2). */
export interface ControlOnBoard {
  readonly faction: 'government' | 'farc';
  /** Counted in the Control Phase; otherwise merely how things stand. */
  readonly isFixed: boolean;
}

/** Pieces alike in everything. */
export interface StackOnBoard {
  readonly kind: Kind;
  readonly count: number;
  /** Shipments that each of these carries (4.5.3). */
  readonly load: number;
}

export const spacesOnBoard = (view: View): readonly SpaceOnBoard[] =>
  spaces(view).map((space) => spaceOnBoard(view, space));

function spaceOnBoard(view: View, space: Space): SpaceOnBoard {
  const { population, econ, terrain, pipeline } = factsOf(space);
  const line = isLoc(space);
  const { turn } = view;
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
    isWorked: turn !== null && (turn.spaces.includes(space) || turn.activitySpaces.includes(space)),
  };
}

const RIVALS = ['government', 'farc'] as const;

function controlIn(view: View, space: Space): ControlOnBoard | null {
  const fixed = RIVALS.find((faction) => view.control[faction].includes(space));
  if (fixed !== undefined) return { faction: fixed, isFixed: true };
  const stronger = RIVALS.find((faction) => hasMajority(view, space, faction));
  return stronger === undefined ? null : { faction: stronger, isFixed: false };
}

function markersIn(view: View, space: Space): SpaceOnBoard['markers'] {
  const markers: SpaceOnBoard['markers'][number][] = [];
  if (isSabotaged(view, space)) markers.push({ id: 'sabotage', count: 1 });
  const terrors = terror(view, space);
  if (terrors > 0) markers.push({ id: 'terror', count: terrors });
  if (isZone(view, space)) markers.push({ id: 'farc-zone', count: 1 });
  return markers;
}

/** Those that carry Shipments lie apart from the others of their kind (4.5.3). */
function stacksIn(view: View, space: Space): readonly StackOnBoard[] {
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
