import type { CardEvent } from './rules.ts';

/** 62 Amazonía. */
export const amazonia: CardEvent = {
  unshaded: [
    {
      remove: 'insurgent-piece',
      count: 3,
      upTo: true,
      where: { kind: 'department', is: ['forest', 'unpopulated'] },
    },
  ],
  shaded: [
    { place: 'cartels-base', count: 3, perSpace: 1, where: { spaces: ['guainia', 'vaupes', 'amazonas'] } },
  ],
};
