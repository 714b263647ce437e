/** The forces (1.4): who there is, and how many pieces of each kind. */
import { kindsIn, type PieceKind, pieceTable } from '@sandtable/coin';

/** In the order of 7.1 and 6.3.3 turned round: Government first. */
export const FACTIONS = ['government', 'farc', 'auc', 'cartels'] as const;
export type Faction = (typeof FACTIONS)[number];

/** 1.5 All but the Government. */
export const INSURGENTS = ['farc', 'auc', 'cartels'] as const;
export type Insurgent = (typeof INSURGENTS)[number];

export const isInsurgent = (faction: Faction): faction is Insurgent => faction !== 'government';

export const KINDS = [
  'troops',
  'police',
  'government-base',
  'farc-underground',
  'farc-active',
  'farc-base',
  'auc-underground',
  'auc-active',
  'auc-base',
  'cartels-underground',
  'cartels-active',
  'cartels-base',
] as const;

/** A kind of piece, as it stands on the map. */
export type Kind = (typeof KINDS)[number];
export type GuerrillaKind = `${Insurgent}-${'underground' | 'active'}`;
export type CubeKind = 'troops' | 'police';

export const UNDERGROUND = {
  farc: 'farc-underground',
  auc: 'auc-underground',
  cartels: 'cartels-underground',
} as const satisfies Record<Insurgent, GuerrillaKind>;

export const ACTIVE = {
  farc: 'farc-active',
  auc: 'auc-active',
  cartels: 'cartels-active',
} as const satisfies Record<Insurgent, GuerrillaKind>;

export const BASE = {
  government: 'government-base',
  farc: 'farc-base',
  auc: 'auc-base',
  cartels: 'cartels-base',
} as const satisfies Record<Faction, Kind>;

const guerrillas = (faction: Insurgent, total: number): PieceKind<Faction, Kind>[] => [
  { id: UNDERGROUND[faction], faction, role: 'guerrilla', total },
  { id: ACTIVE[faction], faction, role: 'guerrilla', activeOf: UNDERGROUND[faction], total: 0 },
];

/** 1.4.1 Available Forces. */
const FORCES: readonly PieceKind<Faction, Kind>[] = [
  { id: 'troops', faction: 'government', role: 'troops', total: 30 },
  { id: 'police', faction: 'government', role: 'police', total: 30 },
  { id: 'government-base', faction: 'government', role: 'base', total: 3 },
  ...guerrillas('farc', 30),
  { id: 'farc-base', faction: 'farc', role: 'base', total: 9 },
  ...guerrillas('auc', 18),
  { id: 'auc-base', faction: 'auc', role: 'base', total: 6 },
  ...guerrillas('cartels', 12),
  { id: 'cartels-base', faction: 'cartels', role: 'base', total: 15 },
];

/** The column of a kind: a list of names is found quicker than a name in an object. */
function columnOf(kind: Kind): number {
  switch (kind) {
    case 'troops':
      return 0;
    case 'police':
      return 1;
    case 'government-base':
      return 2;
    case 'farc-underground':
      return 3;
    case 'farc-active':
      return 4;
    case 'farc-base':
      return 5;
    case 'auc-underground':
      return 6;
    case 'auc-active':
      return 7;
    case 'auc-base':
      return 8;
    case 'cartels-underground':
      return 9;
    case 'cartels-active':
      return 10;
    case 'cartels-base':
      return 11;
  }
}

export const TABLE = pieceTable(FORCES, columnOf);

/** As many as there are pieces in the box (1.2): more can never be meant. */
export const ALL_PIECES = FORCES.reduce((sum, kind) => sum + kind.total, 0);

export const KIND_QUESTIONS = kindsIn<Faction, Kind, GuerrillaKind>(TABLE);
export const { factionOf, isBase, isGuerrilla, isUnderground, turnedOver } = KIND_QUESTIONS;
export const isCube = (kind: Kind): kind is CubeKind => kind === 'troops' || kind === 'police';
export const insurgentOf = (kind: GuerrillaKind): Insurgent => TABLE.facts(kind).faction as Insurgent;
