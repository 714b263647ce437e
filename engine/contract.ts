/**
 * The contract between the engine and a game. Everything that plays (a person, an official non-player, a
 * search, a replay, a fuzzer) meets a game only through these types. The promises in the comments are checked
 * for every game by `torture` (testing/torture.ts).
 */
import type { Book } from './book.ts';
import type { Chance } from './dice.ts';
import type { Digest } from './digest.ts';
import type { Goal } from './goals.ts';
import type { Message, Speech } from './messages.ts';

/** Anything that survives JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Who may decide: a faction, a nation, a player colour. Unique within a game. */
export type SeatId = string;

/** Somebody who looks: a seat, or a spectator, who sees only what everybody sees. */
export type Viewer = SeatId | 'spectator';

/**
 * Rules in motion: a generator that yields asks and goes on with the answers. Rule functions return `Rules<T>`
 * and call each other with `yield*`, so that they read like the rulebook, top to bottom.
 */
export type Rules<T> = Generator<Ask, T, Given>;

/** What a yielded ask evaluates to: the option taken, or one for each of `ask.seats`, in their order. */
export type Given = string | readonly string[];

/**
 * A decision somebody has to make: one option out of a finite list.
 *
 * Promises:
 *  - `options` is never empty, has no duplicates, and comes in the same order whenever the position is the same;
 *  - it is a function, evaluated afresh when something may have changed (an aside), and has no side effects;
 *  - every option listed can be taken, and leads on to a finish: no dead ends.
 */
export interface Ask<T extends string = string> {
  /** One seat; or several, that decide at the same time without seeing each other's choice. */
  readonly seats: readonly SeatId[];
  /** What is asked, with the rule that asks it. Its key tells the kind of ask to bots and standing orders. */
  readonly prompt: Message;
  options(seat: SeatId): readonly T[];
  /** The option in words. `label(id).params` also tells the page which space, card or piece it stands for. */
  label(option: T, seat: SeatId): Message;
  /** What is not offered, and why not. Evaluated only when somebody looks. */
  blocked?(seat: SeatId): readonly Blocked[];
  /** The option that declines, where there is one: what "always pass on this" answers. */
  readonly pass?: T | undefined;
  /**
   * True when the prompt or the number of options follows from something hidden: others then see only that this
   * seat is deciding, and no standing order may answer it merely because one option is left.
   */
  readonly secret?: boolean | undefined;
  /** True at the points of an operation where an interlude may be played. */
  readonly pause?: boolean | undefined;
}

/** A choice that is not offered, and the rule that forbids it. */
export interface Blocked {
  readonly option: string;
  readonly label: Message;
  readonly why: Message;
}

/** Table talk that changes the state, allowed while an ask is pending: a gift, a waived toll. */
export interface Aside {
  readonly id: string;
  readonly label: Message;
}

/**
 * What the rules hold in their hands while they play: the state, the dice, and the means to tell people.
 * Nothing else may be remembered between asks of different steps.
 */
export interface Table<S> extends Chance {
  readonly state: S;
  /** Something hidden was shown to somebody: nothing before this can be undone at will. Dice do this themselves. */
  reveal(): void;
  /** A line of the journal, for everybody. */
  log(message: Message): void;
  /** A line for some seats only; `others` is what the rest read instead, if anything. */
  tell(seats: readonly SeatId[], message: Message, others?: Message): void;
  /** An item of `game.content` happened. */
  fired(item: string): void;
}

export interface Seat {
  readonly id: SeatId;
  /** Seats of one team win together. */
  readonly team?: string;
}

/** Something that can be chosen before play. Its words are `option.<id>` and `option.<id>.<value>` of the game. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    };

export type OptionValue = boolean | string | number;

/** What was chosen before play. Part of every saved game. */
export interface Setting {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Documents supplied with the game: a position to start from, a card set. Checked by the game. */
  readonly attachments?: Readonly<Record<string, Json>>;
}

export interface Standing {
  readonly seat: SeatId;
  /** 1 is first. Seats that share a rank are tied. */
  readonly rank: number;
  /** The game's own measure: margin, points, coins. Higher is better. */
  readonly score: number;
}

