import type { CardEvent } from './card.ts';

/** 23 Roadside IEDs. */
export const roadsideIeds: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [{ lasting: 'attack-on-loc', pieces: 1 }],
  shaded: [{ lasting: 'roadside-bombs', cubes: 1 }],
};
