/** What is open and pointed at around one table. */
import type { BoardModule } from '../boards/board.ts';
import type { Point } from '../messages/pointing.ts';
import type { Thing } from '../messages/things.ts';

export type Tab = 'log' | 'chat' | 'notes' | 'margins' | 'rules' | 'cards' | 'more';
/** Which part a small screen shows. */
export type Part = 'play' | 'board' | 'talk';

export class Desk {
  tab = $state<Tab>('log');
  part = $state<Part>('play');
  rule = $state<string>();
  card = $state<string>();
  pointed = $state.raw<Thing>();
  /** The card of what is pointed at, and what stands for it there. */
  peeked = $state.raw<{ readonly card: string; readonly at: Element }>();
  private readonly cards: readonly string[];
  private readonly cardOf: NonNullable<BoardModule['cardOf']>;

  constructor({ cards = ['card'], cardOf = () => undefined }: Pick<BoardModule, 'cards' | 'cardOf'>) {
    this.cards = cards;
    this.cardOf = cardOf;
  }

  openRule = (rule: string | undefined): void => {
    this.rule = rule;
    this.show('rules');
  };

  /** Cards open in the side panel; anything else is lit on the board. */
  open = (thing: Thing): void => {
    if (thing.kind === 'rule') this.openRule(thing.id);
    else if (this.cards.includes(thing.kind)) {
      this.card = thing.id;
      this.show('cards');
    } else {
      this.pointed = thing;
      this.part = this.part === 'talk' ? 'board' : this.part;
    }
  };

  point: Point = (thing, at) => {
    this.pointed = thing;
    const card = thing === undefined || this.cards.includes(thing.kind) ? thing?.id : this.cardOf(thing);
    this.peeked = card === undefined || at === undefined ? undefined : { card, at };
  };

  show(tab: Tab): void {
    this.tab = tab;
    this.part = 'talk';
  }
}
