/** Who marches: as many Underground guerrillas as can stay so, or everybody. */
import type { Space, Volume } from '../volume.ts';

export interface Party {
  readonly underground: number;
  readonly active: number;
}

/** How a March goes: which origins leave one behind, and where it may come from. */
export interface MarchTerms<V extends Volume<V>> {
  readonly faction: V['insurgent'];
  readonly isOrigin: (state: V['state'], space: Space) => boolean;
  readonly keepsOne: (state: V['state'], space: Space) => boolean;
  /** The destination gets one guerrilla. */
  readonly single?: true;
  /** Nobody minds being seen, and Active guerrillas go first. */
  readonly headlong?: true;
}

export interface MarchFacts<V extends Volume<V>> {
  readonly underground: Readonly<Record<V['insurgent'], V['guerrilla']>>;
  readonly active: Readonly<Record<V['insurgent'], V['guerrilla']>>;
  readonly unmoved: (state: V['state'], space: Space, kind: V['guerrilla']) => number;
  readonly guerrillas: (state: V['state'], space: Space, faction: V['insurgent']) => number;
  readonly room: (state: V['state'], space: Space, kind: V['guerrilla']) => number;
  readonly adjacent: (state: V['state'], space: Space) => readonly Space[];
  /** How many more may come unseen; infinite where nobody watches. */
  readonly unseen: (state: V['state'], to: Space, faction: V['insurgent']) => number;
}

export type PartyRow =
  | 'not-watched'
  | 'capped-underground'
  | 'capped-mixed'
  | 'only-active'
  | 'unavoidable-active'
  | 'headlong';

export interface Marching<V extends Volume<V>> {
  /** Guerrillas that may leave: those that have not moved, less the one that must stay. */
  readonly movable: (state: V['state'], from: Space, terms: MarchTerms<V>, gone?: number) => number;
  /** The group from one origin. */
  readonly party: (state: V['state'], from: Space, to: Space, terms: MarchTerms<V>) => Party;
  /** The same, and by which consideration. `gone`: those of the group that have already left. */
  readonly partyAndRow: (
    state: V['state'],
    from: Space,
    to: Space,
    terms: MarchTerms<V>,
    gone?: Party,
  ) => { readonly party: Party; readonly row: PartyRow };
  /** Origins beside a destination that would send somebody. */
  readonly originsFor: (state: V['state'], to: Space, terms: MarchTerms<V>) => Space[];
  /** Whether somebody can come in and stay Underground. */
  readonly canEnterUnseen: (state: V['state'], to: Space, terms: MarchTerms<V>) => boolean;
  /** Whether the one that goes from here is of the wanted sort: arrives Underground, or headlong is Active. */
  readonly sendsBest: (state: V['state'], from: Space, to: Space, terms: MarchTerms<V>) => boolean;
}

const NOBODY: Party = { underground: 0, active: 0 };

export const sizeOf = (group: Party): number => group.underground + group.active;

export function marching<V extends Volume<V>>(facts: MarchFacts<V>): Marching<V> {
  const { underground: UNDERGROUND, active: ACTIVE, unmoved, guerrillas, room, adjacent } = facts;

  function movable(state: V['state'], from: Space, terms: MarchTerms<V>, gone = 0): number {
    const { faction } = terms;
    const fresh = gone + unmoved(state, from, UNDERGROUND[faction]) + unmoved(state, from, ACTIVE[faction]);
    if (!terms.isOrigin(state, from)) return 0;
    return terms.keepsOne(state, from) ? Math.min(fresh, guerrillas(state, from, faction) + gone - 1) : fresh;
  }

  const partyAndRow: Marching<V>['partyAndRow'] = (state, from, to, terms, gone = NOBODY) => {
    const { faction } = terms;
    const hidden = unmoved(state, from, UNDERGROUND[faction]) + gone.underground;
    const shown = unmoved(state, from, ACTIVE[faction]) + gone.active;
    const leaving = movable(state, from, terms, sizeOf(gone));
    const allowed = Math.min(
      leaving,
      terms.single === true ? 1 : leaving,
      room(state, to, UNDERGROUND[faction]) + sizeOf(gone),
    );
    const unseen = facts.unseen(state, to, faction);
    if (terms.headlong === true) return { party: activeFirst(hidden, shown, allowed), row: 'headlong' };
    if (unseen <= 0) return { party: activeFirst(hidden, shown, allowed), row: 'unavoidable-active' };
    if (hidden === 0) return { party: undergroundFirst(hidden, shown, allowed), row: 'only-active' };
    const size = Math.min(allowed, unseen);
    const going = undergroundFirst(hidden, shown, size);
    if (unseen === Number.POSITIVE_INFINITY) return { party: going, row: 'not-watched' };
    return { party: going, row: going.active > 0 ? 'capped-mixed' : 'capped-underground' };
  };

  const party = (state: V['state'], from: Space, to: Space, terms: MarchTerms<V>): Party =>
    partyAndRow(state, from, to, terms).party;

  const originsFor = (state: V['state'], to: Space, terms: MarchTerms<V>): Space[] =>
    room(state, to, UNDERGROUND[terms.faction]) === 0
      ? []
      : adjacent(state, to).filter((from) => sizeOf(party(state, from, to, terms)) > 0);

  return {
    movable,
    party,
    partyAndRow,
    originsFor,
    canEnterUnseen: (state, to, terms) =>
      facts.unseen(state, to, terms.faction) >= 1 &&
      originsFor(state, to, terms).some((from) => unmoved(state, from, UNDERGROUND[terms.faction]) > 0),
    sendsBest(state, from, to, terms) {
      const going = party(state, from, to, terms);
      if (terms.headlong === true) return going.active > 0;
      return facts.unseen(state, to, terms.faction) >= 1 && going.underground > 0;
    },
  };
}

function undergroundFirst(hidden: number, shown: number, size: number): Party {
  const underground = Math.min(hidden, size);
  return { underground, active: Math.min(shown, size - underground) };
}

function activeFirst(hidden: number, shown: number, size: number): Party {
  const active = Math.min(shown, size);
  return { underground: Math.min(hidden, size - active), active };
}
