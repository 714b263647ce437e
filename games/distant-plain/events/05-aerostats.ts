import type { CardEvent } from './card.ts';

/** 5 Aerostats. */
export const aerostats: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [{ lasting: 'march-to-coalition-base', arrive: 'active' }],
  shaded: [{ lasting: 'march-to-coalition-base', arrive: 'underground' }],
};
