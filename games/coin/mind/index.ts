/** What the minds of the volumes have in common: how charts answer in imagined games, and when there is a thought. */
export { Walker } from './mover.ts';
export { coinTempo, type TempoFacts } from './tempo.ts';
export { cardsToRound, type Piles } from './rounds.ts';
export { accompanied, begin, firsts, operate, step, topBy } from './scripts.ts';
