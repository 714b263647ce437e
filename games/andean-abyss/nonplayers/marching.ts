/** 8.1.2 Who marches: as many Underground guerrillas as can stay so, or everybody. */
import { marching, type MarchTerms as CoinMarchTerms } from '@sandtable/coin/nonplayers';
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { isWatched, watchers } from '../operations/march.ts';
import { adjacent, type Andes, bases, guerrillas, room, type State } from '../state.ts';
import { unmoved } from '../turn.ts';

export { type Party, sizeOf } from '@sandtable/coin/nonplayers';
export type MarchTerms = CoinMarchTerms<Andes>;

/** A group and the watchers make four: up to three stay unseen. */
const UNSEEN = 3;

export const { movable, party, partyAndRow, originsFor, canEnterUnseen, sendsBest } = marching<Andes>({
  underground: UNDERGROUND,
  active: ACTIVE,
  unmoved,
  guerrillas,
  room,
  adjacent,
  unseen: (state, to, faction) =>
    isWatched(state, to, faction) ? UNSEEN - watchers(state, to, faction) : Number.POSITIVE_INFINITY,
});

/** A Base of the marching faction. */
export const hasOwnBase =
  (faction: Insurgent) =>
  (state: State, space: Space): boolean =>
    bases(state, space, faction) > 0;
export const anywhere = (): boolean => true;
