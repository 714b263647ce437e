/**
 * The facts of The Pass, a demonstration volume: a Crown with Allies that spend its Resources, against Rebels, on five
 * spaces. Rule numbers in these files are those of this list.
 *
 * 1    The map, the forces, three levels of Support. Allied pieces lost in an Attack are Casualties until Reset.
 * 2    The sequence of play: two of three factions on each card.
 * 3    Operations: Train, Patrol and Assault; Rally, March and Attack.
 * 4    Special Activities: Transport, Air Strike, Extort.
 * 5    Events, some of which last.
 * 6    A Propaganda Round: victory, Resources, support, reset.
 * 7    Margins: Support; Support and Allied pieces at home; Opposition and Rebel Bases.
 * 8    Rebels without a player.
 */
import type { PieceKind } from '../../index.ts';

export const FACTIONS = ['crown', 'allies', 'rebels'] as const;
export type Faction = (typeof FACTIONS)[number];
/** 1 The Allies have no Resources of their own. */
export const PAYERS = ['crown', 'rebels'] as const;
export type Payer = (typeof PAYERS)[number];

export const KINDS = [
  'crown-troops',
  'crown-base',
  'allied-troops',
  'allied-base',
  'rebels-underground',
  'rebels-active',
  'rebels-base',
] as const;
export type Kind = (typeof KINDS)[number];
export type Guerrilla = 'rebels-underground' | 'rebels-active';

export const FORCES: readonly PieceKind<Faction, Kind>[] = [
  { id: 'crown-troops', faction: 'crown', role: 'troops', total: 8 },
  { id: 'crown-base', faction: 'crown', role: 'base', total: 2 },
  { id: 'allied-troops', faction: 'allies', role: 'troops', total: 5 },
  { id: 'allied-base', faction: 'allies', role: 'base', total: 1 },
  { id: 'rebels-underground', faction: 'rebels', role: 'guerrilla', total: 9 },
  { id: 'rebels-active', faction: 'rebels', role: 'guerrilla', total: 0, activeOf: 'rebels-underground' },
  { id: 'rebels-base', faction: 'rebels', role: 'base', total: 3 },
];

export const SPACES = ['capital', 'hills', 'valley', 'coast', 'road'] as const;
export type SpaceId = (typeof SPACES)[number];
export const BORDERS = { capital: 'hills valley road', hills: 'valley coast', valley: 'road' };
export const POPULATIONS: Readonly<Record<SpaceId, number>> = {
  capital: 2,
  hills: 1,
  valley: 1,
  coast: 0,
  road: 0,
};

export interface EventCard {
  readonly number: number;
  readonly order: readonly Faction[];
  readonly dual: boolean;
  readonly capability: boolean;
  readonly momentum: boolean;
}

const card = (
  number: number,
  order: readonly Faction[],
  mark?: 'single' | 'capability' | 'momentum',
): EventCard => ({
  number,
  order,
  dual: mark !== 'single',
  capability: mark === 'capability',
  momentum: mark === 'momentum',
});

export const EVENT_CARDS: readonly EventCard[] = [
  card(1, ['crown', 'rebels', 'allies']),
  card(2, ['rebels', 'crown', 'allies']),
  card(3, ['allies', 'rebels', 'crown']),
  card(4, ['crown', 'allies', 'rebels'], 'single'),
  card(5, ['rebels', 'allies', 'crown'], 'capability'),
  card(6, ['allies', 'crown', 'rebels']),
  card(7, ['rebels', 'crown', 'allies'], 'momentum'),
  card(8, ['crown', 'rebels', 'allies']),
];
export const PROPAGANDA_CARDS: readonly number[] = [9, 10];
export const isPropaganda = (number: number): boolean => number > EVENT_CARDS.length;
export function eventCard(number: number): EventCard {
  const found = EVENT_CARDS[number - 1];
  if (found === undefined) throw new RangeError(`no Event card ${number}`);
  return found;
}
