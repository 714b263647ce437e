import type { CardEvent } from './rules.ts';

/** 41 Mancuso. */
export const mancuso: CardEvent = {
  unshaded: [
    { lose: 'auc-resources', amount: 6 },
    { inSpaces: 1, where: {}, do: [{ remove: 'auc-piece', count: 'all' }] },
  ],
  shaded: [
    {
      gain: 'auc-resources',
      amount: { each: { spaces: { has: ['auc-piece', 'cartels-piece'] } }, times: 3 },
    },
  ],
};
