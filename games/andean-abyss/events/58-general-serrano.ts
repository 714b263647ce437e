import { by } from '../action.ts';
import { mayRelocate } from './relocating.ts';
import type { CardEvent } from './rules.ts';

/** 58 General Serrano. */
export const generalSerrano: CardEvent = {
  unshaded: [
    { lose: 'cartels-resources', amount: 6 },
    { remove: 'cartels-guerrilla', count: 'all', where: {} },
  ],

  *shaded(action) {
    yield* mayRelocate(by(action, 'cartels'), 'police', 4);
  },
};
