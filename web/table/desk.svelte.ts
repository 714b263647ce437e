/** What is open and pointed at around one table. */
import type { BoardModule } from '../boards/board.ts';
import type { Point } from '../messages/pointing.ts';
import type { Thing } from '../messages/things.ts';

export type Tab = 'log' | 'chat' | 'notes' | 'margins' | 'rules' | 'cards' | 'more';
/** How high the question stands over a board where there is little room. */
export type Sheet = 'folded' | 'half' | 'whole';

/** What is remembered on this device, for every table. */
const STORED = 'sandtable.desk';
interface Kept {
  readonly isOpen: boolean;
  readonly isFolded: boolean;
}

function kept(): Kept {
  const stored = (localStorage.getItem(STORED) ?? '').split(' ');
  return { isOpen: stored.includes('open'), isFolded: stored.includes('folded') };
}

export class Desk {
  tab = $state<Tab>('log');
  /** Whether the drawer with the tabs is open. */
  isOpen = $state(kept().isOpen);
  /** Whether only the title of the question is shown, for those who have it all on the board. */
  isFolded = $state(kept().isFolded);
  /** The board alone, without the panels around it. */
  isFull = $state(false);
  /** In little room: how much of the question is shown, and which part of the board lies over it. */
  sheet = $state<Sheet>('half');
  part = $state<string | null>(null);
  rule = $state<string>();
  card = $state<string>();
  pointed = $state.raw<Thing>();
  /** What is explained beside what is pointed at: the card that it stands for, or the thing itself. */
  peeked = $state.raw<{ readonly card: string | undefined; readonly thing: Thing; readonly at: Element }>();
  private readonly cards: readonly string[];
  private readonly cardOf: NonNullable<BoardModule['cardOf']>;
  private opener: Element | null = null;
  /** How somebody left the drawer, while it is open or not as what is explained needs. */
  private lent: { readonly isOpen: boolean; readonly tab: Tab } | undefined;

  /** In little room the drawer lies over the board: nobody finds a table that way. */
  constructor(
    { cards = ['card'], cardOf = () => undefined }: Pick<BoardModule, 'cards' | 'cardOf'>,
    isLittle = false,
  ) {
    this.cards = cards;
    this.cardOf = cardOf;
    if (isLittle) this.isOpen = false;
  }

  openRule = (rule: string | undefined): void => {
    this.rule = rule;
    this.show('rules');
  };

  /** Cards open in the drawer; anything else is lit on the board. */
  open = (thing: Thing): void => {
    if (thing.kind === 'rule') this.openRule(thing.id);
    else if (this.cards.includes(thing.kind)) {
      this.card = thing.id;
      this.show('cards');
    } else this.pointed = thing;
  };

  point: Point = (thing, at) => {
    this.pointed = thing;
    const card = thing === undefined || this.cards.includes(thing.kind) ? thing?.id : this.cardOf(thing);
    this.peeked = thing === undefined || at === undefined ? undefined : { card, thing, at };
  };

  show(tab: Tab): void {
    const { activeElement } = document;
    if (activeElement?.closest('.drawer') === null) this.opener = activeElement;
    this.lent = undefined;
    this.tab = tab;
    this.part = null;
    this.isOpen = true;
    this.keep();
  }

  /** Gives what had the focus before the drawer opened. */
  close(): Element | null {
    this.lent = undefined;
    this.isOpen = false;
    this.keep();
    return this.opener;
  }

  /** The same tab again closes the drawer. */
  toggle(tab: Tab): void {
    if (this.isOpen && this.tab === tab) this.close();
    else this.show(tab);
  }

  /** Opens a tab to explain it, or clears the board that is explained; none of it is remembered. */
  lend(tab: Tab | undefined): void {
    this.lent ??= { isOpen: this.isOpen, tab: this.tab };
    this.tab = tab ?? this.lent.tab;
    this.isOpen = tab !== undefined;
    if (tab !== undefined) this.part = null;
  }

  /** The drawer is again as somebody left it. */
  takeBack(): void {
    const { isOpen, tab } = this.lent ?? this;
    this.lent = undefined;
    this.isOpen = isOpen;
    this.tab = tab;
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.keep();
  }

  private keep(): void {
    const { isOpen } = this.lent ?? this;
    localStorage.setItem(STORED, [isOpen ? 'open' : '', this.isFolded ? 'folded' : ''].join(' ').trim());
  }
}
