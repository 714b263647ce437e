import type { CardEvent } from './card.ts';

/** 1 ISR. */
export const isr: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  unshaded: [{ lasting: 'sweep-then-activate', guerrillas: 1 }],
  shaded: [{ lasting: 'forbid', actions: 'air-lift', to: 'coalition', with: 'sweep' }],
};
