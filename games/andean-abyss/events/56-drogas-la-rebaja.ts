import type { CardEvent } from './rules.ts';

/** 56 Drogas La Rebaja. */
export const drogasLaRebaja: CardEvent = {
  unshaded: [{ transfer: 9, from: 'cartels-resources', to: 'government-resources' }],
  shaded: [
    {
      gain: 'cartels-resources',
      amount: { each: { pieces: 'cartels-piece', where: { kind: 'city' } }, times: 2 },
    },
    { place: 'cartels-base', count: 2, perSpace: 1, where: { kind: 'city' } },
  ],
};
