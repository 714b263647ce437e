/** What the non-player rules of the volumes have in common. Tables, charts and cards are the volumes' own. */
export {
  type CardPolicy,
  type EventAnswerFacts,
  eventAnswers,
  type SpaceChoice,
  supportChange,
} from './events.ts';
export {
  type MarchFacts,
  type Marching,
  type MarchTerms,
  marching,
  type Party,
  type PartyRow,
  sizeOf,
} from './marching.ts';
export { type Because, type Mind, numberIn, reasons, spaceIn } from './mind.ts';
export { type Asked, NoAnswer, planning, planningPlayer, type Policy } from './planning.ts';
export { type Chart, type ChartFacts, chart, type Draw, evenDie, evenly, type Route } from './random.ts';
export { best, type Selection, type SettleFacts, type Settling, select, settling } from './selection.ts';
export { type VictimFacts, type VictimOrder, type Victims, victims } from './victims.ts';
