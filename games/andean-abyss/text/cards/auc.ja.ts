/** Cards 37 to 54 in Japanese. */
import type { Effects } from './effect.ts';

export const aucEffects: Effects = {
  40: {
    unshaded: 'AUCゲリラ3個を警察と置き換える。',
    shaded:
      'AUCのコマがある行政区1か所のキューブをすべて任意の都市へ移す。その後、2つの都市にAUCのコマを1つずつ置く。',
  },
};
