/** What a card is in code (6.2): its condition and its text. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Side } from '../cards.ts';
import type { State } from '../state.ts';

/** A text being carried out by `action.side`. Most are generators; a text that asks nothing is a plain function. */
export type EventText = (action: Action) => Rules<void> | void;

export interface CardEvent {
  /** 6.2.6 The condition on the card, for a side; without one it is always met. Blocking is in ../cards.ts. */
  readonly isPlayable?: (state: State, side: Side) => boolean;
  /** Where the condition follows from a hand: notes what all learn of that hand when they see whether it is met (L78). */
  readonly learn?: (state: State) => void;
  readonly event: EventText;
}

/** 6.2.7 A text whose only effect lasts: the card is noted, and the rules it changes look for it. */
export const lasting: EventText = () => undefined;
