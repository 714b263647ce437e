/** A game in progress: asks, checks and applies answers, and can go back exactly. */
import { clone } from './clone.ts';
import type {
  Aside,
  Blocked,
  Game,
  Given,
  Reply,
  Result,
  Rules,
  SeatId,
  Setting,
  Viewer,
} from './contract.ts';
import { Dice, type DiceState, fastDice } from './dice.ts';
import { History, type Rest } from './history.ts';
import { type Line, mayRead } from './journal.ts';
import type { Message } from './messages.ts';
import { type AskView, Pending } from './pending.ts';
import { PlayTable } from './play-table.ts';
import { type Answer, BadDocument, type GameRecord, type Position } from './record.ts';
import { Refusal, RulesFault } from './refusal.ts';

export interface MatchOptions {
  /** Keep the journal. Off for speed. */
  readonly journal?: boolean;
  /** Keep what undo, save and fork need. Off for speed: such a match can only be played on. */
  readonly history?: boolean;
  /** Count content here. */
  readonly counts?: Map<string, number>;
}

/** Steps in a row that ask nothing before the rules are held to be caught in a loop. */
const IDLE_STEPS = 10_000;

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly setting: Setting;
  readonly seats: readonly SeatId[];
  private readonly options: Required<Pick<MatchOptions, 'journal' | 'history'>>;
  private readonly counts: Map<string, number> | undefined;
  private table: PlayTable<S>;
  private rules: Rules<void>;
  private readonly pending = new Pending();
  private asksDone = 0;
  private final: Result | undefined;
  private readonly history: History<S>;
  /** The dice before set-up; unknown to a resumed match. */
  private readonly firstDice: DiceState | undefined;

  private constructor(
    game: Game<S, V>,
    position: Position<S>,
    firstDice: DiceState | undefined,
    options: MatchOptions,
  ) {
    this.game = game;
    this.setting = position.setting;
    this.seats = game.seats(position.setting).map((seat) => seat.id);
    this.options = { journal: options.journal ?? true, history: options.history ?? true };
    this.counts = options.counts;
    this.history = new History(position.seq);
    this.firstDice = firstDice;
    this.asksDone = position.asks;
    this.table = new PlayTable(
      position.state,
      position.dice,
      this.options.journal ? [] : undefined,
      options.counts,
    );
    this.table.seq = position.seq;
    this.table.fence = position.seq;
    this.rules = this.begin();
    for (const answer of position.answers) this.apply(answer);
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
        match.apply(answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new BadDocument((words) => words.notReplayed(i + 1, error.message));
      }
    }
    return match;
  }

  // What everybody may ask of it.

  get result(): Result | undefined {
    return this.final;
  }

  /** Answers given so far. */
  get seq(): number {
    return this.table.seq;
  }

  /** Answers that can only be undone by consent. */
  get fence(): number {
    return this.table.fence;
  }

  /** The number of the pending ask. */
  get number(): number {
    return this.asksDone;
  }

  /** Seats that still have to answer. Empty when the game is over. */
  get turn(): readonly SeatId[] {
    return this.pending.turn;
  }

  get prompt(): Message | undefined {
    return this.pending.ask?.prompt;
  }

  /** The option that declines the pending ask, and whether the ask follows from hidden things. */
  get declines(): { readonly pass: string | undefined; readonly secret: boolean } {
    const { ask } = this.pending;
    return { pass: ask?.pass, secret: ask?.secret === true };
  }

  /** The menu of a seat that has to answer. */
  menuOf(seat: SeatId): readonly string[] {
    return this.pending.menuOf(seat);
  }

  label(seat: SeatId, option: string): Message {
    if (this.pending.ask === undefined) throw new Refusal('finished');
    return this.pending.ask.label(option, seat);
  }

  /** What is not on the menu, and why not. */
  blocked(seat: SeatId): readonly Blocked[] {
    return this.pending.blocked(seat);
  }

  /** The pending ask as the viewer may see it. */
  ask(viewer: Viewer): AskView | undefined {
    return this.pending.viewFor(viewer, this.asksDone);
  }

  /** Whether the seat may say something now. */
  hasAsides(seat: SeatId): boolean {
    return this.asides(seat, 1).length > 0;
  }

  /** What the seat may say now: all of it, or at least the first `most`. */
  asides(seat: SeatId, most?: number): readonly Aside[] {
    if (this.pending.ask === undefined || !this.seats.includes(seat)) return [];
    return this.game.asides?.(this.table.state, seat, most) ?? [];
  }

  view(viewer: Viewer): V {
    return this.game.view(this.table.state, viewer);
  }

  /** The journal as the viewer may read it. */
  lines(viewer: Viewer, from = 0): readonly Line[] {
    return (this.table.journal ?? []).slice(from).filter((line) => mayRead(line, viewer));
  }

  /** The whole journal, for those who may see all. */
  get journal(): readonly Line[] {
    return this.table.journal ?? [];
  }

  // What changes it.

  /**
   * Takes an answer. `ask` is the number of the ask it was meant for, where the sender knows it.
   * Throws Refusal, and then nothing has changed.
   */
  answer(seat: SeatId, option: string, ask?: number, why?: readonly Message[]): void {
    if (typeof seat !== 'string' || typeof option !== 'string') throw new Refusal('malformed');
    this.mustBeAsked(ask);
    this.apply(why === undefined ? { seat, option } : { seat, option, why });
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
    const before = this.table.seq;
    try {
      for (const answer of answers) {
        if (!passesFences && this.table.fence > before) throw new Refusal('fenced', { undoable: 0 });
        this.give(answer);
      }
    } catch (error) {
      if (this.table.seq !== before) this.rewind(before);
      throw error;
    }
  }

  aside(seat: SeatId, id: string): void {
    if (typeof seat !== 'string' || typeof id !== 'string') throw new Refusal('malformed');
    this.apply({ seat, option: id, aside: true });
  }

  /**
   * How many of the last answers this seat may take back at will: back to the fence, and only its own and those of
   * `bystanders`, who do not mind: bots, or other seats of the same person.
   */
  undoable(seat: SeatId, bystanders: readonly SeatId[] = []): number {
    return this.history.undoable(seat, bystanders, this.table.seq - this.table.fence);
  }

  /** How many answers lie between now and the moment before the seat's own last one; 0 when there is none in reach. */
  undoStep(seat: SeatId, bystanders: readonly SeatId[] = []): number {
    return this.history.lastOf(seat, this.undoable(seat, bystanders));
  }

  /** Takes back the last answers. */
  undo(seat: SeatId, count = 1, bystanders: readonly SeatId[] = []): void {
    if (!this.seats.includes(seat)) throw new Refusal('unknown-seat', { seat });
    if (!Number.isInteger(count) || count < 1) throw new Refusal('malformed');
    const undoable = this.undoable(seat, bystanders);
    if (count > undoable) throw new Refusal(undoable === 0 ? 'nothing-to-undo' : 'fenced', { undoable });
    this.rewind(this.table.seq - count);
  }

  /** Goes back to an earlier moment, whatever lies between: for what people have consented to. */
  rewind(seq: number): void {
    const past = seq <= this.table.seq ? this.history.backTo(seq) : undefined;
    if (past === undefined) throw new Refusal('nothing-to-undo');
    this.resetTo(past.rest);
    for (const answer of past.again) this.apply(answer);
    this.table.counts = this.counts;
  }

  // What leaves it.

  /** Answers given before the latest rest. Needs history. */
  get restedAt(): number {
    return this.latestRest().seq;
  }

  /** The latest rest and the answers since. Needs history. */
  position(): Position<S> {
    const rest = this.latestRest();
    return {
      game: this.game.id,
      version: this.game.version,
      setting: this.setting,
      seq: rest.seq,
      asks: rest.asks,
      dice: clone(rest.dice),
      state: clone(rest.state),
      answers: this.history.since(rest),
    };
  }

  /** The whole game so far. Only for a match that was started, not resumed. */
  record(): GameRecord {
    if (this.firstDice === undefined || !this.options.history)
      throw new Error('this match does not know its beginning');
    return {
      format: 'sandtable-game',
      game: this.game.id,
      version: this.game.version,
      setting: this.setting,
      dice: clone(this.firstDice),
      answers: this.history.answers(),
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
    match.forget(viewer, seed, keepsDice);
    return match;
  }

  /** The state and dice as text: equal for equal moments. For tests. */
  fingerprint(): string {
    return JSON.stringify([
      this.table.state,
      this.table.dice.state,
      this.asksDone,
      this.pending.answers,
      this.final ?? null,
    ]);
  }

  /** The live state. For the engine's own rooms and tests: whoever shows it to a seat shows everything. */
  get state(): S {
    return this.table.state;
  }

  get diceState(): DiceState {
    return this.table.dice.state;
  }

  // How it works.

  private copy(options: MatchOptions): Match<S, V> {
    return new Match(this.game, this.position(), undefined, options);
  }

  /** A late answer is recognised by the number of the ask it was meant for. */
  private mustBeAsked(ask: number | undefined): void {
    if (ask === undefined || ask === this.asksDone) return;
    throw this.final === undefined
      ? new Refusal('stale', { ask, now: this.asksDone })
      : new Refusal('finished');
  }

  private apply(answer: Answer): void {
    const { pending } = this;
    const { ask } = pending;
    if (ask === undefined) throw new Refusal('finished');
    if (answer.aside === true) {
      this.applyAside(answer);
      return;
    }
    const { seat, option } = answer;
    pending.check(ask, seat, option, this.seats);
    this.keep(answer);
    const given = pending.take(ask, seat, option);
    if (given === undefined) return;
    if (ask.seats.length > 1) this.table.reveal();
    this.goOn(given);
  }

  private applyAside(answer: Answer): void {
    const { seat, option } = answer;
    if (!this.seats.includes(seat)) throw new Refusal('unknown-seat', { seat });
    if (this.game.aside === undefined || !this.asides(seat).some((aside) => aside.id === option))
      throw new Refusal('not-an-aside', { option });
    this.keep(answer);
    this.pending.refresh();
    this.guard(() => this.game.aside?.(this.table, seat, option));
  }

  private keep(answer: Answer): void {
    this.table.seq++;
    if (this.options.history) this.history.keep(answer);
    if (answer.why === undefined) return;
    // Reasons for what was decided in secret are as secret.
    const only = this.pending.isSecret && answer.aside !== true ? { only: [answer.seat] } : {};
    for (const message of answer.why) {
      this.table.journal?.push({ at: this.table.seq, message, why: answer.seat, ...only });
      // A player's reasons are content too: the rules cannot see why it chose.
      this.table.fired(message.key);
    }
  }

  private goOn(given: Given): void {
    this.asksDone++;
    if (!this.options.history) this.advance(given);
    else this.guard(() => this.advance(given));
  }

  /** Runs rules; when they fail, takes the last answer back before saying so. */
  private guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!this.options.history) throw error;
      const seq = this.table.seq - 1;
      this.history.drop();
      this.table.seq = seq;
      this.rewind(seq);
      throw new RulesFault(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  /** Notes the rest at which a match starts or starts again, and takes the first step from it. */
  private begin(): Rules<void> {
    this.rest();
    this.rules = this.game.step(this.table);
    this.final = this.game.result(this.table.state);
    if (this.final === undefined) this.advance('');
    else this.pending.ask = undefined;
    return this.rules;
  }

  /** Lets the rules run to the next ask, or to the end of the game. */
  private advance(given: Given): void {
    let step = this.rules.next(given);
    for (let idle = 0; step.done === true; idle++) {
      if (idle > IDLE_STEPS) throw new Error('the rules go round without asking anything');
      this.final = this.game.result(this.table.state);
      if (this.final !== undefined) {
        this.pending.ask = undefined;
        this.table.reveal();
        this.rest();
        return;
      }
      this.rest();
      this.rules = this.game.step(this.table);
      step = this.rules.next('');
    }
    this.pending.ask = step.value;
  }

  private rest(): void {
    if (!this.options.history) return;
    const { seq, fence, state, dice, journal } = this.table;
    this.history.rest({
      seq,
      asks: this.asksDone,
      fence,
      lines: journal?.length ?? 0,
      state: clone(state),
      dice: clone(dice.state),
    });
  }

  private latestRest(): Rest<S> {
    const rest = this.history.latest;
    if (rest === undefined) throw new Error('this match keeps no history');
    return rest;
  }

  private resetTo(rest: Rest<S>): void {
    const journal = this.table.journal;
    if (journal !== undefined) journal.length = rest.lines;
    this.table = new PlayTable(clone(rest.state), clone(rest.dice), journal, undefined);
    this.table.seq = rest.seq;
    this.table.fence = rest.fence;
    this.asksDone = rest.asks;
    this.pending.clear();
    this.final = undefined;
    this.rules = this.begin();
  }

  private forget(viewer: Viewer, seed: string, keepsDice: boolean): void {
    this.pending.forget(viewer);
    const chance = new Dice(fastDice(seed));
    if (!keepsDice) this.table.dice = chance;
    this.game.determinize(this.table.state, viewer, chance);
  }
}

/** The position before the first step. */
function opening<S, V>(game: Game<S, V>, setting: Setting, dice: DiceState): Position<S> {
  const state = game.setup(setting, new Dice(dice));
  return { game: game.id, version: game.version, setting, seq: 0, asks: 0, dice, state, answers: [] };
}
