/**
 * An event as data (5.0): what a side of a card does, step by step. The event *is* its description; play, words, "would it
 * do anything now?", non-players and content all walk this one.
 */
import type {
  Action,
  Box,
  Control,
  Faction,
  Figure,
  Figures,
  Kind,
  LastingName,
  Level,
  Marker,
  Measure,
  Piece,
  Space,
  Special,
  Track,
  Trait,
  Vocabulary,
  Way,
} from './vocabulary.ts';

export type OneOrMore<T> = T | readonly T[];

/** The text of a side: steps, one after the other. */
export type EventSide<V extends Vocabulary> = readonly Step<V>[];

/** A filter over spaces. All that is said must hold; of a list any one will do, except in `is`, `has` and `hasNo`. */
export interface Where<V extends Vocabulary> {
  /** Only these. */
  readonly spaces?: OneOrMore<Space<V>>;
  readonly kind?: OneOrMore<Kind<V>>;
  readonly is?: OneOrMore<Trait<V>>;
  readonly control?: OneOrMore<Control<V>>;
  readonly level?: OneOrMore<Level<V>>;
  /** At least one of each. */
  readonly has?: OneOrMore<Piece<V>>;
  readonly hasNo?: OneOrMore<Piece<V>>;
  readonly marked?: Marker<V>;
  readonly unmarked?: Marker<V>;
  /** Population of this at least. */
  readonly population?: number;
  /** Adjacent to a space of this kind. */
  readonly beside?: Where<V>;
  /** Itself a space of this kind, or adjacent to one. */
  readonly near?: Where<V>;
  /** Only those that the last `inSpaces` has chosen. */
  readonly these?: true;
  /** Also at least one of these descriptions. */
  readonly any?: readonly Where<V>[];
}

/** How many pieces or markers. `rolled`: what the die of the surrounding `roll` shows. */
export type Count = number | 'all' | 'rolled';

/** How much on a track. `die`: a die is rolled for it. Halves are rounded down. Of a list the sum. */
export type Amount<V extends Vocabulary> =
  | number
  | 'die'
  | 'rolled'
  | { readonly half: Track<V> }
  | AsMuchAs<V>
  | Each<V>
  | readonly Each<V>[];

/** What a track shows, up to a limit. */
export interface AsMuchAs<V extends Vocabulary> {
  readonly asMuchAs: Track<V>;
  readonly most?: number;
}

/**
 * So much for each of something, up to a limit. `removed`: pieces this side has removed or replaced so far; `pip`: what a
 * die shows that is rolled for it.
 */
export interface Each<V extends Vocabulary> {
  readonly each:
    | 'removed'
    | 'pip'
    | { readonly spaces: Where<V> }
    | { readonly measure: Measure<V>; readonly where: Where<V> }
    | { readonly pieces: OneOrMore<Piece<V>>; readonly where?: Where<V> };
  /** 1 when left out. */
  readonly times?: number;
  readonly most?: number;
}

/** One of several factions, named by whoever decides. */
export interface OneOf<V extends Vocabulary> {
  readonly oneOf: readonly Faction<V>[];
  /** Not the one that executes the Event. */
  readonly other?: true;
}

/** What any step may say. */
export interface Common<V extends Vocabulary> {
  /** Who decides; whoever executes the Event when nothing is said, here or in a step around this one. */
  readonly by?: Faction<V>;
  /** May be declined. */
  readonly may?: true;
  /** What is done if nothing of the step could be. */
  readonly otherwise?: EventSide<V>;
}

/** Done in the space that `inSpaces` chose, or where this says. */
interface Located<V extends Vocabulary> extends Common<V> {
  readonly where?: Where<V>;
}

/** Pieces, spread over the spaces at will. */
interface OfPieces<V extends Vocabulary> extends Located<V> {
  readonly count: Count;
  readonly upTo?: true;
}

