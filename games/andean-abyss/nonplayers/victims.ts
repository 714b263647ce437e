/** Whom a non-player attacks (8.6.3, 8.7.3): lists of victims, and what a space offers of them. */
import { byName } from '@sandtable/coin';
import { FACTIONS, type Insurgent, INSURGENTS } from '../forces.ts';
import type { Space } from '../map.ts';
import { attackableKinds } from '../operations/kit.ts';
import { pieceIds } from '../shipments.ts';
import { enemies, type State } from '../state.ts';
import { type VictimOrder, victimRank } from './pieces.ts';

/** N15 AUC leaves Cartels without Shipments alone. */
export const ATTACK_VICTIMS: Readonly<Record<Insurgent, VictimOrder>> = {
  farc: ['shipment', 'auc', 'government', 'cartels'],
  auc: ['shipment', 'farc', 'government'],
  cartels: ['government', 'farc', 'auc'],
};

const othersOf = byName(INSURGENTS, (faction) => FACTIONS.filter((other) => other !== faction));

/** The place of the best victim of an Attack in a space; undefined when there is none. */
export function victimClass(state: State, space: Space, faction: Insurgent): number | undefined {
  if (enemies(state, space, faction) === 0) return undefined;
  const order = ATTACK_VICTIMS[faction];
  let lowest: number | undefined;
  for (const id of pieceIds(state, space, attackableKinds(state, space, othersOf(faction)))) {
    const rank = victimRank(id, order);
    if (rank !== undefined && (lowest === undefined || rank < lowest)) lowest = rank;
  }
  return lowest === undefined ? undefined : Math.floor(lowest);
}

export const hasVictim = (state: State, space: Space, faction: Insurgent): boolean =>
  victimClass(state, space, faction) !== undefined;

/** A key for `best`: the better the victims, the higher. */
export const victimKey =
  (state: State, faction: Insurgent) =>
  (space: Space): number =>
    -(victimClass(state, space, faction) ?? ATTACK_VICTIMS[faction].length);
