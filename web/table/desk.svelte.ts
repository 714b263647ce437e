/** What is open and pointed at around one table. */
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
  private readonly cards: readonly string[];

  /** `cards` are the kinds of things that have a card to read. */
  constructor(cards: readonly string[] = ['card']) {
    this.cards = cards;
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

  point = (thing: Thing | undefined): void => {
    this.pointed = thing;
  };

  show(tab: Tab): void {
    this.tab = tab;
    this.part = 'talk';
  }
}
