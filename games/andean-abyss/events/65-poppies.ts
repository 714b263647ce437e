import type { CardEvent } from './rules.ts';

/** 65 Poppies: one of four things in a Mountain Department. */
export const poppies: CardEvent = {
  event: [
    {
      inSpaces: 1,
      where: { kind: 'department', is: 'mountain' },
      do: [
        {
          ways: ['load-shipment', 'lose', 'new-base', 'remove-base'],
          either: [
            [{ shipment: ['farc', 'auc', 'cartels'] }],
            [{ 'lose-shipments': 1 }],
            [{ place: 'insurgent-base', count: 1 }],
            [{ remove: 'insurgent-base', count: 1 }],
          ],
        },
      ],
    },
  ],
};