export interface Result {
  /** Seats that won, together or as a tie; empty when all lost. */
  readonly winners: readonly SeatId[];
  /** Every seat, best first. */
  readonly standings: readonly Standing[];
  readonly reason: Message;
}

/** A game: a rulebook that asks. */
export interface Game<S = unknown, V = unknown> {
  readonly id: string;
  /** Raised whenever a saved game of an earlier number might replay differently. */
  readonly version: number;
  /** The first is the default. */
  readonly scenarios: readonly string[];
  readonly options: readonly OptionSpec[];
  /** What may be attached to a setting, each with a check that returns what is wrong, in words. */
  readonly attachments?: Readonly<Record<string, (document: Json, setting: Setting) => readonly Message[]>>;
  /** Help for whoever writes such documents. */
  readonly makers?: Readonly<Record<string, Maker>>;
  /** The document `position` that starts where the table stands at this rest; undefined where none can tell it. */
  positionOf?(state: S): Json | undefined;
  /** What is wrong with this combination of otherwise valid options. */
  check?(setting: Setting): readonly Message[];
  seats(setting: Setting): readonly Seat[];
  /** The state before the first step. Plain JSON, no generator, no class, no undefined. */
  setup(setting: Setting, chance: Chance): S;
  /**
   * Plays from one rest to the next. At a rest the state alone says all, so it is where games are stored.
   * Called again and again until `result` is there. Rests should be frequent: a card, a turn, an action.
   */
  step(table: Table<S>): Rules<void>;
  /** Defined exactly when the game is over. Asked at rests only. */
  result(state: S): Result | undefined;
  /** All that may leave the engine for that viewer. Promise: nothing hidden from the viewer changes it. */
  view(state: S, viewer: Viewer): V;
  /** True when `view` shows everybody the same. A server then makes it once for all who look. */
  readonly isOpen?: boolean;
  /** The table in sentences, a line each, for terminals and whoever cannot see a board. Made from the view alone. */
  overview?(view: V, viewer: Viewer): readonly Message[];
  /** How lines of the journal are told together, for whoever was away. */
  readonly digest?: Digest;
  /** What wins for every seat, and what lacks. Made from the view alone. */
  goals?(view: V): readonly Goal[];
  /**
   * Re-deals in place everything the viewer cannot know, uniformly as far as the rules allow. Must be fit to be
   * called in the middle of a step: it changes what lies in the state, never what the step already did.
   */
  determinize(state: S, viewer: Viewer, chance: Chance): void;
  /**
   * Table talk this seat may make now. Each must leave every pending ask with an option. `most`: whoever asks wants no
   * more of them than that, so that a long list need not be finished.
   */
  asides?(state: S, seat: SeatId, most?: number): readonly Aside[];
  /** Does it. Called only with an id from `asides`. */
  aside?(table: Table<S>, seat: SeatId, id: string): void;
  /** Everything the content runner must see fire. */
  readonly content: readonly string[];
  /** Items of `content` that random play may miss for thousands of games: why, and where they are shown instead. */
  readonly rare?: Readonly<Record<string, string>>;
  /** No game asks more often than this. Asides do not count. */
  readonly bound: number;
  /** Conservation: throws when pieces, cards or money do not add up. */
  laws(state: S): void;
  /** How good the position looks for a seat, for searches: 0 lost to 1 won. */
  appraise?(state: S, seat: SeatId): number;
  /** How its seats are played by the levels that every game shares (docs/opponents.md). */
  readonly mind?: Mind<S>;
  readonly speech: { readonly en: Speech; readonly ja: Speech };
  /** Rules and cards to read. */
  readonly book?: { readonly en: Book<V>; readonly ja: Book<V> };
  /** The players this game brings along: the rulebook's non-players and its own bots. */
  readonly players?: readonly Player<V>[];
  /** Where the rulebook's non-players play by rules of their own: which seats they hold is part of the setting. */
  readonly nonPlayers?: NonPlayers;
}

/** Help for whoever writes a document of one kind. */
export interface Maker {
  /** One to start from: all that comes with the game. */
  sample(): Json;
  /** What a document without faults does, and what in it looks like a slip. */
  remarks(document: Json): readonly Message[];
}

/** Who sits where decides it (players/non-players.ts); the option is there for study. */
export interface NonPlayers {
  /** The option that says which seats they hold. */
  readonly option: string;
  /** The seats, by the option's value: every combination the rulebook knows. */
  readonly seats: Readonly<Record<string, readonly SeatId[]>>;
}

