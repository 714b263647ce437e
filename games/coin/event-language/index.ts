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
export { type Context, type EventFacts, type Manners, type Play, type Playing } from './play/facts.ts';
export { type Interpreter, interpreter } from './play/interpreter.ts';
export { piecePlays } from './play/pieces.ts';
export { plainPieces } from './play/plain-pieces.ts';
export { named } from './play/tracks.ts';
export { randomSide } from './random.ts';
export { sideReader, whereReader } from './reader.ts';
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
export { filters, type Matches, type WhereFacts } from './where.ts';
export { englishText, englishTongue } from './words/english.ts';
export { japaneseText, japaneseTongue } from './words/japanese.ts';
export type { EnglishLexicon, EnglishNoun, JapaneseLexicon, Span, Tongue } from './words/lexicon.ts';
