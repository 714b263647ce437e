/** A card in words, as readers and boards show it. */

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
  /** Cards of one group follow each other. */
  readonly group?: string;
  /** What the card says, part by part: the sides of an event, the effect of an action. */
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
  /** Short facts for the corner: order of factions, cost, kind. */
  readonly marks?: readonly string[];
  readonly figures?: readonly CardFigure[];
}
