/**
 * The contract between the page and a game's board. The page knows no rules: it hands a board what the server
 * sent (view, ask, options) and takes answers back. A game without a board of its own gets `PlainBoard`.
 *
 * How a board is added is told in docs/page.md. Everything a board offers must also be possible in the ask panel, which
 * lists every option as a button; the board is the beautiful way to do the same.
 */
import type { AskView, Digest, Goal, Language, Message, SeatId, Viewer } from '@sandtable/engine';
import type { Component, Snippet } from 'svelte';
import type { AskOption, Thing } from '../messages/things.ts';
import type { Point } from '../messages/pointing.ts';
import type { Foresight } from '../parts/lasting.ts';
import type { SeatLook } from '../parts/seat-look.ts';
import type { CardText } from '../parts/card-text.ts';

/**
 * How a table is arranged around a board, where there is room (in little room every board has the page's tabs and its sheet):
 *
 * - `floating`: the board fills the whole stage below the bar. The decision floats over its right edge, the board's own panels
 *   over the others; `insets` tell what the page covers.
 * - `tray`: the board fills the stage as well, and keeps a place of fixed size where it renders `question`: the decision.
 * - `beside`: the decision stands in a column right of the board (17.75 rem wide), and covers nothing.
 *
 * In none of them does the board's box change while a turn is answered: what has more to say scrolls where it is.
 */
export type Stage = 'floating' | 'tray' | 'beside';

/** Pixels of the board's box that panels lie over, at each edge: what matters is shown between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface BoardProps<View = unknown> {
  readonly view: View;
  /** What to compare with: the view at my last decision, or the frame before in a replay. Mark what changed. */
  readonly previous: View | undefined;
  readonly viewer: Viewer;
  /** The number of this position: it goes down when something is taken back, or in a replay. */
  readonly moment: number;
  /** What the journal says since my last decision, or since the frame before: dice that were thrown, for one. */
  readonly news?: readonly Message[];
  /** The pending ask. Its `options` are there only when `viewer` has to answer now. */
  readonly ask: AskView | undefined;
  /**
   * What would be asked next if the pending ask were declined: its options can be taken at once, after the ask's `pass`.
   * Null when there is nothing of the sort, undefined until that is known.
   */
  readonly declined?: AskView | null | undefined;
  /** The options that cannot be taken back, by id: mark them wherever they are offered in words. */
  readonly foreseen?: Foresight;
  /**
   * Answers the pending ask, then those that follow from it, in order: all or none. One gesture, one call. The
   * page asks once more where something is given up for good (table/doubt.ts).
   */
  readonly answer: (options: readonly string[]) => void;
  /** Why nothing that names these is offered, as far as the rules say. */
  readonly whyNot?: (ids: readonly string[]) => Promise<Message | undefined>;
  /** Says something to the person at once: that a gesture leads nowhere, for one. */
  readonly tell?: (text: string) => void;
  /** The game's words in the language of the page. */
  readonly words: BoardWords;
  /** What is pointed at elsewhere (a name in the log, a button in the ask panel): light it up. */
  readonly pointed: Thing | undefined;
  /** Tells the rest of the page what is pointed at here, and by what: a card is shown beside it. */
  readonly point: Point;
  /** The cards of this table by id, once they are there. */
  readonly cards?: ReadonlyMap<string, CardText>;
  /** Opens a card or a rule in the side panel. */
  readonly open: (thing: Thing) => void;
  readonly look: BoardLook;
  /** What the page's own panels cover of this board (`floating`); nothing when not given. */
  readonly insets?: Insets;
  /** The decision, for the place that a board with a `tray` keeps for it. Not given where the page has it elsewhere. */
  readonly question?: Snippet;
  /** The newest line of the log, for the end of a foot that a board may have. */
  readonly lastLine?: Snippet;
  /** The board alone is wanted (key F): its own panels fold to handles at its edges. */
  readonly isFull?: boolean;
  /** In little room: which of `BoardModule.parts` lies over the board, if any. Undefined where all have their places. */
  readonly part?: string | null;
}

export interface BoardWords {
  readonly language: Language;
  /** The name of a thing; its id when the game does not know it. */
  readonly name: (kind: string, id: string) => string;
  /** What stands on the English card, where this language calls it otherwise. */
  readonly original: (card: string) => string | undefined;
  /** A message as plain text. */
  readonly say: (message: Message) => string;
}

