import type { CardEvent } from './card.ts';

/** 2 Predators. */
export const predators: CardEvent = {
  known: 'reconstructed',
  certainty: 0.4,
  unshaded: [{ lasting: 'strike-pakistan', spaces: 1 }],
  shaded: [{ lasting: 'strike-stirs-pakistan', boxes: 2, guerrillas: 1 }],
};
