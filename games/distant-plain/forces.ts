/** The forces (1.4): who there is, how many pieces of each kind, and where they may stand. */
import { kindsIn, type PieceKind, pieceTable } from '@sandtable/coin';
import { isLoc, isPakistan, type Space } from './map.ts';

export const FACTIONS = ['coalition', 'government', 'taliban', 'warlords'] as const;
export type Faction = (typeof FACTIONS)[number];

/** 1.5 The factions of counterinsurgency, and those they fight. */
export const COIN = ['coalition', 'government'] as const;
export const INSURGENTS = ['taliban', 'warlords'] as const;
export type Insurgent = (typeof INSURGENTS)[number];

const KINDS = [
  'coalition-troops',
  'coalition-base',
  'government-troops',
  'police',
  'government-base',
  'taliban-underground',
  'taliban-active',
  'taliban-base',
  'warlords-underground',
  'warlords-active',
  'warlords-base',
] as const;

/** A kind of piece, as it stands on the map. */
export type Kind = (typeof KINDS)[number];
export type GuerrillaKind = `${Insurgent}-${'underground' | 'active'}`;
export type CubeKind = 'coalition-troops' | 'government-troops' | 'police';

export const UNDERGROUND = {
  taliban: 'taliban-underground',
  warlords: 'warlords-underground',
} as const satisfies Record<Insurgent, GuerrillaKind>;

export const ACTIVE = {
  taliban: 'taliban-active',
  warlords: 'warlords-active',
} as const satisfies Record<Insurgent, GuerrillaKind>;

export const BASE = {
  coalition: 'coalition-base',
  government: 'government-base',
  taliban: 'taliban-base',
  warlords: 'warlords-base',
} as const satisfies Record<Faction, Kind>;

const guerrillas = (faction: Insurgent, total: number): PieceKind<Faction, Kind>[] => [
  { id: `${faction}-underground`, faction, role: 'guerrilla', total },
  { id: `${faction}-active`, faction, role: 'guerrilla', activeOf: `${faction}-underground`, total: 0 },
];

/** 1.4.1 The list of forces. */
const FORCES: readonly PieceKind<Faction, Kind>[] = [
  { id: 'coalition-troops', faction: 'coalition', role: 'troops', total: 20 },
  { id: 'coalition-base', faction: 'coalition', role: 'base', total: 6 },
  { id: 'government-troops', faction: 'government', role: 'troops', total: 30 },
  { id: 'police', faction: 'government', role: 'police', total: 30 },
  { id: 'government-base', faction: 'government', role: 'base', total: 3 },
  ...guerrillas('taliban', 30),
  { id: 'taliban-base', faction: 'taliban', role: 'base', total: 12 },
  ...guerrillas('warlords', 15),
  { id: 'warlords-base', faction: 'warlords', role: 'base', total: 12 },
];

/** The column of a kind: a list of names is found quicker than a name in an object. */
function columnOf(kind: Kind): number {
  switch (kind) {
    case 'coalition-troops':
      return 0;
    case 'coalition-base':
      return 1;
    case 'government-troops':
      return 2;
    case 'police':
      return 3;
    case 'government-base':
      return 4;
    case 'taliban-underground':
      return 5;
    case 'taliban-active':
      return 6;
    case 'taliban-base':
      return 7;
    case 'warlords-underground':
      return 8;
    case 'warlords-active':
      return 9;
    case 'warlords-base':
      return 10;
  }
}

export const TABLE = pieceTable(FORCES, columnOf);

/** As many as there are pieces in the box (1.2). */
export const ALL_PIECES = FORCES.reduce((sum, kind) => sum + kind.total, 0);

export const KIND_QUESTIONS = kindsIn<Faction, Kind, GuerrillaKind>(TABLE);
export const { factionOf, isBase, isGuerrilla, turnedOver } = KIND_QUESTIONS;
export const isInsurgent = (faction: Faction): faction is Insurgent =>
  faction === 'taliban' || faction === 'warlords';

/** 1.4.2 Bases of all factions together in Kabul or a province. */
export const MOST_BASES = 2;

/** 1.4.2 Whether a kind of piece may stand there at all: no base on a LoC, only Taliban in Pakistan. */
export function mayStand(kind: Kind, space: Space): boolean {
  if (isBase(kind) && isLoc(space)) return false;
  return !isPakistan(space) || factionOf(kind) === 'taliban';
}
