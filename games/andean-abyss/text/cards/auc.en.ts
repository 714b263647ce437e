/** Cards 37 to 54 in English. */
import type { Effects } from './effect.ts';

export const aucEffects: Effects = {
  40: {
    unshaded: 'Replace 3 AUC guerrillas with Police.',
    shaded:
      'Move all cubes out of a Department that holds AUC pieces, to any Cities. Then place an AUC piece in each of 2 Cities.',
  },
};
