/** What a card is in code: a text or two, each of them rules. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Volume } from '../volume.ts';

/** A text being executed by the acting faction. Most are generators; a text that asks nothing is a plain function. */
export type EventText<V extends Volume<V>> = (action: Action<V>) => Rules<void> | void;

export interface DualEvent<V extends Volume<V>> {
  readonly unshaded: EventText<V>;
  readonly shaded: EventText<V>;
}

/** An Event with one text. */
export interface SingleEvent<V extends Volume<V>> {
  readonly event: EventText<V>;
}

export type CardEvent<V extends Volume<V>> = DualEvent<V> | SingleEvent<V>;

/** A text whose only effect lasts: the card is noted, and the rules it changes look for it. */
export const lasting = (): void => undefined;
