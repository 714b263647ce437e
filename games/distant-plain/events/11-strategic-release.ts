import type { CardEvent } from './card.ts';

/** 11 Strategic Release. */
export const strategicRelease: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    { lasting: 'forbid', actions: ['attack', 'ambush'], to: 'taliban', where: { kind: 'province' } },
  ],
  shaded: [
    {
      place: 'taliban-guerrilla',
      count: 3,
      upTo: true,
      where: { kind: 'province', is: ['afghan', 'pashtun'] },
    },
    { lasting: 'rally-places-more', guerrillas: 1 },
  ],
};
