export { BadSeating } from './bad-seating.ts';
export {
  type Contest,
  type Failure,
  type Outcome,
  playContest,
  recordContest,
  type Tried,
  tryContest,
} from './contest.ts';
export { findPlayer, PLAYERS, playersOf, successorOf } from './find.ts';
export {
  contests,
  marginOf,
  type Plan,
  type Score,
  type SeatScore,
  type Standings,
  standings,
  Tally,
} from './ladder.ts';
export {
  bestFor,
  chartAt,
  checkNonPlayers,
  nonPlayerSeats,
  type Seating,
  settingFor,
} from './non-players.ts';
export { random } from './random.ts';
export { rotations } from './rotation.ts';
export { canTake, MIDDLE } from './seats.ts';
export { seat as seatPlayers, type Seated, type Wish } from './seating.ts';
export {
  type Accuracy,
  type Advised,
  courseOf,
  type CoursePoint,
  explain,
  explainOpenly,
  type Hint,
  hintFor,
  type Judged,
  type Knowing,
  type Level,
  LEVEL_IDS,
  type LevelId,
  LEVELS,
  mindedPlayer,
  mindsOf,
  type Played,
  type Progress,
  type Review,
  reviewOf,
  think,
  type Thought,
  type TurningPoint,
  type TurnLuck,
  Value,
  type Working,
} from './thinking/index.ts';
export { Average, type Interval, type Mean, wilson } from './statistics.ts';
export { performTasks } from './tasks.ts';
export {
  bandsOf,
  type Course,
  fitTerms,
  type Games,
  type Learned,
  type LearnedWeights,
  learnFrom,
  type Lesson,
  lessonsFor,
  lossOf,
  type Row,
  rowsOf,
  strain,
} from './learning/index.ts';
