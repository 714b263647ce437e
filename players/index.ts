export { type Contest, type Outcome, playContest } from './contest.ts';
export { canTake, findPlayer, PLAYERS, playersOf } from './find.ts';
export { contests, type Plan, type Score, type Standings, standings } from './ladder.ts';
export { random } from './random.ts';
export { search } from './search.ts';
export {
  BadSeating,
  check as checkSeating,
  rotations,
  seat as seatPlayers,
  type Seating,
} from './seating.ts';
export { type Interval, wilson } from './wilson.ts';