/** Available pieces to the map, within stacking (5.1.1). Of a group whoever decides picks the kinds. */
export interface Place<V extends Vocabulary> extends OfPieces<V> {
  readonly place: OneOrMore<Piece<V>>;
  /** No more than so many of one of the kinds. */
  readonly most?: Readonly<Partial<Record<Piece<V>, number>>>;
  /** All of one faction. */
  readonly oneFaction?: true;
  /** No more than so many into any space. */
  readonly perSpace?: number;
}

/** Pieces off the map; of a faction's, bases last. */
export interface Remove<V extends Vocabulary> extends OfPieces<V> {
  readonly remove: OneOrMore<Piece<V>>;
  /** A base even while other pieces of its faction are there. */
  readonly evenGuarded?: true;
  /** No more than so many from any space. */
  readonly perSpace?: number;
  /** Or from this box, at will. */
  readonly orFrom?: Box<V>;
  /** Available when left out. */
  readonly to?: Box<V>;
}

/** Pieces exchanged for Available ones; for nothing where none is Available (5.1.1). */
export interface Replace<V extends Vocabulary> extends OfPieces<V> {
  readonly replace: OneOrMore<Piece<V>>;
  readonly with: OneOrMore<Piece<V>>;
  /** All of one faction. */
  readonly oneFaction?: true;
  /** Only of a faction that has a piece there. */
  readonly present?: true;
}

/** Pieces from space to space. */
export interface Move<V extends Vocabulary> extends Common<V> {
  readonly move: OneOrMore<Piece<V>>;
  readonly count: Count;
  readonly upTo?: true;
  readonly from: Where<V>;
  readonly to: Where<V>;
  /** Only to a space beside the one they leave. */
  readonly adjacent?: true;
  /** How guerrillas arrive; as they were when left out. */
  readonly arrive?: Stance;
}

/** Pieces from box to box. */
export interface Send<V extends Vocabulary> extends Common<V> {
  readonly send: OneOrMore<Piece<V>>;
  readonly count: Count;
  readonly upTo?: true;
  readonly from: Box<V>;
  readonly to: Box<V>;
}

export type Stance = 'underground' | 'active';

/** Guerrillas turned over (1.4.3). */
export interface Flip<V extends Vocabulary> extends OfPieces<V> {
  readonly flip: OneOrMore<Piece<V>>;
  readonly turn: Stance;
}

/** Every such space some levels toward one (1.6). */
export interface Shift<V extends Vocabulary> extends Located<V> {
  readonly shift: Level<V>;
  readonly levels: number;
}

/** Every such space to a level. */
export interface SetLevel<V extends Vocabulary> extends Located<V> {
  readonly set: Level<V>;
}

/** Markers into every such space. */
export interface Mark<V extends Vocabulary> extends Located<V> {
  readonly mark: Marker<V>;
  readonly count: number;
}

/** Markers out of every such space. */
export interface Unmark<V extends Vocabulary> extends Located<V> {
  readonly unmark: Marker<V>;
  readonly count: number | 'all';
}

export interface Gain<V extends Vocabulary> extends Common<V> {
  readonly gain: Track<V>;
  readonly amount: Amount<V>;
}

export interface Lose<V extends Vocabulary> extends Common<V> {
  readonly lose: Track<V>;
  readonly amount: Amount<V>;
}

/** From track to track, no more than the one has and the other takes. */
export interface Transfer<V extends Vocabulary> extends Common<V> {
  readonly transfer: Amount<V>;
  readonly upTo?: true;
  readonly from: Track<V>;
  readonly to: Track<V>;
}

/** A die: what is done whatever it shows (amounts may be `rolled`), and what it brings besides. */
export interface Roll<V extends Vocabulary> extends Common<V> {
  readonly roll: EventSide<V>;
  readonly table?: readonly { readonly from: number; readonly to: number; readonly do: EventSide<V> }[];
}

/** An Operation or Special Activity for nothing (5.5). Lasting changes that forbid it do not bind it (5.1.2). */
export interface Free<V extends Vocabulary> extends Omit<Located<V>, 'by'> {
  readonly free: Action<V>;
  readonly by: Faction<V> | OneOf<V>;
  /** So many spaces at most; as many as its rule allows when left out. */
  readonly spaces?: number;
  readonly terms?: Given<V['terms'], V>;
}

