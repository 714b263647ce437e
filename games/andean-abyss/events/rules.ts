/** What a card is in code (5.0): a text or two, each of them a description, or rules where no description says it. */
import type { EventText as CoinEventText } from '@sandtable/coin';
import type { Andes } from '../state.ts';
import type { Side } from './vocabulary.ts';

/** A function beside the data, for what the event language cannot say. */
export type EventFunction = CoinEventText<Andes>;
export type EventText = Side | EventFunction;

export interface DualEvent {
  readonly unshaded: EventText;
  readonly shaded: EventText;
}

/** An Event with one text. */
export interface SingleEvent {
  readonly event: EventText;
}

export type CardEvent = DualEvent | SingleEvent;

export const isFunction = (text: EventText): text is EventFunction => typeof text === 'function';
