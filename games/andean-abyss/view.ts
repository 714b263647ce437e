/** What a seat sees: everything but the order of the cards that lie face down and the ones put away (2.1, 2.2). */
import { oppositionPlusBases, type State, totalSupport } from './state.ts';
import { FACTIONS, type Faction } from './forces.ts';
import { margin } from './victory.ts';

/** The state, with only the cards of the deck that lie face up, and what the tracks at the edge of the map show. */
export interface View extends State {
  /** Cards left in the deck, face down or not (2.2). */
  readonly deckSize: number;
  readonly totalSupport: number;
  readonly oppositionPlusBases: number;
  /** 7.3 */
  readonly margins: Readonly<Record<Faction, number>>;
}

export function viewOf(state: State): View {
  const margins = { government: 0, farc: 0, auc: 0, cartels: 0 };
  for (const faction of FACTIONS) margins[faction] = margin(state, faction);
  return {
    ...state,
    deck: state.deck.slice(0, state.shown),
    unused: [],
    deckSize: state.deck.length,
    totalSupport: totalSupport(state),
    oppositionPlusBases: oppositionPlusBases(state),
    margins,
  };
}
