/** A card in words, as readers and boards show it. */
import type { Speech } from '@sandtable/engine';
import type { Vignette } from '../art/plates.ts';
import type { Unit } from '../art/units.ts';

/** A number or symbol printed on a card. */
export interface CardFigure {
  readonly name: string;
  readonly value: string;
  /** Its symbol: an outline in a square of 16. */
  readonly outline?: string;
  /** What is not certain about it: a sign to stand before the value, and what the sign means. */
  readonly doubt?: { readonly sign: string; readonly text: string };
}

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
  /** Short facts for the corner: order of factions, cost, kind. */
  readonly marks?: readonly string[];
  readonly figures?: readonly CardFigure[];
  /** Its picture: a plate, or the silhouette of a unit. */
  readonly vignette?: Vignette | undefined;
  readonly unit?: Unit;
}

/** The English title, where the game's words in this language have one beside their own. */
export function originalIn({ name }: Speech, id: string): Pick<CardText, 'original'> {
  const original = name('original', id);
  return original === undefined ? {} : { original };
}
