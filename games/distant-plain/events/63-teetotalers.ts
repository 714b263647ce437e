import type { CardEvent } from './card.ts';

/** 63 Teetotalers. */
export const teetotalers: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { control: 'taliban', has: 'warlords-base' },
      do: [{ remove: 'warlords-base', count: 1, evenGuarded: true }],
    },
  ],
  shaded: [
    {
      transfer: { each: { pieces: 'warlords-base', where: { control: 'taliban' } }, times: 2 },
      upTo: true,
      from: 'warlords-resources',
      to: 'taliban-resources',
    },
  ],
};
