import type { CardEvent } from './card.ts';

/** 22 Border Incident. */
export const borderIncident: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    { islamabad: 'hostility', boxes: 1 },
    { inSpaces: 1, where: { is: 'pakistan' }, do: [{ remove: 'taliban-guerrilla', count: 2, upTo: true }] },
  ],
  shaded: [
    { islamabad: 'sponsorship', boxes: 1 },
    {
      inSpaces: 1,
      where: { kind: 'province', is: 'afghan', beside: { is: 'pakistan' } },
      do: [
        { remove: 'coalition-troops', count: 1, to: 'casualties' },
        { place: 'taliban-guerrilla', count: 1 },
      ],
    },
  ],
};