/** Something that answers asks: a bot. Persons answer through a page or a terminal. */
export interface Player<V = unknown> {
  readonly id: string;
  /** The seats it can take; all when not given. */
  readonly seats?: readonly SeatId[];
  /** True for the rulebook's non-players: they take only seats that the setting gives to non-players. */
  readonly official?: boolean;
  /** True for players that call `seen.imagine`. */
  readonly imagines?: boolean;
  /**
   * Must return one of `seen.options`. Must not remember anything itself: the same sight gives the same reply. What it
   * has to remember within a step it leaves to a plan (`seen.follow`).
   */
  answer(seen: Seen<V>): Reply;
}

/**
 * A player's plan for one step of the rules: a generator that takes each question its seat is asked and yields the
 * reply. It is begun with the first question since the rest and forgotten at the next rest. What it remembers between
 * questions is no part of a position: whoever resumes one has the plan made again from the questions since the rest.
 *
 * Promises:
 *  - it looks at what it is shown, at nothing else, and keeps no view beyond the question it came with;
 *  - it goes on from what it sees when somebody else answered in its place, or it may end: a plan that ends instead of
 *    replying leaves the question to a new one;
 *  - it may be begun in the middle of a step, where nobody knows the questions since the rest.
 */
export type Plan<Q> = Generator<Reply, void, Q>;

/** Begins a plan with the first question. */
export type Planner<Q> = (first: Q) => Plan<Q>;

export interface Reply {
  readonly option: string;
  /** Why, for people: kept with the answer and shown in the journal, so that a replay needs no bot. */
  readonly why?: readonly Message[];
}

/** All a player gets to decide from: what a person in that seat would have before them. */
export interface Seen<V = unknown> {
  readonly seat: SeatId;
  readonly prompt: Message;
  readonly options: readonly string[];
  readonly view: V;
  /** Dice of the player's own, derived from the game's key and the number of this decision. */
  readonly dice: Chance;
  label(option: string): Message;
  /**
   * The reply of a plan that the engine keeps beside the rules, from rest to rest. A plan that missed a question (a
   * loaded game, an undo, a person who answered instead) is made again and shown all that its seat was asked since.
   */
  follow(planner: Planner<Seen<V>>): Reply;
  /**
   * A world that this seat cannot tell from the real one, to try things in. The same number gives the same world.
   * Needs a match that keeps history.
   */
  imagine(world: number): Imagined;
  /**
   * Where the seat's present run of questions began, for whoever plans a whole turn at its first question and must find
   * that plan again at a later one without remembering it. Needs a match that keeps history.
   */
  origin(): Origin<V>;
}

/** The seat's first question since the latest rest or fence: nothing that it could not foresee has happened since. */
export interface Origin<V = unknown> {
  /** Exactly what the seat saw then; the present sight when this is the first question. */
  readonly seen: Seen<V>;
  /** The keys of the prompts that the seat has answered since, in order. */
  readonly prompts: readonly string[];
  /** A digest: the same for the same moment of the same game, another for any other. It tells nothing. */
  readonly mark: string;
}

/** A fork of the game in which everything this seat cannot know was dealt anew. */
export interface Imagined {
  /** The seat to answer, or undefined when the game is over. Several seats are asked one after the other. */
  readonly turn: SeatId | undefined;
  readonly prompt: Message | undefined;
  options(): readonly string[];
  answer(option: string): void;
  readonly result: Result | undefined;
  /** The game's own appraisal of this world for a seat; undefined when the game has none. */
  appraise(seat: SeatId): number | undefined;
  view(seat: Viewer): unknown;
  /** An option of the question in words. */
  label(option: string): Message;
  /** The whole table. To look at it is no secret told: what the imagining seat cannot know is made up. */
  readonly state: unknown;
  /** The dice of this world, also for those who answer in it. */
  readonly dice: Chance;
}

/** A question in an imagined world, with all of that world. */
export interface Asked<S = unknown> {
  readonly seat: SeatId;
  readonly prompt: Message;
  readonly options: readonly string[];
  /** Not to be changed. A habit looks only at what its seat could see, or its seat would play with open cards. */
  readonly state: S;
  readonly dice: Chance;
}

