/** What lies on the table of the demonstration volume, and the questions one can ask of it (1). */
import {
  bySpace,
  type CoinState,
  counts,
  kindsIn,
  lastingEffects,
  marks,
  openings,
  pieceTable,
  placeableBy,
  plainPieceIds,
  type Space,
  spaceMap,
  touching,
} from '../../index.ts';
import {
  BORDERS,
  type Faction,
  FACTIONS,
  FORCES,
  type Guerrilla,
  type Kind,
  type Payer,
  POPULATIONS,
  SPACES,
  type SpaceId,
} from './facts.ts';

export { isNonPlayer } from '../../index.ts';

export const COIN_OPERATIONS = ['train', 'patrol', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type Operation = (typeof OPERATIONS)[number];
export const operationsOf = (faction: Faction): readonly Operation[] =>
  faction === 'rebels' ? INSURGENT_OPERATIONS : COIN_OPERATIONS;

export const ACTIVITIES = ['transport', 'air-strike', 'extort'] as const;
export const PHASES = ['victory', 'resources', 'support', 'reset'] as const;

export interface State extends CoinState<Pass> {
  /** 1 Allied pieces lost in Attacks, by column of the piece table. */
  readonly casualties: number[];
  aid: number;
}

/** The types of this volume, for the kits. */
export interface Pass {
  readonly space: SpaceId;
  readonly faction: Faction;
  readonly insurgent: 'rebels';
  readonly payer: Payer;
  readonly kind: Kind;
  readonly guerrilla: Guerrilla;
  readonly piece: Kind;
  /** Where a removed piece goes. */
  readonly fate: 'available' | 'casualties';
  readonly operation: Operation;
  readonly activity: (typeof ACTIVITIES)[number];
  readonly doing: Operation | 'event';
  readonly phase: (typeof PHASES)[number] | 'skipped';
  readonly level: -1 | 0 | 1;
  readonly tally: Record<string, never>;
  readonly state: State;
}

export const MAP = spaceMap(SPACES);
export const { AT, idOf, spaceOf } = MAP;
export const isLoc = bySpace(MAP.all, (space) => space === AT.road);
export const populationOf = bySpace(MAP.all, (space) => POPULATIONS[idOf(space)]);
const { spacesWhen, adjacentOf } = openings(touching(SPACES, BORDERS), []);
const LANDS = MAP.all.filter((space) => !isLoc(space));
export const spaces = (_state: State): readonly Space[] => spacesWhen(MAP.all)(0);
export const lands = (_state: State): readonly Space[] => LANDS;
export const adjacent = (_state: State, space: Space): readonly Space[] => adjacentOf(0, space);

export const TABLE = pieceTable(FORCES);
export const KIND_QUESTIONS = kindsIn<Faction, Kind, Guerrilla>(TABLE);
export const PIECE_IDS = plainPieceIds<Pass>(MAP, TABLE, {
  kindOf: (piece) => piece,
  pieceOf: (kind) => kind,
});
export const COUNTS = counts<Faction, 'rebels', Kind>(TABLE, FACTIONS);
export const { count, pieces, bases, allBases, guerrillas, underground, active, available, basesOnMap } =
  COUNTS;
/** The troops of the Crown or the Allies. */
export const TROOPS = { crown: 'crown-troops', allies: 'allied-troops' } as const;
export const cubes = COUNTS.countOf('crown-troops', 'allied-troops');

export const MARKERS = 4;
export const { level, totalSupport, totalOpposition, markersLeft } = marks<State, -1 | 0 | 1>({
  isLoc,
  populationOf,
  markers: MARKERS,
});
export const { capability, hasMomentum } = lastingEffects({ 'mountain-paths': 5 }, { storm: 7 });

/** 1 One Base a space, none on the road. */
export const room = (state: State, space: Space, kind: Kind): number => {
  if (TABLE.facts(kind).role !== 'base') return 99;
  return isLoc(space) ? 0 : Math.max(0, 1 - allBases(state, space));
};
export const placeable = placeableBy(COUNTS, room);

/** The table before anything is on it. */
export function emptyTable(variants: State['variants']): State {
  return {
    variants,
    stage: { kind: 'card' },
    ...TABLE.empty(SPACES.length),
    casualties: FORCES.map(() => 0),
    levels: SPACES.map(() => 0 as const),
    markers: SPACES.map(() => 0),
    resources: { crown: 0, rebels: 0 },
    aid: 0,
    card: 0,
    deck: [],
    shown: 0,
    played: [],
    unused: [],
    propagandas: 0,
    eligible: { crown: true, allies: true, rebels: true },
    done: [],
    next: { eligible: [], ineligible: [] },
    capabilities: {},
    momentum: [],
    turn: null,
    talks: 0,
  };
}

/** 2 Tracks and markers at the start of every game. */
export function placeMarkers(state: State): void {
  Object.assign(state.resources, { crown: 6, rebels: 3 });
  state.aid = 2;
  state.levels[AT.capital] = 1;
  state.levels[AT.hills] = -1;
}

const DEPLOYMENT: readonly (readonly [SpaceId, Kind, number])[] = [
  ['capital', 'crown-troops', 3],
  ['valley', 'allied-troops', 2],
  ['hills', 'rebels-underground', 2],
  ['hills', 'rebels-base', 1],
];

/** 2 The pieces of these factions. */
export function deploy(state: State, factions: readonly Faction[]): void {
  for (const [space, kind, number] of DEPLOYMENT)
    if (factions.includes(TABLE.facts(kind).faction)) TABLE.place(state, AT[space], kind, number);
}
