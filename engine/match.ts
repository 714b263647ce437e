/** A game in progress as those around it hold it: what they may ask of it, what changes it, what leaves it. */
import { clone } from './clone.ts';
import type { Aside, Blocked, Game, Reply, Result, SeatId, Seen, Setting, Viewer } from './contract.ts';
import { type Chance, Dice, type DiceState } from './dice.ts';
import { type Line, mayRead } from './journal.ts';
import type { Message } from './messages.ts';
import type { AskView } from './pending.ts';
import type { Plans } from './plans.ts';
import { type Answer, BadDocument, type GameRecord, type Position } from './record.ts';
import { Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { textHash } from './sha256.ts';

export interface MatchOptions {
  /** Keep the journal. Off for speed. */
  readonly journal?: boolean;
  /** Keep what undo, save and fork need. Off for speed: such a match can only be played on. */
  readonly history?: boolean;
  /** Count content here. */
  readonly counts?: Map<string, number>;
}

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly setting: Setting;
  readonly seats: readonly SeatId[];
  private readonly run: Run<S, V>;
  /** The dice before set-up; unknown to a resumed match. */
  private readonly firstDice: DiceState | undefined;

  private constructor(
    game: Game<S, V>,
    position: Position<S>,
    firstDice: DiceState | undefined,
    { journal = true, history = true, counts }: MatchOptions,
  ) {
    this.game = game;
    this.setting = position.setting;
    this.firstDice = firstDice;
    this.run = new Run(game, position, { journal, history, counts });
    this.seats = this.run.seats;
  }

  /** A new game. The dice given are not changed. */
  static start<S, V>(
    game: Game<S, V>,
    setting: Setting,
    dice: DiceState,
    options: MatchOptions = {},
  ): Match<S, V> {
    return new Match(game, opening(game, setting, clone(dice)), dice, options);
  }

  /** Goes on from a position, which is not changed. */
  static resume<S, V>(game: Game<S, V>, position: Position<S>, options: MatchOptions = {}): Match<S, V> {
    if (position.game !== game.id) throw new BadDocument((words) => words.otherGame(position.game, game.id));
    return new Match(
      game,
      { ...position, state: clone(position.state), dice: clone(position.dice) },
      undefined,
      options,
    );
  }

  /** Plays a record again, wholly or up to a number of answers. Throws BadDocument when it does not replay. */
  static replay<S, V>(
    game: Game<S, V>,
    record: GameRecord,
    upTo: number = record.answers.length,
    options: MatchOptions = {},
  ): Match<S, V> {
    const match = Match.start(game, record.setting, record.dice, options);
    for (const [i, answer] of record.answers.slice(0, upTo).entries()) {
      try {
        match.run.apply(answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new BadDocument((words) => words.notReplayed(i + 1, error.message));
      }
    }
    return match;
  }

  // What everybody may ask of it.

  get result(): Result | undefined {
    return this.run.final;
  }

  /** Answers given so far. */
  get seq(): number {
    return this.run.table.seq;
  }

  /** The moment of the last fence: no seat alone can undo the answers before it. */
  get fence(): number {
    return this.run.table.fence;
  }

  /** The number of the pending ask. */
  get number(): number {
    return this.run.asks;
  }

  /** Seats that still have to answer. Empty when the game is over. */
  get turn(): readonly SeatId[] {
    return this.run.pending.turn;
  }

  get prompt(): Message | undefined {
    return this.run.pending.ask?.prompt;
  }

  /** The option that declines the pending ask, and whether the ask follows from hidden things. */
  get declines(): { readonly pass: string | undefined; readonly secret: boolean } {
    const { ask } = this.run.pending;
    return { pass: ask?.pass, secret: ask?.secret === true };
  }

  /** The menu of a seat that has to answer. */
  menuOf(seat: SeatId): readonly string[] {
    return this.run.pending.menuOf(seat);
  }

  label(seat: SeatId, option: string): Message {
    if (this.run.pending.ask === undefined) throw new Refusal('finished');
    return this.run.pending.ask.label(option, seat);
  }

  /** What is not on the menu, and why not. */
  blocked(seat: SeatId): readonly Blocked[] {
    return this.run.pending.blocked(seat);
  }

  /** The pending ask as the viewer may see it. */
  ask(viewer: Viewer): AskView | undefined {
    return this.run.pending.viewFor(viewer, this.run.asks);
  }

  /** Whether the seat may say something now. */
  hasAsides(seat: SeatId): boolean {
    return this.asides(seat, 1).length > 0;
  }

  /** What the seat may say now: all of it, or at least the first `most`. */
  asides(seat: SeatId, most?: number): readonly Aside[] {
    return this.run.asides(seat, most);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.run.table.state, viewer);
  }

  /** The journal as the viewer may read it. */
  lines(viewer: Viewer, from = 0): readonly Line[] {
    return (this.run.table.journal ?? []).slice(from).filter((line) => mayRead(line, viewer));
  }

  /** The whole journal, for those who may see all. */
  get journal(): readonly Line[] {
    return this.run.table.journal ?? [];
  }

  // What changes it.

  /**
   * Takes an answer. `ask` is the number of the ask it was meant for, where the sender knows it.
   * Throws Refusal, and then nothing has changed.
   */
  answer(seat: SeatId, option: string, ask?: number, why?: readonly Message[]): void {
    if (typeof seat !== 'string' || typeof option !== 'string') throw new Refusal('malformed');
    this.mustBeAsked(ask);
    this.run.apply(why === undefined ? { seat, option } : { seat, option, why });
  }

  /** Takes a player's reply. */
  reply(seat: SeatId, reply: Reply): void {
    this.answer(seat, reply.option, undefined, reply.why);
  }

  /** Takes an answer or an aside as it is recorded. */
  give({ seat, option, aside, why }: Answer): void {
    if (aside === true) this.aside(seat, option);
    else this.answer(seat, option, undefined, why);
  }

  /**
   * Takes a list of answers and asides, all or none. Only the last may pass a fence: whoever could have a later answer
   * refused after an earlier one has rolled would learn the roll without taking it. `passesFences` is for lists that
   * nobody can use so: a replay, a bot's turn.
   */
  answerAll(answers: readonly Answer[], ask?: number, passesFences = false): void {
    if (!Array.isArray(answers) || answers.length === 0) throw new Refusal('malformed');
    this.mustBeAsked(ask);
    const before = this.run.table.seq;
    try {
      for (const answer of answers) {
        if (!passesFences && this.run.table.fence > before) throw new Refusal('fenced', { undoable: 0 });
        this.give(answer);
      }
    } catch (error) {
      if (this.run.table.seq !== before) this.rewind(before);
      throw error;
    }
  }

  aside(seat: SeatId, id: string): void {
    if (typeof seat !== 'string' || typeof id !== 'string') throw new Refusal('malformed');
    this.run.apply({ seat, option: id, aside: true });
  }

  /**
   * How many of the last answers this seat may take back at will: back to the fence, and only its own and those of
   * `bystanders`, who do not mind: bots, or other seats of the same person.
   */
  undoable(seat: SeatId, bystanders: readonly SeatId[] = []): number {
    return this.run.history.undoable(seat, bystanders, this.run.table.seq - this.run.table.fence);
  }

  /** How many answers lie between now and the moment before the seat's own last one; 0 when there is none in reach. */
  undoStep(seat: SeatId, bystanders: readonly SeatId[] = []): number {
    return this.run.history.lastOf(seat, this.undoable(seat, bystanders));
  }

  /** Takes back the last answers. */
  undo(seat: SeatId, count = 1, bystanders: readonly SeatId[] = []): void {
    if (!this.seats.includes(seat)) throw new Refusal('unknown-seat', { seat });
    if (!Number.isInteger(count) || count < 1) throw new Refusal('malformed');
    const undoable = this.undoable(seat, bystanders);
    if (count > undoable) throw new Refusal(undoable === 0 ? 'nothing-to-undo' : 'fenced', { undoable });
    this.rewind(this.run.table.seq - count);
  }

  /** Goes back to an earlier moment, whatever lies between: for what people have consented to. */
  rewind(seq: number): void {
    this.run.rewind(seq);
  }

  // What leaves it.

  /** Answers given before the latest rest. Needs history. */
  get restedAt(): number {
    return this.run.latestRest.seq;
  }

  /** The latest rest and the answers since. Needs history. */
  position(): Position<S> {
    return { ...this.restPosition(), answers: this.answersSinceRest };
  }

  /** The same match at its latest rest, and what was answered since; undefined for a match without history. */
  sinceRest(): { readonly start: Match<S, V>; readonly answers: readonly Answer[] } | undefined {
    if (!this.run.options.history) return undefined;
    const start = new Match(this.game, this.restPosition(), undefined, { journal: false, history: false });
    return { start, answers: this.answersSinceRest };
  }

  /** The whole game so far. Only for a match that was started, not resumed. */
  record(): GameRecord {
    if (this.firstDice === undefined || !this.run.options.history)
      throw new Error('this match does not know its beginning');
    return {
      format: 'sandtable-game',
      game: this.game.id,
      version: this.game.version,
      setting: this.setting,
      dice: clone(this.firstDice),
      answers: this.run.history.answers(),
    };
  }

  /** An exact copy to try things in. */
  fork(options: MatchOptions = { journal: false }): Match<S, V> {
    return this.copy(options);
  }

  /**
   * A copy in which everything the viewer cannot know is dealt anew: hidden things, dice to come, and what others
   * have already answered in secret. Only tests keep the dice to come.
   */
  imagine(viewer: Viewer, seed: string, keepsDice = false): Match<S, V> {
    // Tests also read what would be told.
    const match = this.copy({ journal: keepsDice, history: false });
    match.run.forget(viewer, seed, keepsDice);
    return match;
  }

  /** The plans that players follow in the step in progress. */
  get plans(): Plans<Seen<V>> {
    return this.run.plans;
  }

  /**
   * The moment at which the seat was first asked since the latest rest or fence, and all answers since; nothing when that
   * is now. Needs history.
   */
  originOf(seat: SeatId): { readonly match: Match<S, V>; readonly since: readonly Answer[] } | undefined {
    const position = this.position();
    const { answers } = position;
    const from = Math.max(0, this.run.table.fence - position.seq);
    const at = answers.findIndex((answer, i) => i >= from && answer.seat === seat && answer.aside !== true);
    if (at < 0) return undefined;
    const before = { ...position, answers: answers.slice(0, at) };
    return { match: new Match(this.game, before, undefined, { journal: false }), since: answers.slice(at) };
  }

  /** A digest of the moment: the same for the same one, another for any other. */
  get mark(): string {
    const rest = this.run.latestRest;
    const { game, setting } = this;
    const moment = [game.id, game.version, setting, rest.seq, rest.state, rest.dice];
    return textHash(JSON.stringify([...moment, this.run.history.since(rest)]));
  }

  /** The state and dice as text: equal for equal moments. For tests. */
  fingerprint(): string {
    return JSON.stringify([
      this.run.table.state,
      this.run.table.dice.state,
      this.run.asks,
      this.run.pending.answers,
      this.run.final ?? null,
    ]);
  }

  /** The live state. For the engine's own rooms and tests: whoever shows it to a seat shows everything. */
  get state(): S {
    return this.run.table.state;
  }

  /** The living dice. For imagined worlds: whoever takes from those of a real one changes its course. */
  get dice(): Chance {
    return this.run.table.dice;
  }

  get diceState(): DiceState {
    return this.run.table.dice.state;
  }

  // How it works.

  private copy(options: MatchOptions): Match<S, V> {
    return new Match(this.game, this.position(), undefined, options);
  }

  private get answersSinceRest(): readonly Answer[] {
    return this.run.history.since(this.run.latestRest);
  }

  private restPosition(): Position<S> {
    const rest = this.run.latestRest;
    return {
      game: this.game.id,
      version: this.game.version,
      setting: this.setting,
      seq: rest.seq,
      asks: rest.asks,
      dice: clone(rest.dice),
      state: clone(rest.state),
      answers: [],
    };
  }

  /** A late answer is recognised by the number of the ask it was meant for. */
  private mustBeAsked(ask: number | undefined): void {
    if (ask === undefined || ask === this.run.asks) return;
    throw this.run.final === undefined
      ? new Refusal('stale', { ask, now: this.run.asks })
      : new Refusal('finished');
  }
}

/** The position before the first step. */
function opening<S, V>(game: Game<S, V>, setting: Setting, dice: DiceState): Position<S> {
  const state = game.setup(setting, new Dice(dice));
  return { game: game.id, version: game.version, setting, seq: 0, asks: 0, dice, state, answers: [] };
}
