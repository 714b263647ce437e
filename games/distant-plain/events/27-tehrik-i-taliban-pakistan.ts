import type { CardEvent } from './card.ts';

/** 27 Tehrik-i-Taliban Pakistan. */
export const tehrikITalibanPakistan: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 'each',
      where: { spaces: ['waziristan', 'northwest-frontier'] },
      do: [{ remove: 'taliban-guerrilla', count: 2, upTo: true }],
    },
  ],
  shaded: [
    {
      place: 'taliban-guerrilla',
      count: 4,
      upTo: true,
      where: { spaces: ['waziristan', 'northwest-frontier'] },
    },
  ],
};
