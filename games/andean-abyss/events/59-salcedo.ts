import { by } from '../action.ts';
import { turnOver } from '../deeds.ts';
import { ACTIVE, UNDERGROUND } from '../forces.ts';
import { spaces } from '../state.ts';
import { mayAssaultAll } from './assaults.ts';
import { mayRelocate } from './relocating.ts';
import type { CardEvent } from './rules.ts';

/** 59 Salcedo. */
export const salcedo: CardEvent = {
  *unshaded(action) {
    for (const space of spaces(action.state)) turnOver(action, space, UNDERGROUND.cartels);
    yield* mayAssaultAll(action, { only: ['cartels'], event: true });
  },

  *shaded(action) {
    for (const space of spaces(action.state)) turnOver(action, space, ACTIVE.cartels);
    yield* mayRelocate(by(action, 'cartels'), UNDERGROUND.cartels, 3);
  },
};
