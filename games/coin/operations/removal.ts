/** Removing enemy pieces by force: who can be removed, and that the force is used to the full. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { Changes } from '../changes.ts';
import type { Counts } from '../counts.ts';
import type { PieceIds } from '../piece-ids.ts';
import type { PieceTable } from '../pieces.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';

export interface RemovalFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly counts: Counts<V['faction'], V['insurgent'], V['kind']>;
  readonly pieceIds: PieceIds<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly active: Readonly<Record<V['insurgent'], V['guerrilla']>>;
  readonly base: Readonly<Record<V['faction'], V['kind']>>;
  /** Whether the actor may spare a faction that it has hit. */
  readonly maySpare: (state: V['state'], faction: V['faction']) => boolean;
}

export interface Removals<V extends Volume<V>> {
  /** Active guerrillas, and Bases of factions without a guerrilla there. */
  readonly exposedKinds: (
    state: V['state'],
    space: Space,
    factions: readonly V['insurgent'][],
  ) => V['kind'][];
  /** Whether `exposedKinds` has anything. */
  readonly isAnythingExposed: (
    state: V['state'],
    space: Space,
    factions: readonly V['insurgent'][],
  ) => boolean;
  /** Every piece of these factions, but Bases only of those that have nothing else there. */
  readonly attackableKinds: (
    state: V['state'],
    space: Space,
    factions: readonly V['faction'][],
  ) => V['kind'][];
  /**
   * Removes pieces up to a strength. The remover picks piece by piece; a faction it has hit is hit as long as the
   * strength lasts and it has pieces that can be removed. Returns what they left behind, as `remove` does.
   */
  readonly removeByForce: (
    action: Action<V>,
    space: Space,
    strength: number,
    kinds: () => readonly V['kind'][],
    fate?: V['fate'],
  ) => Rules<number>;
}

export function removals<V extends Volume<V>>(facts: RemovalFacts<V>): Removals<V> {
  const { table, maySpare } = facts;
  const { remove } = facts.changes;
  const { idOf } = facts.map;
  const { active, underground, bases } = facts.counts;
  const { kindOf, pieceIds, pieceLabel } = facts.pieceIds;
  const { pick } = facts.asks;
  const factionOf = (kind: V['kind']): V['faction'] => table.facts(kind).faction;

  function exposedKinds(state: V['state'], space: Space, factions: readonly V['insurgent'][]): V['kind'][] {
    const kinds: V['kind'][] = [];
    for (const faction of factions) {
      if (active(state, space, faction) > 0) kinds.push(facts.active[faction]);
      else if (underground(state, space, faction) === 0 && bases(state, space, faction) > 0)
        kinds.push(facts.base[faction]);
    }
    return kinds;
  }

  function isAnythingExposed(state: V['state'], space: Space, factions: readonly V['insurgent'][]): boolean {
    for (let i = 0; i < factions.length; i++) {
      const faction = factions[i] as V['insurgent'];
      if (active(state, space, faction) > 0) return true;
      if (bases(state, space, faction) > 0 && underground(state, space, faction) === 0) return true;
    }
    return false;
  }

  function attackableKinds(state: V['state'], space: Space, factions: readonly V['faction'][]): V['kind'][] {
    const kinds: V['kind'][] = [];
    for (const faction of factions) {
      const before = kinds.length;
      const base = facts.base[faction];
      for (const kind of table.kindsOf(faction))
        if (kind !== base && table.count(state, space, kind) > 0) kinds.push(kind);
      if (kinds.length === before && table.count(state, space, base) > 0) kinds.push(base);
    }
    return kinds;
  }

  function* removeByForce(
    action: Action<V>,
    space: Space,
    strength: number,
    kinds: () => readonly V['kind'][],
    fate?: V['fate'],
  ): Rules<number> {
    const { state, rule } = action;
    const hit = new Set<V['faction']>();
    let leftBehind = 0;
    for (let left = strength; left > 0; left--) {
      const among = (): (V['piece'] | 'done')[] => {
        const ids: (V['piece'] | 'done')[] = pieceIds(state, space, kinds());
        const mustGoOn = hit.size === 0 || kinds().some((kind) => hit.has(factionOf(kind)));
        const mayStop = hit.size > 0 && maySpare(state, action.faction);
        return mustGoOn && !mayStop && ids.length > 0 ? ids : [...ids, 'done'];
      };
      const picked = yield* pick<V['piece'] | 'done'>(action, {
        prompt: say('ask.remove', rule, { space: idOf(space), left }),
        among,
        label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
      });
      if (picked === 'done') break;
      hit.add(factionOf(kindOf(picked)));
      leftBehind += yield* remove(action, space, picked, fate);
    }
    return leftBehind;
  }

  return { exposedKinds, isAnythingExposed, attackableKinds, removeByForce };
}
