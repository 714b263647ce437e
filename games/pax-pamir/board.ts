/** What the page's board takes of this game: facts, cards told in words, and the types of a view. */
export type { CardOnBoard, SeatedCard } from './board/cards.ts';
export type { UnitKind } from './board/map.ts';
export { marginsOf } from './board/margins.ts';
export { marchable, marchAnswers, playAnswers, travelAnswers } from './board/moves.ts';
export { besideOf } from './board/ring.ts';
export {
  type Board,
  boardOf,
  type EmpireOnBoard,
  type MarketPlace,
  type PlayerOnBoard,
} from './board/table.ts';
export { CAPABILITIES, type CapabilityNumber } from './components/capabilities.ts';
export { GAP, KHYBER_DECK, kindOf, TOPPLES } from './components/cards.ts';
export type { CourtCard } from './components/court.ts';
export { type Empire, EMPIRES } from './components/empires.ts';
export { CONNECTIONS, LOCATIONS } from './components/map.ts';
export { MODE_OF, MODES, type Mode, SPECIAL_ACTIONS, type SpecialAction } from './components/modes.ts';
export { type Colour, COLOURS, GIFTS } from './components/players.ts';
export { MARKET_PLACES } from './market-places.ts';
export { calledAs, colourNamed } from './solo/khan.ts';
export { ownerOfSpy, spotId, spotOfSpy, SPOTS } from './spies.ts';
export { type Court, courtCard, rankOf } from './state.ts';
export { tellCard, tellFavor, tellLoyaltyCard, tellWazir } from './text/told.ts';
export { wordsAt } from './text/words-at.ts';
export { digest } from './digest.ts';
export { goalsOf } from './goals.ts';
export type { EmpireView, PlayerView, View } from './view.ts';
