import type { CardEvent } from './rules.ts';

/** 51 Pipeline Repairs. */
export const pipelineRepairs: CardEvent = {
  unshaded: [
    {
      unmark: 'sabotage',
      count: 'all',
      where: { is: 'pipeline' },
      otherwise: [{ gain: 'government-resources', amount: 12 }],
    },
  ],
  // D35: the executing faction chooses which three.
  shaded: [
    {
      inSpaces: 3,
      where: { is: 'pipeline', near: { has: 'farc-guerrilla' } },
      do: [{ mark: 'sabotage', count: 1 }],
    },
  ],
};
