/** What a seat sees: everything but the order of the cards that lie face down (2.2) and others' deception (7.3). */
import { seenDeceptions } from './deception.ts';
import { FACTIONS, type Faction } from './forces.ts';
import type { State } from './state.ts';
import {
  controlPlusPatronage,
  margin,
  oppositionPlusBases,
  supportPlusAvailable,
  uncontrolled,
} from './victory.ts';

/** The state, with only the cards of the deck that lie face up, and what the tracks at the edge of the map show. */
export interface View extends State {
  /** Cards left in the deck, face down or not (2.2). */
  readonly deckSize: number;
  /** 1.9 */
  readonly supportPlusAvailable: number;
  readonly controlPlusPatronage: number;
  readonly oppositionPlusBases: number;
  readonly uncontrolled: number;
  /** 7.3 */
  readonly margins: Readonly<Record<Faction, number>>;
}

export function viewOf(state: State, viewer: string): View {
  const margins = { coalition: 0, government: 0, taliban: 0, warlords: 0 };
  for (const faction of FACTIONS) margins[faction] = margin(state, faction);
  return {
    ...state,
    deck: state.deck.slice(0, state.shown),
    deckSize: state.deck.length,
    deceptions: seenDeceptions(state, viewer),
    undrawn: [],
    supportPlusAvailable: supportPlusAvailable(state),
    controlPlusPatronage: controlPlusPatronage(state),
    oppositionPlusBases: oppositionPlusBases(state),
    uncontrolled: uncontrolled(state),
    margins,
  };
}
