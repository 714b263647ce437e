/** What lies on the table, and the questions one can ask of it. */
import {
  type CoinState,
  type CoinTurn,
  counts,
  isAmong,
  marks as coinMarks,
  placeableBy,
  type Side,
  type Variants as SeriesVariants,
} from '@sandtable/coin';
import {
  ALL_PIECES,
  type Faction,
  FACTIONS,
  type GuerrillaKind,
  type Insurgent,
  type Kind,
  TABLE,
} from './forces.ts';
import {
  adjacentOf,
  AT,
  departmentsOf,
  isLoc,
  landsOf,
  type Opened,
  populationOf,
  type Space,
  type SpaceId,
  spacesOf,
} from './map.ts';

/** 1.6.1 Active Opposition to Active Support. */
export type Level = -2 | -1 | 0 | 1 | 2;
export type President = 'samper' | 'pastrana' | 'uribe';
export { isNonPlayer } from '@sandtable/coin';
export type { Side };

export const COIN_OPERATIONS = ['train', 'patrol', 'sweep', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack', 'terror'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type Operation = (typeof OPERATIONS)[number];

/** 3.2, 3.3 The Operations of a faction. */
export const operationsOf = (faction: Faction): readonly Operation[] =>
  faction === 'government' ? COIN_OPERATIONS : INSURGENT_OPERATIONS;

export const ACTIVITIES = [
  'air-lift',
  'air-strike',
  'eradicate',
  'extort',
  'ambush',
  'kidnap',
  'assassinate',
  'cultivate',
  'process',
  'bribe',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** A guerrilla that carries Shipments (4.5.3). */
export interface Carrier {
  space: Space;
  kind: GuerrillaKind;
  load: number;
}

/** What a turn is about. */
export type Doing = Operation | 'event' | 'agitation' | 'redeploy';

/** What the acting faction is doing. */
export type Turn = CoinTurn<Andes>;

/** What is counted in a turn. */
interface Tally {
  /** Shipments placed by Process, which then removes no Bases (4.5.2, D43). */
  shipments: number;
  /** Spaces in which Terror was executed, for the cut in Aid (3.3.4). */
  terrors: number;
}

/** The variants agreed on before play, as far as the rules look at them (1.5, 2.2, 2.3.1, 2.4.1). */
export type Variants = SeriesVariants<Faction>;

/** The phases of a Propaganda Round in order (6.1 to 6.6); the Support Phase has four. */
export const PHASES = [
  'victory',
  'control',
  'resources',
  'civic-action',
  'agitation',
  'election',
  'elite-backing',
  'redeploy',
  'reset',
] as const;
/** Redeploy and Reset are skipped in the final Round. */
export const FINAL_PHASE = 'elite-backing';
/** 'skipped' when a Propaganda card directly follows another one (6.0). */
export type Phase = (typeof PHASES)[number] | 'skipped';

export interface State extends CoinState<Andes> {
  /** AUC guerrillas out of the game for good (card 49). */
  lost: number;
  readonly carriers: Carrier[];
  readonly zones: Space[];
  /** 1.3.5 Neighbours that have become spaces. */
  opened: Opened;
  /** 6.2 Fixed in the Control Phase, cleared at Reset. */
  control: { readonly government: Space[]; readonly farc: Space[] };
  aid: number;
  president: President;
  /** 2.3.6 Factions that had a free Limited Operation from a Shipment on this card. */
  shipped: Faction[];
  /** Spaces Swept and Assaulted on this card, for cards 2 and 3. */
  targets: { sweep: number; assault: number };
  /** The faction that card 42 shields. */
  shielded: Faction | null;
}

/** A piece as one can point at it: its kind, and its load if it carries Shipments. */
export type PieceId = Kind | `${GuerrillaKind}+${number}`;

/** What becomes of the Shipments of a removed guerrilla: its owner saves them (4.5.3), or the remover gets them. */
export type Fate = 'owner' | 'remover';

/** The types of this volume, for the kits of the series. */
export interface Andes {
  readonly space: SpaceId;
  readonly faction: Faction;
  readonly insurgent: Insurgent;
  readonly payer: Faction;
  readonly kind: Kind;
  readonly guerrilla: GuerrillaKind;
  readonly piece: PieceId;
  readonly fate: Fate;
  readonly operation: Operation;
  readonly activity: Activity;
  readonly doing: Doing;
  readonly phase: Phase;
  readonly level: Level;
  readonly state: State;
  readonly tally: Tally;
}

// Where.

export const spaces = (state: State): readonly Space[] => spacesOf(state.opened);
export const departments = (state: State): readonly Space[] => departmentsOf(state.opened);
/** Cities and Departments. */
export const lands = (state: State): readonly Space[] => landsOf(state.opened);
export const adjacent = (state: State, space: Space): readonly Space[] => adjacentOf(state.opened, space);
export const isZone = (state: State, space: Space): boolean => isAmong(state.zones, space);

// Who is there (1.4).

export const COUNTS = counts<Faction, Insurgent, Kind>(TABLE, FACTIONS);
export const {
  inColumn,
  count,
  firstColumn,
  guerrillas,
  underground,
  active,
  allGuerrillas,
  bases,
  allBases,
  pieces,
  allPieces,
  hasMajority,
  available,
  basesOnMap,
} = COUNTS;
export const troops = COUNTS.countOf('troops');
export const police = COUNTS.countOf('police');
export const cubes = COUNTS.countOf('troops', 'police');
export const insurgentPieces = (state: State, space: Space): number =>
  allPieces(state, space) - pieces(state, space, 'government');
/** Pieces of everybody else. */
export const enemies = (state: State, space: Space, faction: Faction): number =>
  allPieces(state, space) - pieces(state, space, faction);

// Control (6.2).

const RIVALS = ['government', 'farc'] as const;
const CONTROL_PHASE = PHASES.indexOf('control');

/** From the Control Phase until Reset. */
export const isControlFixed = ({ stage }: State): boolean =>
  stage.kind === 'propaganda' && PHASES.findIndex((phase) => phase === stage.phase) > CONTROL_PHASE;

/** D8 Who is in Control: as fixed, otherwise counted on the spot. */
export function controlNow(state: State, space: Space): (typeof RIVALS)[number] | undefined {
  const isFixed = isControlFixed(state);
  return RIVALS.find((faction) =>
    isFixed ? isAmong(state.control[faction], space) : hasMajority(state, space, faction),
  );
}

// Support and Opposition (1.6), Terror and Sabotage (3.3.4).

export const MARKERS = 40;
const MARKS = coinMarks<State, Level>({ isLoc, populationOf, markers: MARKERS });
export const {
  level,
  hasSupport,
  hasOpposition,
  isNeutral,
  totalSupport,
  totalOpposition,
  terror,
  isSabotaged,
  markersLeft,
} = MARKS;
export const oppositionPlusBases = (state: State): number =>
  totalOpposition(state) + basesOnMap(state, 'farc');

export const SHIPMENTS = 4;

/** 4.5.3 Shipments nobody carries. */
export const shipmentsLeft = (state: State): number =>
  SHIPMENTS - state.carriers.reduce((sum, carrier) => sum + carrier.load, 0);

// Stacking (1.4.2).

/** Card 33: nobody may have more pieces than this in Ecuador. */
export const ECUADOR_LIMIT = 2;

/** How many more pieces of that kind may be put here, whatever is Available. */
export function room(state: State, space: Space, kind: Kind): number {
  const { faction, role } = TABLE.facts(kind);
  if (role === 'guerrilla') return roomForGuerrillas(state, space, faction);
  if (faction === 'government' && isZone(state, space)) return 0;
  if (role !== 'base') return roomInEcuador(state, space, faction, ALL_PIECES);
  return isLoc(space) ? 0 : roomInEcuador(state, space, faction, Math.max(0, 2 - allBases(state, space)));
}

export const roomForGuerrillas = (state: State, space: Space, faction: Faction): number =>
  roomInEcuador(state, space, faction, ALL_PIECES);

const ECUADOR = AT.ecuador;

function roomInEcuador(state: State, space: Space, faction: Faction, most: number): number {
  if (space !== ECUADOR) return most;
  return Math.max(0, Math.min(most, ECUADOR_LIMIT - pieces(state, space, faction)));
}

export const placeable = placeableBy(COUNTS, room);
