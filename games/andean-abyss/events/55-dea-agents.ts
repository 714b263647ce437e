import type { CardEvent } from './rules.ts';

/** 55 DEA Agents. */
export const deaAgents: CardEvent = {
  unshaded: [
    { 'lose-shipments': 1, where: {} },
    { remove: 'cartels-guerrilla', count: 5, where: {} },
  ],
  shaded: [
    {
      inSpaces: 3,
      where: { kind: ['city', 'department'], has: 'cartels-piece' },
      do: [{ shift: 'active-opposition', levels: 1 }],
    },
  ],
};
