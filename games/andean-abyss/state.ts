/** What lies on the table, and the questions one can ask of it. */
import { type Done, isAmong, totalAbove, totalBelow } from '@sandtable/coin';
import {
  ALL_PIECES,
  BASE,
  type Faction,
  firstColumn,
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
  SPACES,
  spacesOf,
} from './map.ts';

/** 1.6.1 Active Opposition to Active Support. */
export type Level = -2 | -1 | 0 | 1 | 2;
export type President = 'samper' | 'pastrana' | 'uribe';
export type Side = 'unshaded' | 'shaded';

export const COIN_OPERATIONS = ['train', 'patrol', 'sweep', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack', 'terror'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type Operation = (typeof OPERATIONS)[number];

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

/** What the acting faction is doing: all that a page or a bot needs to see of it. */
export interface Turn {
  readonly faction: Faction;
  readonly doing: Doing;
  readonly limited: boolean;
  /** Costs nothing (3.1.2). */
  readonly free: boolean;
  /** A Special Activity may go with it (2.3.4, 4.1). */
  readonly activities: boolean;
  /** Where the Operation has been executed so far. */
  readonly spaces: Space[];
  /** What a Rally did in each of them, in the same order. */
  readonly ways: string[];
  /** Resources spent on it. */
  paid: number;
  activity: Activity | null;
  /** Where the Special Activity has been executed so far. */
  readonly activitySpaces: Space[];
  /** Pieces that have moved and may not move again: cell of the table of pieces, number. */
  readonly moved: [cell: number, count: number][];
  /** Shipments placed by Process, which then removes no Bases (4.5.2, D43). */
  shipments: number;
  /** Spaces in which Terror was executed, for the cut in Aid (3.3.4). */
  terrors: number;
  /** Resources the faction must keep to be able to go on, until it has spent them. */
  commitment: number;
}

/** The variants agreed on before play, as far as the rules look at them. */
export interface Variants {
  /** 1.5, 8.0 Factions run by the non-player rules. */
  readonly nonPlayers: readonly Faction[];
  /** 1.5 Factions run by one player, as in the practice game; each pair in the order of FACTIONS. */
  readonly pairs: readonly (readonly Faction[])[];
  /** 2.2 The next card stays face down. */
  readonly hiddenNext: boolean;
  /** 2.3.1 Where the order of the factions is read, and whether acting costs Eligibility. */
  readonly eligibility: 'standard' | 'a' | 'b';
  /** 2.4.1 The Propaganda card that is the final one. */
  readonly finalPropaganda: number;
}

/** What is to be played next. A step goes from one of these to another. */
export type Stage =
  | { readonly kind: 'deploy'; readonly faction: Faction }
  | { readonly kind: 'card' }
  | { readonly kind: 'propaganda'; readonly phase: Phase }
  | { readonly kind: 'over'; readonly by: 'victory' | 'final' };

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
/** 'skipped' when a Propaganda card directly follows another one (6.0). */
export type Phase = (typeof PHASES)[number] | 'skipped';

export interface State {
  readonly variants: Variants;
  stage: Stage;

  readonly pieces: number[];
  readonly available: number[];
  /** AUC guerrillas out of the game for good (card 49). */
  lost: number;
  /** By space. */
  readonly levels: Level[];
  /** By space: Terror, or Sabotage on a LoC (3.3.4). */
  readonly markers: number[];
  readonly carriers: Carrier[];
  readonly zones: Space[];
  /** 1.3.5 Neighbours that have become spaces. */
  opened: Opened;
  /** 6.2 Fixed in the Control Phase, cleared at Reset. */
  control: { readonly government: Space[]; readonly farc: Space[] };

  readonly resources: Record<Faction, number>;
  aid: number;
  president: President;

  /** The card in play; 0 during free deployment (2.1). */
  card: number;
  /** What is left to be drawn, the next card first. */
  deck: number[];
  /** Cards at the top of the deck that lie face up. */
  shown: number;
  readonly played: number[];
  /** Event cards put away unseen at set-up. */
  readonly unused: number[];
  /** Propaganda cards played so far. */
  propagandas: number;

  readonly eligible: Record<Faction, boolean>;
  done: Done<Faction>[];
  /** What Events say about Eligibility on the next card (2.3.7). */
  next: { readonly eligible: Faction[]; readonly ineligible: Faction[] };
  /** 2.3.6 Factions that had a free Limited Operation from a Shipment on this card. */
  shipped: Faction[];
  /** Spaces Swept and Assaulted on this card, for cards 2 and 3. */
  targets: { sweep: number; assault: number };

  /** 5.3 By card number. */
  readonly capabilities: Partial<Record<number, Side>>;
  /** 5.4 Cards in effect until Reset. */
  momentum: number[];
  /** The faction that card 42 shields. */
  shielded: Faction | null;

  turn: Turn | null;
  /** Gifts and passings so far: menus look again when it has changed. */
  talks: number;
}

// Where.

export const spaces = (state: State): readonly Space[] => spacesOf(state.opened);
export const departments = (state: State): readonly Space[] => departmentsOf(state.opened);
/** Cities and Departments. */
export const lands = (state: State): readonly Space[] => landsOf(state.opened);
export const adjacent = (state: State, space: Space): readonly Space[] => adjacentOf(state.opened, space);
export const isAdjacentTo = (state: State, space: Space, test: (beside: Space) => boolean): boolean =>
  adjacent(state, space).some(test);
export const isZone = (state: State, space: Space): boolean => isAmong(state.zones, space);

// Who is there.

const { width } = TABLE;
/** Pieces in a space, by the column of their kind. */
export const inColumn = (state: State, space: Space, column: number): number =>
  state.pieces[space * width + column] ?? 0;

/** Pieces of one kind in a space. */
export const count = (state: State, space: Space, kind: Kind): number => TABLE.count(state, space, kind);
export const troops = (state: State, space: Space): number => inColumn(state, space, 0);
export const police = (state: State, space: Space): number => inColumn(state, space, 1);
export const cubes = (state: State, space: Space): number =>
  inColumn(state, space, 0) + inColumn(state, space, 1);
/** Guerrillas of one faction, Underground and Active. */
export const guerrillas = (state: State, space: Space, faction: Insurgent): number => {
  const column = firstColumn(faction);
  return inColumn(state, space, column) + inColumn(state, space, column + 1);
};
export const underground = (state: State, space: Space, faction: Insurgent): number =>
  inColumn(state, space, firstColumn(faction));
export const active = (state: State, space: Space, faction: Insurgent): number =>
  inColumn(state, space, firstColumn(faction) + 1);
/** Guerrillas of all factions. */
export const allGuerrillas = (state: State, space: Space): number =>
  guerrillas(state, space, 'farc') + guerrillas(state, space, 'auc') + guerrillas(state, space, 'cartels');
export const bases = (state: State, space: Space, faction: Faction): number =>
  inColumn(state, space, firstColumn(faction) + 2);
/** Bases of all factions. */
export const allBases = (state: State, space: Space): number =>
  bases(state, space, 'government') +
  bases(state, space, 'farc') +
  bases(state, space, 'auc') +
  bases(state, space, 'cartels');
/** Pieces of one faction, Bases included. */
export const pieces = (state: State, space: Space, faction: Faction): number => {
  const column = firstColumn(faction);
  return (
    inColumn(state, space, column) + inColumn(state, space, column + 1) + inColumn(state, space, column + 2)
  );
};
/** Pieces of all factions. */
export const allPieces = (state: State, space: Space): number =>
  pieces(state, space, 'government') + insurgentPieces(state, space);
export const insurgentPieces = (state: State, space: Space): number =>
  pieces(state, space, 'farc') + pieces(state, space, 'auc') + pieces(state, space, 'cartels');
/** Pieces of everybody else. */
export const enemies = (state: State, space: Space, faction: Faction): number =>
  allPieces(state, space) - pieces(state, space, faction);
/** More pieces than all others together, counted on the spot (4.3.1, 6.2; D8). */
export const hasMajority = (state: State, space: Space, faction: Faction): boolean => {
  const own = pieces(state, space, faction);
  return own > 0 && own > allPieces(state, space) - own;
};
/** 1.4.1 Pieces in the box of Available Forces. */
export const available = (state: State, kind: Kind): number => TABLE.available(state, kind);
/** 1.6.3, 7.2 Bases on the map. */
export const basesOnMap = (state: State, faction: Faction): number =>
  TABLE.facts(BASE[faction]).total - TABLE.available(state, BASE[faction]);
// Support and Opposition.

const POPULATIONS: readonly number[] = SPACES.map((id) => populationOf(AT[id]));

export const level = (state: State, space: Space): Level => state.levels[space] ?? 0;
export const hasSupport = (state: State, space: Space): boolean => level(state, space) > 0;
export const hasOpposition = (state: State, space: Space): boolean => level(state, space) < 0;
/** At 0, and able to be anything else: LoCs and population 0 are Neutral for good (1.6.2). */
export const isNeutral = (state: State, space: Space): boolean =>
  level(state, space) === 0 && populationOf(space) > 0;
/** 1.6.3 */
export const totalSupport = (state: State): number => totalAbove(state.levels, POPULATIONS);
export const totalOpposition = (state: State): number => totalBelow(state.levels, POPULATIONS);
export const oppositionPlusBases = (state: State): number =>
  totalOpposition(state) + basesOnMap(state, 'farc');

// Markers.

export const MARKERS = 40;
export const SHIPMENTS = 4;

export const terror = (state: State, space: Space): number =>
  isLoc(space) ? 0 : (state.markers[space] ?? 0);
export const isSabotaged = (state: State, space: Space): boolean =>
  isLoc(space) && (state.markers[space] ?? 0) > 0;
/** 3.3.4 Terror and Sabotage markers not on the map. */
export function markersLeft(state: State): number {
  let left = MARKERS;
  for (let i = 0; i < state.markers.length; i++) left -= state.markers[i] ?? 0;
  return left;
}
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

/** How many pieces of that kind can be placed here now: Available and within stacking. */
export function placeable(state: State, space: Space, kind: Kind): number {
  return Math.min(available(state, kind), room(state, space, kind));
}

// Lasting effects.

export const capability = (state: State, card: number): Side | undefined => state.capabilities[card];
export const hasMomentum = (state: State, card: number): boolean => isAmong(state.momentum, card);
export const isNonPlayer = (state: State, faction: Faction): boolean =>
  isAmong(state.variants.nonPlayers, faction);
