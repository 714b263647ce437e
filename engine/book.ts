/** A game to be read: its rules and cards in our own words, for readers with and without a page. */
import type { Speech } from './messages.ts';
import type { RuleText } from './rule-text.ts';

/** What is printed on a card, in words. */
export interface CardText {
  readonly id: string;
  /** Printed on the card. */
  readonly number?: string;
  readonly title: string;
  /** What stands on the English card, where this language calls it otherwise. It is found by this, too. */
  readonly original?: string;
  /** Cards of one group follow each other. */
  readonly group?: string;
  /** What the card says, part by part: the sides of an event, the effect of an action. */
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
  /** What one must know to choose it among others, on one line; a menu at a terminal says it beside the title. */
  readonly brief?: string;
  /** Short facts: order of factions, kind. */
  readonly marks?: readonly string[];
  /** Numbers and symbols. `about` says that the printed one is not known for certain. */
  readonly figures?: readonly {
    readonly name: string;
    readonly value: string;
    readonly about?: boolean;
  }[];
}

export interface Book<V = unknown> {
  /** By number, in the rulebook's order. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The cards of the table that is seen; without one, those that come with the game. */
  cards?(view?: V): readonly CardText[];
  /** The cards whoever sees this wants to read now, by id: the one in play, the hand. */
  atHand?(view: V): readonly string[];
}

/** The English title of a card as part of its text, for a language whose words know it: its name of the kind `original`. */
export function originalOf({ name }: Speech, id: string): Pick<CardText, 'original'> {
  const original = name('original', id);
  return original === undefined ? {} : { original };
}
