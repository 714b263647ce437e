import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { turnOver } from '../changes.ts';
import { ACTIVE, UNDERGROUND } from '../forces.ts';
import { CITIES } from '../map.ts';
import { isNonPlayer, spaces } from '../state.ts';
import { mayRelocate } from './relocating.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf } from './kit.ts';

const MOVED = 3;

/** 59 Salcedo. */
export const salcedo: CardEvent = {
  unshaded: [
    { flip: 'cartels-underground', count: 'all', turn: 'active', where: {} },
    { free: 'assault', by: 'government', terms: { only: 'cartels' } },
  ],

  *shaded(action) {
    const { state } = action;
    for (const space of spaces(state)) turnOver(action, space, ACTIVE.cartels);
    const cartels = by(action, 'cartels');
    if (isNonPlayer(state, 'cartels')) yield* gatherInCity(cartels);
    else yield* mayRelocate(cartels, UNDERGROUND.cartels, MOVED);
  },
};

/** 8.4.4 Non-player Cartels name the City first: all who leave go there. */
function* gatherInCity(action: Action): Rules<void> {
  const city = yield* mayBeOneOf(action, 'to', () => CITIES);
  if (city !== undefined) yield* mayRelocate(action, UNDERGROUND.cartels, MOVED, city);
}
