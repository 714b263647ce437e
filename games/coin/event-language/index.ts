export { eventFaults } from './faults.ts';
export type {
  Amount,
  Condition,
  Count,
  Each,
  EventSide,
  Given,
  OneOf,
  OneOrMore,
  OwnStep,
  Stance,
  Step,
  Steps,
  Verb,
  Where,
} from './language.ts';
export { randomSide } from './random.ts';
export { sideReader } from './reader.ts';
export type { Figure, Figures, Vocabulary } from './vocabulary.ts';
export {
  contentOf,
  hasVerb,
  lasts,
  listOf,
  type OnStep,
  onStep,
  ownVerb,
  verbOf,
  walk,
  within,
} from './walk.ts';
export { englishText } from './words/english.ts';
export { japaneseText } from './words/japanese.ts';
export type { EnglishLexicon, EnglishNoun, JapaneseLexicon, Span, Tongue } from './words/lexicon.ts';
