import type { CardEvent } from './rules.ts';

/** 39 Soldados Campesinos. */
export const soldadosCampesinos: CardEvent = {
  unshaded: [{ place: 'police', count: 6, perSpace: 1, where: { kind: 'department' } }],
  shaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { kind: 'department' },
      do: [{ replace: 'police', count: 1, with: 'auc-guerrilla' }],
    },
  ],
};
