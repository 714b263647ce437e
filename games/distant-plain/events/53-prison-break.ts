import type { CardEvent } from './card.ts';

/** 53 Prison Break. */
export const prisonBreak: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    { flip: 'insurgent-guerrilla', count: 'all', turn: 'active', where: { spaces: ['kandahar', 'kabul'] } },
    {
      inSpaces: 'each',
      where: { spaces: ['kandahar', 'kabul'] },
      do: [{ place: 'police', count: 2, upTo: true }],
    },
  ],
  shaded: [{ place: 'insurgent-guerrilla', count: 4, upTo: true, where: { spaces: ['kandahar', 'kabul'] } }],
};
