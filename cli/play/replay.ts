/** A saved game, moment by moment. */
import {
  type Answer,
  type Book,
  type Game,
  type GameRecord,
  Match,
  type Speech,
  type Viewer,
} from '@sandtable/engine';
import type { Console } from '../console.ts';
import { journalLines } from '../show/journal.ts';
import { said, seatName, TableWords } from '../show/names.ts';
import { tableLines } from '../show/overview.ts';
import { cardLinesFor, ruleLines } from '../show/reading.ts';
import { resultLines } from '../show/result.ts';
import { isLanguage, WORDS } from '../words/index.ts';
import type { Keyboard } from './keyboard.ts';

export class Replay {
  private readonly game: Game;
  private readonly record: GameRecord;
  private readonly keyboard: Keyboard;
  private readonly tableWords = new TableWords();
  private console: Console;
  private viewer: Viewer;
  private match: Match;

  constructor(
    game: Game,
    record: GameRecord,
    start: { readonly at: number; readonly viewer: Viewer },
    keyboard: Keyboard,
    console: Console,
  ) {
    this.game = game;
    this.record = record;
    this.keyboard = keyboard;
    this.console = console;
    this.viewer = start.viewer;
    this.match = Match.replay(game, record, start.at);
  }

  /** Does what is typed, until somebody leaves. */
  async run(): Promise<void> {
    this.showTable();
    this.showMoment();
    for (;;) {
      const typed = await this.keyboard.ask(`${this.console.words.replayPrompt} > `);
      if (typed === undefined || typed === 'q') return;
      const [command = '', ...rest] = typed.split(/\s+/);
      const argument = rest.join(' ');
      if (command === 'a') await this.playOn(Number(argument) || 1);
      else this.obey(command, argument);
    }
  }

  /** Goes on by itself to the end, or until somebody presses Enter. */
  async playOn(seconds: number): Promise<void> {
    while (this.match.seq < this.last) {
      this.forward();
      if (!(await this.keyboard.wait(seconds))) return;
    }
  }

  private obey(command: string, argument: string): void {
    const { words } = this.console;
    switch (command) {
      case '':
      case 'n':
        return this.match.seq < this.last ? this.forward() : this.showMoment();
      case 'p':
        return this.goTo(Math.max(0, this.match.seq - 1));
      case 'b':
        return this.goTo(0);
      case 'e':
        return this.goTo(this.last);
      case 'as':
        return this.lookAs(argument);
      case 'v':
        return this.showTable();
      case 'j':
        return this.showJournal(Number(argument));
      case 'c':
        return this.showCards(argument);
      case 'r':
        return this.showRule(argument);
      case 'l':
        return this.speak(argument);
      case 'h':
        return this.console.print(words.replayHelp);
      default:
        return this.jump(command);
    }
  }

  private get last(): number {
    return this.record.answers.length;
  }

  private get speech(): Speech {
    return this.tableWords.of(this.match, this.console.language);
  }

  /** Shows the next answer and what follows from it. */
  private forward(): void {
    const answer = this.record.answers[this.match.seq];
    if (answer === undefined) return;
    const deed = this.deedOf(answer);
    const lines = this.match.journal.length;
    if (answer.aside === true) this.match.aside(answer.seat, answer.option);
    else this.match.answer(answer.seat, answer.option, undefined, answer.why);
    this.console.print(`${this.moment()} ${deed}`);
    this.showLines(this.match.lines(this.viewer, lines));
    this.showResult();
  }

  /** The answer in words, unless it was given in secret. */
  private deedOf({ seat, option, aside }: Answer): string {
    const { words } = this.console;
    const name = seatName(this.speech, seat);
    const label =
      aside === true
        ? this.match.asides(seat).find(({ id }) => id === option)?.label
        : this.match.label(seat, option);
    const ask = this.match.ask(this.viewer);
    const isOpen =
      aside === true || seat === this.viewer || (ask?.seats.length === 1 && ask.prompt !== undefined);
    if (!isOpen || label === undefined) return words.answeredSecretly({ seat: name });
    return words.answered({ seat: name, option: said(this.speech, label) });
  }

  private jump(typed: string): void {
    const { words } = this.console;
    const step = /^[+-]\d+$/.test(typed) ? this.match.seq + Number(typed) : undefined;
    const at = step ?? (/^\d+$/.test(typed) ? Number(typed) : Number.NaN);
    if (!(at >= 0 && at <= this.last)) this.console.print(words.noMoment({ given: typed, most: this.last }));
    else this.goTo(at);
  }

  private goTo(at: number): void {
    this.match = Match.replay(this.game, this.record, at);
    this.showMoment();
  }

  private lookAs(id: string): void {
    const viewers = [...this.match.seats, 'spectator'];
    if (viewers.includes(id)) this.viewer = id;
    else this.console.print(this.console.words.noSeat({ id, known: viewers.join(', ') }));
    this.showTable();
  }

  private speak(given: string): void {
    if (isLanguage(given)) this.console = { ...this.console, language: given, words: WORDS[given] };
    else this.console.print(this.console.words.badLanguage({ given }));
  }

  private moment(): string {
    return this.console.words.moment({ at: this.match.seq, of: this.last });
  }

  /** Where we are, and who decides what. */
  private showMoment(): void {
    const { words } = this.console;
    const ask = this.match.ask(this.viewer);
    const seats = this.match.turn.map((seat) => seatName(this.speech, seat)).join(', ');
    const prompt = ask?.prompt === undefined ? '' : `${words.colon}${said(this.speech, ask.prompt)}`;
    if (ask === undefined) this.console.print(this.moment());
    else this.console.print(`${this.moment()} ${words.turnOf({ seats })}${prompt}`);
    this.showResult();
  }

  private showTable(): void {
    for (const line of tableLines(this.match, this.viewer, this.speech)) this.console.print(line);
  }

  private showCards(typed: string): void {
    const { book, match } = this;
    this.printAll(cardLinesFor(book, match.view(this.viewer), typed, this.console.words));
  }

  private showRule(typed: string): void {
    const number = typed === '' ? (this.match.ask(this.viewer)?.prompt?.rule ?? '') : typed;
    this.printAll(ruleLines(this.book, number) ?? [this.console.words.noRule({ rule: number })]);
  }

  private get book(): Book | undefined {
    return this.game.book?.[this.console.language];
  }

  private printAll(lines: readonly string[]): void {
    for (const line of lines) this.console.print(line);
  }

  private showJournal(most: number): void {
    const lines = this.match.lines(this.viewer);
    this.showLines(most > 0 ? lines.slice(-most) : lines);
  }

  private showLines(lines: ReturnType<Match['lines']>): void {
    for (const line of journalLines(this.speech, lines, this.console.words)) this.console.print(line);
  }

  private showResult(): void {
    const { result } = this.match;
    if (result === undefined) return;
    for (const line of resultLines(this.speech, result, this.console.words)) this.console.print(line);
  }
}
