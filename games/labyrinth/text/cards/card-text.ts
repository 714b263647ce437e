/** What the card viewer shows of a card, in our own words. */
export interface CardText {
  /** 6.2.6 What must hold for the Event to be played. */
  readonly requires?: string;
  /** What the Event does, whoever carries it out; or what it does for each side. */
  readonly effect?: string;
  readonly us?: string;
  readonly jihadist?: string;
  /** What matters at the table beside the text. */
  readonly note?: string;
}
