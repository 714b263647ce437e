import type { CardEvent } from './rules.ts';

/** 67 Mexican Traffickers. */
export const mexicanTraffickers: CardEvent = {
  unshaded: [{ lose: 'cartels-resources', amount: 10 }],
  // Four Resources a Base (propaganda/resources.ts).
  shaded: [{ lasting: 'cartels-bases-earn-four' }],
};
