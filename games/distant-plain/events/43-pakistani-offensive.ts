import type { CardEvent } from './card.ts';

/** 43 Pakistani Offensive. */
export const pakistaniOffensive: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    { remove: 'taliban-guerrilla', count: 4, upTo: true, where: { is: 'pakistan' } },
    { islamabad: 'hostility', boxes: 1 },
  ],
  shaded: [
    {
      move: 'taliban-guerrilla',
      count: 'all',
      upTo: true,
      from: { is: 'pakistan' },
      to: { kind: 'province', is: 'afghan' },
      adjacent: true,
      arrive: 'underground',
      by: 'taliban',
    },
    { islamabad: 'sponsorship', boxes: 1 },
  ],
  nonPlayers: { taliban: { shaded: { special: 'leave-pakistan-for-control' } } },
};
