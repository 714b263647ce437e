/** Removing enemy pieces by force: who can be removed, and that the force is used to the full (1.4.1). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../changes.ts';
import {
  ACTIVE,
  BASE,
  type Faction,
  factionOf,
  FACTIONS,
  type Insurgent,
  type Kind,
  UNDERGROUND,
} from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import {
  active,
  bases,
  count,
  cubes,
  type Fate,
  guerrillas,
  isNonPlayer,
  type State,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';

/** Active guerrillas, and Bases of factions without a guerrilla there (3.2.4, 4.2.2). */
export function exposedKinds(state: State, space: Space, factions: readonly Insurgent[]): Kind[] {
  const kinds: Kind[] = [];
  for (const faction of factions) {
    if (count(state, space, ACTIVE[faction]) > 0) kinds.push(ACTIVE[faction]);
    else if (count(state, space, UNDERGROUND[faction]) === 0 && bases(state, space, faction) > 0)
      kinds.push(BASE[faction]);
  }
  return kinds;
}

/** Whether `exposedKinds` has anything. */
export function isAnythingExposed(state: State, space: Space, factions: readonly Insurgent[]): boolean {
  for (let i = 0; i < factions.length; i++) {
    const faction = factions[i] as Insurgent;
    if (active(state, space, faction) > 0) return true;
    if (bases(state, space, faction) > 0 && underground(state, space, faction) === 0) return true;
  }
  return false;
}

/** Every enemy piece, but Bases only of factions that have nothing else there (3.3.3). */
export function attackableKinds(state: State, space: Space, factions: readonly Faction[]): Kind[] {
  const kinds: Kind[] = [];
  for (const faction of factions) {
    if (faction === 'government') {
      if (count(state, space, 'troops') > 0) kinds.push('troops');
      if (count(state, space, 'police') > 0) kinds.push('police');
      if (cubes(state, space) === 0 && bases(state, space, faction) > 0) kinds.push(BASE[faction]);
    } else {
      if (count(state, space, UNDERGROUND[faction]) > 0) kinds.push(UNDERGROUND[faction]);
      if (count(state, space, ACTIVE[faction]) > 0) kinds.push(ACTIVE[faction]);
      if (guerrillas(state, space, faction) === 0 && bases(state, space, faction) > 0)
        kinds.push(BASE[faction]);
    }
  }
  return kinds;
}

export const enemiesOf = (faction: Faction): readonly Faction[] => ENEMIES[faction];
const enemyList = (faction: Faction): readonly Faction[] => FACTIONS.filter((other) => other !== faction);
const ENEMIES: Readonly<Record<Faction, readonly Faction[]>> = {
  government: enemyList('government'),
  farc: enemyList('farc'),
  auc: enemyList('auc'),
  cartels: enemyList('cartels'),
};

/**
 * Removes pieces up to a strength. The remover picks piece by piece; a faction it has hit is hit as long as the
 * strength lasts and it has pieces that can be removed (1.4.1). Returns the Shipments as `remove` does.
 */
export function* removeByForce(
  action: Action,
  space: Space,
  strength: number,
  kinds: () => readonly Kind[],
  fate: Fate = 'owner',
): Rules<number> {
  const { state, rule } = action;
  const hit = new Set<Faction>();
  let shipments = 0;
  for (let left = strength; left > 0; left--) {
    const options = (): (PieceId | 'done')[] => {
      const ids: (PieceId | 'done')[] = pieceIds(state, space, kinds());
      const mustGoOn = hit.size === 0 || kinds().some((kind) => hit.has(factionOf(kind)));
      // N15: a non-player may leave alone whom its list of victims does not name.
      const mayStop = hit.size > 0 && isNonPlayer(state, action.faction);
      return mustGoOn && !mayStop && ids.length > 0 ? ids : [...ids, 'done'];
    };
    const picked = yield* pick<PieceId | 'done'>(action, {
      prompt: say('ask.remove', rule, { space: idOf(space), left }),
      options,
      label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
    });
    if (picked === 'done') break;
    hit.add(factionOf(pieceOf(picked).kind));
    shipments += yield* remove(action, space, picked, fate);
  }
  return shipments;
}
