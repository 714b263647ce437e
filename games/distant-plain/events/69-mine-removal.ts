import type { CardEvent } from './card.ts';

/** 69 Mine Removal. */
export const mineRemoval: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { control: 'coin', unmarked: 'returnees' },
      do: [{ mark: 'returnees', count: 1 }],
    },
  ],
  shaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { kind: 'loc', unmarked: 'sabotage', near: { has: 'insurgent-guerrilla' } },
      do: [{ mark: 'sabotage', count: 1 }],
    },
  ],
};
