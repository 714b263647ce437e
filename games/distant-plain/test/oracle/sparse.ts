/** Positions with few pieces, little money and something that lasts: where a Special Activity is all that helps. */
import type { Chance } from '@sandtable/engine';
import { type Kind, TABLE } from '../../forces.ts';
import { ALL_SPACES, isLoc, type Space } from '../../map.ts';
import { ISLAMABAD, TREASURERS } from '../../tracks.ts';
import { placeable, type Side, type State } from '../../state.ts';
import { inEffect } from '../rules.ts';
import { situation } from '../table.ts';

const LASTING: readonly (readonly [card: number, side: Side])[] = [
  [7, 'unshaded'],
  [24, 'unshaded'],
  [26, 'shaded'],
  [29, 'unshaded'],
  [30, 'unshaded'],
  [31, 'shaded'],
  [34, 'unshaded'],
  [46, 'unshaded'],
  [57, 'unshaded'],
  [58, 'unshaded'],
];
const MOST_STACKS = 12;
const MOST_PIECES = 4;
const MOST_RESOURCES = 6;

export function sparse(chance: Chance): State {
  const state = situation({ islamabad: ISLAMABAD[chance.below(ISLAMABAD.length)] ?? 'tolerance' });
  for (let stacks = 1 + chance.below(MOST_STACKS); stacks > 0; stacks--) {
    const space = ALL_SPACES[chance.below(ALL_SPACES.length)] as Space;
    const kind = TABLE.kinds[chance.below(TABLE.kinds.length)] as Kind;
    TABLE.place(state, space, kind, Math.min(1 + chance.below(MOST_PIECES), placeable(state, space, kind)));
  }
  for (const space of ALL_SPACES) if (isLoc(space) && chance.below(6) === 0) state.markers[space] = 1;
  for (const payer of TREASURERS) state.resources[payer] = chance.below(MOST_RESOURCES);
  for (let cards = chance.below(3); cards > 0; cards--) {
    const [card, side] = LASTING[chance.below(LASTING.length)] ?? [7, 'unshaded'];
    inEffect(state, card, side);
  }
  return state;
}
