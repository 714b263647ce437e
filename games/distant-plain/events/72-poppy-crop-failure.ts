import type { CardEvent } from './card.ts';

/** 72 Poppy Crop Failure. */
export const poppyCropFailure: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [{ lose: 'warlords-resources', amount: { each: { pieces: 'warlords-base' } } }],
  shaded: [
    { gain: 'warlords-resources', amount: { each: { pieces: 'warlords-base' } } },
    {
      gain: 'taliban-resources',
      amount: { each: { pieces: 'warlords-base', where: { control: 'taliban' } } },
    },
  ],
};
