import type { CardEvent } from './card.ts';

/** 49 Crop Substitution. */
export const cropSubstitution: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'province', control: 'coin', has: 'warlords-base' },
      do: [{ remove: 'warlords-base', count: 1, evenGuarded: true }],
    },
    { gain: 'aid', amount: { each: 'removed' } },
  ],
  shaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'province', has: 'warlords-guerrilla' },
      do: [{ place: 'warlords-base', count: 1 }],
    },
    { lose: 'aid', amount: 3 },
  ],
};
