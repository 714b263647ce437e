import { by } from '../action.ts';
import { gain, removeAll } from '../changes.ts';
import { guerrillaKindsOf } from '../shipments.ts';
import { spaces } from '../state.ts';
import { mayRelocate } from './relocating.ts';
import type { CardEvent } from './rules.ts';

/** 58 General Serrano. */
export const generalSerrano: CardEvent = {
  *unshaded(action) {
    gain(action, 'cartels', -6);
    for (const space of spaces(action.state)) yield* removeAll(action, space, guerrillaKindsOf(['cartels']));
  },

  *shaded(action) {
    yield* mayRelocate(by(action, 'cartels'), 'police', 4);
  },
};
