import type { CardEvent } from './rules.ts';

/** 68 Narco-Subs. */
export const narcoSubs: CardEvent = {
  unshaded: [
    {
      ways: ['remove-pieces', 'remove-shipments'],
      either: [
        [{ remove: 'cartels-piece', count: 2, where: { is: 'coastal' } }],
        [{ 'lose-shipments': 2, where: { is: 'coastal' } }],
      ],
    },
  ],
  shaded: [
    {
      gain: 'cartels-resources',
      amount: { each: { pieces: 'cartels-piece', where: { is: 'coastal' } }, times: 2 },
    },
  ],
};