/** What the person has set. */
export interface BoardLook {
  readonly pieces: 'small' | 'normal' | 'large';
  /** False when animation is switched off here or by `prefers-reduced-motion`. */
  readonly motion: boolean;
}

/** How near a seat is to winning: below 0 it is short of victory, from 0 on it would win. */
export interface Margin {
  readonly seat: SeatId;
  readonly value: number;
  /** Where 0 is not enough: whether it would win. */
  readonly isMet?: boolean;
  /** The figures behind it, in the game's words. */
  readonly figures?: Message;
}

/** Figures over time besides the margins, in a picture of their own. */
export interface Graph<View = unknown> {
  readonly title: Readonly<Record<Language, string>>;
  /** The same lines at every moment. Read from the view alone. */
  readonly lines: (view: View) => readonly GraphLine[];
}

export interface GraphLine {
  readonly id: string;
  readonly name: (game: BoardWords) => string;
  /** What tells it apart at its end: one or two letters, and a colour. */
  readonly letter: string;
  readonly colour: string;
  readonly value: number;
}

/** A step of the tour or of a lesson: what to look at, and what it is. */
export interface GuideStep {
  /** A CSS selector; the first match is lit. The page's own places: `#board`, `#ask`, `#log`, `#seats`. */
  readonly at: string;
  /** In both, `{card/43}` and `{operation/sweep}` stand for names, as the table calls them. */
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

/** What a seat shows in the bar besides its name and its margin. */
export interface SeatProps<View = unknown> {
  readonly view: View;
  /** What to compare with. */
  readonly previous: View | undefined;
  readonly seat: SeatId;
  readonly words: BoardWords;
  /** In little room: the one figure that matters most. */
  readonly isBrief: boolean;
}

/** What a board shows at its edges, and in little room behind a tab of its own. */
export interface BoardPart<View = unknown> {
  readonly id: string;
  readonly icon: 'card' | 'tracks';
  readonly name: (view: View, words: BoardWords) => string;
}

export interface BoardModule<View = unknown> {
  readonly Board: Component<BoardProps<View>>;
  /** `beside` when not given. */
  readonly stage?: Stage;
  /** Drawn inside each seat of the bar, so that no figure is shown twice. The bar is 54 pixels high with it, 42 without. */
  readonly Seat?: Component<SeatProps<View>>;
  /** How a seat stands, in a word or two: eligible, passed. Nothing where the bar says enough. */
  readonly standing?: (view: View, seat: SeatId, words: BoardWords) => string | undefined;
  /** Under which heading an option is listed, if any: all the cities together, say. */
  readonly groupOf?: (option: AskOption, view: View, words: BoardWords) => string | undefined;
  /** What has been chosen in this turn, for the list above the options. */
  readonly chosen?: (view: View) => readonly Thing[];
  /** What has a tab of its own in little room; the board draws the one that `BoardProps.part` names over itself. */
  readonly parts?: readonly BoardPart<View>[];
  readonly seats?: Readonly<Record<SeatId, SeatLook>>;
  /** Read from the view alone. Shown beside the seats and as a chart over time. */
  readonly margins?: (view: View) => readonly Margin[];
  /** How the journal is told together, after the others' turns. */
  readonly digest?: Digest;
  /** What has changed for a seat between two views, besides its margin. */
  readonly changes?: (before: View, now: View, seat: SeatId) => readonly Message[];
  /** What wins for every seat, and what lacks: opens at its margin. Read from the view alone. */
  readonly goals?: (view: View) => readonly Goal[];
  /** Shown below the margins. */
  readonly graphs?: readonly Graph<View>[];
  /** The options that nothing on the board stands for: they are offered beside the question over a full board. */
  readonly elsewhere?: (options: readonly AskOption[], view: View) => readonly AskOption[];
  /** The kinds of things that the card browser has a card for: a click opens it. `card` when not given. */
  readonly cards?: readonly string[];
  /** The card that stands for a thing of another kind: shown, not opened, when the thing is pointed at. */
  readonly cardOf?: (thing: Thing) => string | undefined;
  /** What part of the game a view belongs to (the card in play, for one): a replay jumps from one to the next. */
  readonly chapter?: (view: View) => string;
  /** Comes after the page's own steps. */
  readonly guide?: readonly GuideStep[];
}
