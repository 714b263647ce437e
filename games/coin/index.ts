export { type Action, type Actions, actions } from './action.ts';
export {
  type Activities,
  type ActivityFacts,
  activities,
} from './activities/interludes.ts';
export type { ActivityRefusals, ActivityRules } from './activities/shape.ts';
export { type WithdrawFacts, type Withdrawing, withdrawing } from './activities/withdraw.ts';
export { type Asks, asks, type DeedIn, deedTable, type MayMore } from './ask.ts';
export { byName, isNamed } from './by-name.ts';
export { type Counts, counts, placeableBy } from './counts.ts';
export { type Deployment, type DeploymentFacts, deployment, type Share } from './deployment.ts';
export { type DeckCut, type DeckFacts, type Decks, decks, ordersIn } from './deck.ts';
export {
  type ChangeFacts,
  type ChangeHooks,
  type Changes,
  changes,
  type TrackFacts,
  trackChange,
} from './changes.ts';
export {
  type Choice,
  choiceAfter,
  type Deed,
  type Done,
  firstOf,
  nextToAct,
  staysEligible,
} from './eligibility.ts';
export { type ExecuteFacts, type Executing, executing } from './events/execute.ts';
export { type FreeFacts, type Freely, freely } from './events/free.ts';
export { type Placing, type PlacingFacts, type Placings, placings } from './events/placing.ts';
export { type CardEvent, type DualEvent, type EventText, lasting, type SingleEvent } from './events/shape.ts';
export {
  type Among,
  type InSpace,
  type Purpose,
  type Vocabulary,
  type VocabularyFacts,
  vocabulary,
} from './events/vocabulary.ts';
export { type GiftFacts, type Gifts, gifts } from './gifts.ts';
export { type Lasting, lastingEffects, type Noted } from './lasting.ts';
export { enforced, type LawFacts, type Laws, laws } from './laws.ts';
export { type MarkFacts, type Marks, marks, toward, within } from './marks.ts';
export { type Missing, missing } from './missing.ts';
export { isNonPlayer } from './non-player.ts';
export { type Notices, notices } from './notices.ts';
export { type OperationTable, type Operations, operations } from './operations/by-name.ts';
export { type SearchFacts, type Searches, searches } from './operations/expose.ts';
export { type Group, type GroupFacts, type Groups, groups, type Movable } from './operations/group.ts';
export { type MarchHoldFacts, marchHold } from './operations/march-hold.ts';
export { type OperateFacts, type Operating, operating } from './operations/operate.ts';
export { pauses } from './operations/pause.ts';
export { type Paying, type PayingFacts, paying } from './operations/paying.ts';
export { type RemovalFacts, type Removals, removals } from './operations/removal.ts';
export {
  FRAGILE,
  type Hold,
  holdBySpaces,
  holdsWithout,
  isHopeless,
  nowhere,
  operation,
  type OperationRules,
  type OperationShape,
  STURDY,
  tried,
  type WholeOperation,
} from './operations/shape.ts';
export { type TrialFacts, type Trials, trials } from './operations/trial.ts';
export { type OptionFacts, type Options, options } from './options.ts';
export { digest } from './digest.ts';
export { type OverviewFacts, type Overviews, overviews } from './overview.ts';
export { type PieceIds, plainPieceIds } from './piece-ids.ts';
export {
  type Kinds,
  kindsIn,
  type PieceKind,
  type PieceTable,
  type Pieces,
  pieceTable,
  type Role,
} from './pieces.ts';
export {
  type CommonFields,
  type Field,
  type Fields,
  type PositionFacts,
  type PositionReader,
  type Positions,
  positions,
} from './position.ts';
export { filled, positionDocument } from './position-document.ts';
export { appraisal, type Ranking, type RankingFacts, ranking } from './ranking.ts';
export { phaseAfter, type RoundFacts, rounds } from './propaganda.ts';
export { type Sequence, sequence } from './sequence.ts';
export type { EventOption, SequenceFacts, SequenceHooks } from './sequence-facts.ts';
export { type StageFacts, type Stages, stages } from './stages.ts';
export { bySpace, isAmong, type Openings, openings, type SpaceMap, spaceMap, touching } from './spaces.ts';
export { type Trial, type TurnFacts, type TurnTerms, type Turns, turns } from './turn.ts';
export { type WithdrawalFacts, type Withdrawals, withdrawals } from './withdrawal.ts';
export type { CoinState, CoinTurn, Names, Side, Space, Stage, Variants, Volume } from './volume.ts';
