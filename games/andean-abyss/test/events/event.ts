/** Executing a card in a test. */
export { begin, execute } from '../rules.ts';

/** 2.3.9 Right before the final Propaganda card. */
export const LAST_EVENT = { deck: [73], propagandas: 3, shown: 1 };