/** On the next card whatever the faction has done on this one (2.3.6). */
export interface Eligible<V extends Vocabulary> extends Common<V> {
  /** `itself`: whoever executes the Event. */
  readonly eligible: Faction<V> | 'itself';
}

/** Through the next card. */
export interface Ineligible<V extends Vocabulary> extends Common<V> {
  readonly ineligible: Faction<V> | OneOf<V>;
}

/** Something in several spaces, one after the other, or in `each` that qualifies. With nothing to do, they are only chosen. */
export interface InSpaces<V extends Vocabulary> extends Common<V> {
  readonly inSpaces: number | 'each';
  readonly upTo?: true;
  readonly where: Where<V>;
  readonly do: EventSide<V>;
}

/** One of these, as far as it can be done. */
export interface Either<V extends Vocabulary> extends Common<V> {
  readonly either: readonly EventSide<V>[];
  /** What each is called when it is asked for, in the same order. */
  readonly ways?: readonly Way<V>[];
}

export interface If<V extends Vocabulary> extends Common<V> {
  readonly if: Condition<V>;
  readonly do: EventSide<V>;
}

export type Condition<V extends Vocabulary> =
  /** There is such a space. */
  | { readonly some: Where<V> }
  /** The space chosen is such a one. */
  | { readonly here: Where<V> }
  | { readonly track: Track<V>; readonly atLeast: number }
  | OwnCondition<V>;

export type OwnCondition<V extends Vocabulary> = {
  [K in keyof V['conditions']]: Given<V['conditions'][K], V>;
}[keyof V['conditions']];

/** A change of a rule out of the volume's list, with its figures (5.3, 5.4). How long it lasts is the card's kind. */
export type Lasting<V extends Vocabulary> = Common<V> &
  { [K in LastingName<V>]: { readonly lasting: K } & Given<V['lasting'][K], V> }[LastingName<V>];

/** A function beside the data, by name. */
export interface SpecialStep<V extends Vocabulary> extends Common<V> {
  readonly special: Special<V>;
}

export interface Steps<V extends Vocabulary> {
  readonly place: Place<V>;
  readonly remove: Remove<V>;
  readonly replace: Replace<V>;
  readonly move: Move<V>;
  readonly send: Send<V>;
  readonly flip: Flip<V>;
  readonly shift: Shift<V>;
  readonly set: SetLevel<V>;
  readonly mark: Mark<V>;
  readonly unmark: Unmark<V>;
  readonly gain: Gain<V>;
  readonly lose: Lose<V>;
  readonly transfer: Transfer<V>;
  readonly roll: Roll<V>;
  readonly free: Free<V>;
  readonly eligible: Eligible<V>;
  readonly ineligible: Ineligible<V>;
  readonly inSpaces: InSpaces<V>;
  readonly either: Either<V>;
  readonly if: If<V>;
  readonly lasting: Lasting<V>;
  readonly special: SpecialStep<V>;
}

export type Verb = keyof Steps<Vocabulary>;

export type OwnStep<V extends Vocabulary> = Common<V> &
  { [K in keyof V['steps']]: Given<V['steps'][K], V> }[keyof V['steps']];

export type Step<V extends Vocabulary> = Steps<V>[Verb] | OwnStep<V>;

/** The figures that a list of their kinds asks for. */
export type Given<F extends Figures, V extends Vocabulary> = {
  readonly [K in keyof F as F[K] extends { optional: true } ? never : K]: Value<F[K], V>;
} & { readonly [K in keyof F as F[K] extends { optional: true } ? K : never]?: Value<F[K], V> };

type Value<F extends Figure, V extends Vocabulary> = F extends { whole: unknown }
  ? number
  : F extends { flag: true }
    ? true
    : F extends { one: readonly (infer T)[] }
      ? T
      : F extends { some: readonly (infer T)[] }
        ? OneOrMore<T>
        : Where<V>;
