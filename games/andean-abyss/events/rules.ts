/** What a card is in code (5.0): a text or two, each of them rules. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';

/** A text being executed by the acting faction. Most are generators; a text that asks nothing is a plain function. */
export type EventText = (action: Action) => Rules<void> | void;

/** 5.2 A dual Event. */
export interface DualEvent {
  readonly unshaded: EventText;
  readonly shaded: EventText;
}

/** An Event with one text. */
export interface SingleEvent {
  readonly event: EventText;
}

export type CardEvent = DualEvent | SingleEvent;

/** 5.3, 5.4 A text whose only effect lasts: the card is noted, and the rules it changes look for it. */
export const lasting: EventText = () => undefined;
