import type { CardEvent } from './rules.ts';

/** 1 1st Division: what Civic Action needs (civic.ts, propaganda/support.ts). */
export const firstDivision: CardEvent = {
  unshaded: [{ lasting: 'civic-action-with-any-cube' }],
  shaded: [{ lasting: 'civic-action-with-two-each' }],
};
