export {
  type Asking,
  type Interludes,
  Menu,
  number,
  pick,
  type Picking,
  picking,
  type PlainQuestion,
  type Question,
  range,
  several,
  type Several,
  together,
  type Together,
  whether,
  type Words,
} from './questions.ts';
export { type Book, type CardText, originalOf } from './book.ts';
export { clone } from './clone.ts';
export type {
  Aside,
  Ask,
  Asked,
  Blocked,
  Features,
  Game,
  Given,
  Habit,
  Imagined,
  Json,
  Maker,
  Mind,
  Mover,
  NonPlayers,
  OptionSpec,
  OptionValue,
  Origin,
  Plan,
  Planner,
  Player,
  Proposal,
  Reply,
  Result,
  Rules,
  Seat,
  SeatId,
  Seen,
  Setting,
  Standing,
  Step,
  Table,
  Tempo,
  Viewer,
  Weights,
} from './contract.ts';
export {
  type Chance,
  commitment,
  Dice,
  type DiceState,
  type FastDice,
  type ForcedDice,
  fastDice,
  forcedDice,
  isKey,
  type SealedDice,
  sealedDice,
  sideDice,
} from './dice.ts';
export { type Clause, clausesOf, type Digest, type Gathered } from './digest.ts';
export type { Glossary, Meaning, Term } from './glossary.ts';
export { type Goal, type GoalPart, lacking, mostToGain, type Way } from './goals.ts';
export { oldestNeeded } from './history.ts';
export { type Line, mayRead } from './journal.ts';
export { jsonFault } from './json-fault.ts';
export { repeatedField } from './repeated-field.ts';
export { Match, type MatchOptions } from './match.ts';
export { type FeatureWords, type Level, type Measures, measuredWords, mindWords } from './mind-words.ts';
export type { AskView } from './pending.ts';
export {
  LANGUAGES,
  type Language,
  type Message,
  type Param,
  type Params,
  render,
  type Sentence,
  type Sentences,
  type Speech,
  speaker,
  type Translation,
  type Voice,
  warningOf,
} from './messages.ts';
export {
  DocumentFault,
  faultIn,
  type Fields,
  isFields,
  type Place,
  type Reader,
  reader,
  readingWords,
} from './reading.ts';
export {
  type Answer,
  BadDocument,
  checkRecord,
  type FindGame,
  type GameRecord,
  type Position,
  readRecord,
  type Supplied,
} from './record.ts';
export { Plans } from './plans.ts';
export { Refusal, type RefusalCode, REFUSALS, RulesFault } from './refusal.ts';
export { type Playout, playOut } from './playout.ts';
export { type RuleText, ruleText } from './rule-text.ts';
export { defaultSetting, settingFaults } from './setting.ts';
export { textHash } from './sha256.ts';
export { Sight } from './sight.ts';
export { NO_ORDERS, ordered, type StandingOrders } from './standing-orders.ts';
export { padEnd, padStart, textWidth } from './width.ts';
export { zeros } from './zeros.ts';
