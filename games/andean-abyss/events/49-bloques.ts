import type { CardEvent } from './rules.ts';

/** 49 Bloques. */
export const bloques: CardEvent = {
  // D54: those there are, if fewer.
  unshaded: [{ 'lose-for-good': 'auc', guerrillas: 3 }],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'department' },
      do: [{ place: ['auc-guerrilla', 'auc-base'], count: 2, most: { 'auc-guerrilla': 1, 'auc-base': 1 } }],
    },
  ],
};