/**
 * What a game knows of playing it well: all that the minds of every level (players/thinking) need to know of a game.
 * Nothing of it ever meets the real table: habits, features and proposals are shown imagined worlds only, so that
 * none of them can tell a secret, whatever it looks at.
 *
 * Promises: everything is pure but a `Mover`, which may remember within one playout; the same world gives the same.
 */
export interface Mind<S = unknown> {
  /** How every seat answers without thinking: its chart, or rules of thumb. */
  readonly habit: Habit<S>;
  readonly tempo: Tempo<S>;
  readonly features: Features<S>;
  /** What the features weigh. */
  readonly weights: Weights;
  /** Whole turns worth thinking about at this question, beside those that the kit makes of options and habit. */
  proposals?(asked: Asked<S>): readonly Proposal[];
  /**
   * Whether anybody may hear that the seat has thought about this option. What names a card in a hidden hand is not told.
   * All may be told when not given.
   */
  isOpen?(prompt: string, option: string): boolean;
}

/** Who answers for seats while somebody thinks ahead. */
export interface Habit<S = unknown> {
  /** Somebody who answers for a seat from now on. May be called at any question, also in the middle of a turn. */
  begin(seat: SeatId): Mover<S>;
  /**
   * How good each option of a question looks without thinking, in chances of winning: 0.02 is two in a hundred better
   * than 0. Which options are tried first, and how they differ at random, follows from it; all are alike when not given.
   */
  weigh?(asked: Asked<S>): readonly number[];
  /** Why it would take that option, in words for everybody: nothing that only the seat knows. */
  why?(asked: Asked<S>, option: string): readonly Message[];
}

/** Answers for one seat in one playout. It may follow what it has begun: a chart's box, a turn's plan. */
export interface Mover<S = unknown> {
  /** One of `asked.options`. Asked of every question of the seat that leaves a choice and that no plan answers. */
  answer(asked: Asked<S>): string;
  /** The seat's question was answered without asking: by a plan, or because there was no choice. */
  overruled?(asked: Asked<S>, option: string): void;
}

/** When to think, and how far. */
export interface Tempo<S = unknown> {
  /**
   * The turn to which a question belongs, where a value may be asked: before the first question of a turn. Undefined in
   * the middle of things. Turns that follow each other have different names.
   */
  turnOf(asked: Asked<S>): string | undefined;
  /** So many turns are played on, the present one included, before the world is appraised. */
  horizon(state: S): number;
  /** Whether a run of questions that begins with this one deserves a thought; all do when not given. */
  isWorthy?(prompt: string): boolean;
  /** Whether the number of its options is a secret: then the thought takes as long whatever there is to choose. */
  isVeiled?(prompt: string): boolean;
  /** Rollouts a second of one core, roughly: what turns a level's seconds into a number of rollouts. */
  readonly pace: number;
  /** How often a seat thinks in a turn, roughly: its seconds are shared out. */
  readonly thoughts: number;
}

/** What counts, by name. The words of a feature are the sentence `mind.<name>` of the game. */
export interface Features<S = unknown> {
  readonly names: readonly string[];
  /** The seat itself, then one seat of every side that plays against it. */
  sides(state: S, seat: SeatId): readonly SeatId[];
  /** A row for each of the seats: its side's figures, in the order of the names. */
  rows(state: S, seats: readonly SeatId[]): readonly (readonly number[])[];
}

/**
 * A value: the standing of a side is the sum of its figures times their weights, and its chance its share of
 * exp(standing) among all sides, put right by two numbers a seat (Platt): the log-odds times `slope` plus `shift`.
 */
export interface Weights {
  /** By feature. */
  readonly terms: Readonly<Record<string, number>>;
  /** By seat, or `all`. */
  readonly calibration: Readonly<Record<string, { readonly slope: number; readonly shift: number }>>;
}

/** A way to play a turn: what to answer when asked. Where it says nothing, or what it says is not offered, habit answers. */
export interface Proposal {
  readonly steps: readonly Step[];
  /** How good it looks without thinking, as `Habit.weigh` measures. */
  readonly worth: number;
}

/** An answer to a question of that name. */
export interface Step {
  readonly prompt: string;
  readonly option: string;
}
