/** 8.1.2 Who marches: as many Underground guerrillas as can stay so, or everybody. */
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { isWatched, watchers } from '../operations/march.ts';
import { adjacent, bases, guerrillas, room, type State } from '../state.ts';
import { unmoved } from '../turn.ts';

export interface Party {
  readonly underground: number;
  readonly active: number;
}

/** How a March goes: which origins leave one behind, and where it may come from. */
export interface MarchTerms {
  readonly faction: Insurgent;
  readonly isOrigin: (state: State, space: Space) => boolean;
  readonly keepsOne: (state: State, space: Space) => boolean;
  /** 8.7.2 A LoC gets one guerrilla. */
  readonly single?: true;
  /** Card 20: nobody minds being seen, and Active guerrillas go first. */
  readonly headlong?: true;
}

/** A group and the watchers make four: up to three stay unseen. */
const UNSEEN = 3;

const NOBODY: Party = { underground: 0, active: 0 };

/** Guerrillas that may leave: those that have not moved, less the one that must stay. */
export function movable(state: State, from: Space, terms: MarchTerms, gone = 0): number {
  const { faction } = terms;
  const fresh = gone + unmoved(state, from, UNDERGROUND[faction]) + unmoved(state, from, ACTIVE[faction]);
  if (!terms.isOrigin(state, from)) return 0;
  return terms.keepsOne(state, from) ? Math.min(fresh, guerrillas(state, from, faction) + gone - 1) : fresh;
}

/** How many more may come unseen; infinite where nobody watches. */
const cap = (state: State, to: Space, faction: Insurgent): number =>
  isWatched(state, to, faction) ? UNSEEN - watchers(state, to, faction) : Number.POSITIVE_INFINITY;

export type PartyRow =
  | 'not-watched'
  | 'capped-underground'
  | 'capped-mixed'
  | 'only-active'
  | 'unavoidable-active'
  | 'headlong';

/** The group of 8.1.2 from one origin. */
export function party(state: State, from: Space, to: Space, terms: MarchTerms): Party {
  return partyAndRow(state, from, to, terms).party;
}

/** `gone`: those of the group that have already left. */
export function partyAndRow(
  state: State,
  from: Space,
  to: Space,
  terms: MarchTerms,
  gone: Party = NOBODY,
): { readonly party: Party; readonly row: PartyRow } {
  const { faction } = terms;
  const hidden = unmoved(state, from, UNDERGROUND[faction]) + gone.underground;
  const shown = unmoved(state, from, ACTIVE[faction]) + gone.active;
  const leaving = movable(state, from, terms, sizeOf(gone));
  const allowed = Math.min(
    leaving,
    terms.single === true ? 1 : leaving,
    room(state, to, UNDERGROUND[faction]) + sizeOf(gone),
  );
  const unseen = cap(state, to, faction);
  if (terms.headlong === true) return { party: activeFirst(hidden, shown, allowed), row: 'headlong' };
  if (unseen <= 0) return { party: activeFirst(hidden, shown, allowed), row: 'unavoidable-active' };
  if (hidden === 0) return { party: undergroundFirst(hidden, shown, allowed), row: 'only-active' };
  const size = Math.min(allowed, unseen);
  const going = undergroundFirst(hidden, shown, size);
  if (unseen === Number.POSITIVE_INFINITY) return { party: going, row: 'not-watched' };
  return { party: going, row: going.active > 0 ? 'capped-mixed' : 'capped-underground' };
}

function undergroundFirst(hidden: number, shown: number, size: number): Party {
  const underground = Math.min(hidden, size);
  return { underground, active: Math.min(shown, size - underground) };
}

function activeFirst(hidden: number, shown: number, size: number): Party {
  const active = Math.min(shown, size);
  return { underground: Math.min(hidden, size - active), active };
}

export const sizeOf = (group: Party): number => group.underground + group.active;

/** Origins beside a destination that would send somebody. */
export const originsFor = (state: State, to: Space, terms: MarchTerms): Space[] =>
  room(state, to, UNDERGROUND[terms.faction]) === 0
    ? []
    : adjacent(state, to).filter((from) => sizeOf(party(state, from, to, terms)) > 0);

/** Whether somebody can come in and stay Underground. */
export const canEnterUnseen = (state: State, to: Space, terms: MarchTerms): boolean =>
  cap(state, to, terms.faction) >= 1 &&
  originsFor(state, to, terms).some((from) => unmoved(state, from, UNDERGROUND[terms.faction]) > 0);

/** Whether the one that goes from here is of the wanted sort: arrives Underground (N17), or with card 20 is Active. */
export function sendsBest(state: State, from: Space, to: Space, terms: MarchTerms): boolean {
  const going = party(state, from, to, terms);
  if (terms.headlong === true) return going.active > 0;
  return cap(state, to, terms.faction) >= 1 && going.underground > 0;
}

/** A Base of the marching faction. */
export const hasOwnBase =
  (faction: Insurgent) =>
  (state: State, space: Space): boolean =>
    bases(state, space, faction) > 0;
export const anywhere = (): boolean => true;
