/** A game at a terminal: people type, bots answer. */
import {
  type Book,
  type Language,
  type Match,
  type Player,
  render,
  type SeatId,
  Sight,
  type Speech,
  type Viewer,
  warningOf,
} from '@sandtable/engine';
import type { Console } from '../console.ts';
import { digestLines } from '../show/digest.ts';
import { goalLines } from '../show/goals.ts';
import { journalLines } from '../show/journal.ts';
import { meant } from '../show/matching.ts';
import { said, seatName, TableWords } from '../show/names.ts';
import { tableLines } from '../show/overview.ts';
import { cardLinesFor, ruleLines } from '../show/reading.ts';
import { resultLines } from '../show/result.ts';
import { isLanguage, WORDS } from '../words/index.ts';
import { Advice } from './advice.ts';
import type { Keyboard } from './keyboard.ts';
import { type MenuLine, menuLines, optionsMeant, printed } from './menu.ts';
import { Saving } from './saving.ts';
import { offerMeant, topicLines, topicsOf } from './talk.ts';

export interface SessionOptions {
  readonly match: Match;
  readonly people: readonly SeatId[];
  readonly bots: ReadonlyMap<SeatId, Player>;
  /** Published before the game when its dice are sealed. */
  readonly commitment: string | undefined;
  /** Saved to after every decision. */
  readonly file: string | undefined;
  /** Hints that were taken before the game was saved. */
  readonly hints?: Readonly<Record<SeatId, number>>;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export class Session {
  private readonly match: Match;
  private readonly people: readonly SeatId[];
  private readonly bots: ReadonlyMap<SeatId, Player>;
  private readonly commitment: string | undefined;
  private readonly saving: Saving;
  private readonly advice: Advice;
  private readonly keyboard: Keyboard;
  private readonly tableWords = new TableWords();
  private console: Console;
  /** Lines of the journal each viewer has been shown. */
  private readonly read = new Map<Viewer, number>();
  private atKeyboard: SeatId | undefined;
  /** The moment at which the last decision at the keyboard was made. */
  private decidedAt: number | undefined;
  /** The option that has been warned of, and when. */
  private warnedOf: string | undefined;
  constructor(options: SessionOptions, keyboard: Keyboard, console: Console) {
    this.match = options.match;
    this.people = options.people;
    this.bots = options.bots;
    this.commitment = options.commitment;
    this.keyboard = keyboard;
    this.advice = new Advice(options.match, keyboard, options.people, options.hints ?? {});
    this.saving = new Saving(options.match, options.commitment, options.file, this.advice.taken);
    this.console = console;
  }

  async run(): Promise<void> {
    const { match, console } = this;
    if (this.commitment !== undefined) console.print(console.words.sealed({ commitment: this.commitment }));
    if (this.people.length > 0) console.print(console.words.typeHelp);
    else this.showTable();
    while (match.result === undefined) {
      const seat = match.turn[0];
      if (seat === undefined) break;
      if (this.people.includes(seat)) {
        if (!(await this.decide(seat))) {
          this.saving.atLast(this.console);
          this.console.print(this.console.words.left);
          return;
        }
      } else this.letBotAnswer(seat);
      this.saving.onTheWay(this.console);
    }
    this.showNews();
    if (match.result !== undefined)
      for (const line of resultLines(this.speech, match.result, this.console.words)) this.console.print(line);
    this.tellHints();
    this.saving.atLast(this.console);
  }

  /** Whoever reads the result may know that advice was taken. */
  private tellHints(): void {
    for (const [seat, hints] of Object.entries(this.advice.taken))
      this.console.print(this.console.words.hintsTaken({ seat: seatName(this.speech, seat), hints }));
  }

  private letBotAnswer(seat: SeatId): void {
    const bot = this.bots.get(seat);
    if (bot === undefined) throw new Error(`nobody plays ${seat}`);
    this.match.reply(seat, bot.answer(new Sight(this.match, seat)));
    if (this.people.length === 0) this.showNews();
  }

  /** Lets a person decide; false when they leave the game. */
  private async decide(seat: SeatId): Promise<boolean> {
    const { match } = this;
    const { seq } = match;
    // A turn begins where somebody else sat here, or decided, since: only then the whole table is shown.
    const isNewTurn = this.atKeyboard !== seat || this.decidedAt !== seq;
    if (!(await this.handOver(seat))) return false;
    if (isNewTurn) this.showTable();
    this.showNews();
    this.showMenu(seat);
    while (match.seq === seq && match.result === undefined) {
      const typed = await this.keyboard.ask(`${this.console.words.playPrompt} > `);
      if (typed === undefined || typed === 'q') return false;
      await this.obey(seat, typed);
    }
    this.decidedAt = match.seq;
    return true;
  }

  /** Several people at one terminal must not see each other's hands. */
  private async handOver(seat: SeatId): Promise<boolean> {
    if (this.atKeyboard === seat) return true;
    if (this.people.length > 1) {
      if (this.keyboard.isTerminal) this.console.print(CLEAR_SCREEN);
      const name = seatName(this.speech, seat);
      if ((await this.keyboard.ask(`${this.console.words.handOver({ seat: name })} `)) === undefined)
        return false;
    }
    this.atKeyboard = seat;
    return true;
  }

  private async obey(seat: SeatId, typed: string): Promise<void> {
    const { words } = this.console;
    const [command = '', ...rest] = typed.split(/\s+/);
    const argument = rest.join(' ');
    switch (command) {
      case '':
        return this.showMenu(seat);
      case 'h':
        return this.console.print(words.playHelp);
      case 'i':
      case 'i!':
        return this.advice.give(seat, argument, command === 'i!', this.speech, this.console);
      case '?':
        return this.showBlocked(seat, argument);
      case 'u':
      case 'u!':
        return this.undo(command === 'u!');
      case 'v':
        return this.showTable();
      case 'g':
        return this.showGoals();
      case 'd':
        return this.showDigest(seat);
      case 'j':
        return this.showJournal(Number(argument));
      case 'c':
        return this.showCards(argument);
      case 'r':
        return this.showRule(argument, seat);
      case 't':
        return this.talk(command, [seat], argument);
      case 'ta': {
        const others = this.people.filter((one) => one !== seat);
        return this.talk(command, others, argument);
      }
      case 's':
      case 's!':
        return this.saving.where(argument, command === 's!', this.console);
      case 'p':
        return this.saving.position(argument, this.console);
      case 'l':
        return this.speak(argument, seat);
      default:
        return this.answer(seat, typed);
    }
  }

  private answer(seat: SeatId, typed: string): void {
    const { words } = this.console;
    const lines = this.menu(seat);
    const [first, second] = optionsMeant(this.speech, lines, typed);
    const rule = first === undefined ? ruleLines(this.book, typed) : undefined;
    if (rule !== undefined) this.printAll(rule);
    else if (first === undefined)
      this.console.print(words.notOnMenu({ given: typed, keys: lines.map(({ key }) => key) }));
    else if (second === undefined) this.decideOn(seat, first);
    else {
      this.console.print(words.whichOne({ given: typed }));
      this.printAll(printed(optionsMeant(this.speech, lines, typed)));
    }
  }

  /** What an option gives up for good is said once more at a terminal, where keys are pressed by mistake. */
  private decideOn(seat: SeatId, { id, text, label }: MenuLine): void {
    const { match, console, keyboard } = this;
    const asked = `${match.seq} ${id}`;
    if (keyboard.isTerminal && warningOf(label) !== undefined && this.warnedOf !== asked) {
      this.warnedOf = asked;
      console.print(console.words.sure({ text }));
    } else match.answer(seat, id);
  }

  /** Back to the last decision a person made here, over what bots have done since. */
  private undo(isForced: boolean): void {
    const { match, console } = this;
    const at = match.record().answers.findLastIndex((answer) => this.people.includes(answer.seat));
    if (at < 0) return console.print(console.words.undoNothing);
    if (at < match.fence && !isForced) return console.print(console.words.undoFenced);
    match.rewind(at);
    for (const [viewer, lines] of this.read) this.read.set(viewer, Math.min(lines, match.journal.length));
    console.print(console.words.undone);
  }

  /** `t` is the talk of the one who decides, `ta` that of the others here: a gift may be just what is needed. */
  private talk(command: 't' | 'ta', speakers: readonly SeatId[], typed: string): void {
    const { match, console, speech } = this;
    const topics = topicsOf(
      speakers.flatMap((seat) => match.asides(seat).map((aside) => ({ seat, ...aside }))),
    );
    const chosen = typed === '' ? undefined : offerMeant(speech, topics, typed);
    if (topics.length === 0) console.print(console.words.talkNothing);
    else if (chosen === undefined)
      this.printAll(topicLines(speech, command, topics, command === 'ta', console.words.colon));
    else match.aside(chosen.seat, chosen.id);
  }

  private speak(given: string, seat: SeatId): void {
    if (!isLanguage(given)) return this.console.print(this.console.words.badLanguage({ given }));
    const language: Language = given;
    this.console = { ...this.console, language, words: WORDS[language] };
    this.showMenu(seat);
  }

  // What is shown.

  private get speech(): Speech {
    return this.tableWords.of(this.match, this.console.language);
  }

  private get viewer(): Viewer {
    return this.atKeyboard ?? 'spectator';
  }

  private showTable(): void {
    for (const line of tableLines(this.match, this.viewer, this.speech)) this.console.print(line);
  }

  /** What the viewer has not read yet. */
  private showNews(): void {
    const lines = this.match.lines(this.viewer, this.read.get(this.viewer) ?? 0);
    this.read.set(this.viewer, this.match.journal.length);
    for (const line of journalLines(this.speech, lines, this.console.words)) this.console.print(line);
  }

  private showJournal(most: number): void {
    const lines = this.match.lines(this.viewer);
    const last = most > 0 ? lines.slice(-most) : lines;
    for (const line of journalLines(this.speech, last, this.console.words)) this.console.print(line);
  }

  private menu(seat: SeatId): readonly MenuLine[] {
    const cards = this.book?.cards?.(this.match.view(seat)) ?? [];
    return menuLines(this.speech, this.match.ask(seat)?.options ?? [], cards);
  }

  private showMenu(seat: SeatId): void {
    const { match, console, speech } = this;
    const ask = match.ask(seat);
    const prompt = ask?.prompt === undefined ? '' : said(speech, ask.prompt);
    console.print(`\n${seatName(speech, seat)}${console.words.colon}${prompt}`);
    this.printAll(printed(this.menu(seat)));
  }

  /** What is not offered and why not: all of it, or what somebody misses. */
  private showBlocked(seat: SeatId, missed: string): void {
    const { console, speech, match } = this;
    const { words } = console;
    const all = match.blocked(seat);
    const found =
      missed === '' ? all : meant(missed, all, ({ option, label }) => [option, render(speech, label)]);
    for (const { label, why } of found)
      console.print(`  ${said(speech, label)}${words.colon}${said(speech, why)}`);
    if (found.length > 0) return;
    if (missed === '') return console.print(words.whyNothing);
    const [offered] = optionsMeant(speech, this.menu(seat), missed);
    if (offered !== undefined)
      return console.print(words.isOffered({ key: offered.key, text: offered.text }));
    // The game gives no reason of its own: the rule that asks says what it takes.
    const rule = match.ask(seat)?.prompt?.rule ?? '';
    console.print(words.notConsidered({ given: missed, rule }));
    this.printAll(ruleLines(this.book, rule) ?? []);
  }

  /** What the others did since the last answer of this seat. */
  private showDigest(seat: SeatId): void {
    const lines = digestLines(this.match, seat, this.speech, this.console.words);
    this.printAll(lines.length === 0 ? [this.console.words.noDigest] : lines);
  }

  /** What wins for every seat, and what lacks. */
  private showGoals(): void {
    const { words } = this.console;
    const goals = this.match.game.goals?.(this.match.view(this.viewer));
    this.printAll(goals === undefined ? [words.noGoals] : goalLines(this.speech, goals, words));
  }

  /** A card by number or name; without one, those at hand. */
  private showCards(typed: string): void {
    this.printAll(cardLinesFor(this.book, this.match.view(this.viewer), typed, this.console.words));
  }

  /** A rule by number; without one, the rule of the question. */
  private showRule(typed: string, seat: SeatId): void {
    const number = typed === '' ? (this.match.ask(seat)?.prompt?.rule ?? '') : typed;
    const { words } = this.console;
    this.printAll(ruleLines(this.book, number) ?? [words.noRule({ rule: number })]);
  }

  private get book(): Book | undefined {
    return this.match.game.book?.[this.console.language];
  }

  private printAll(lines: readonly string[]): void {
    for (const line of lines) this.console.print(line);
  }
}
