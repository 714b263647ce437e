/** A game at a terminal: people type, bots answer. */
import type { GameRecord, Language, Match, Player, SeatId, Speech, Viewer } from '@sandtable/engine';
import { Sight } from '@sandtable/engine';
import type { Console } from '../console.ts';
import { writeWhole } from '../files.ts';
import { toldOf } from '../mistake.ts';
import { journalLines } from '../show/journal.ts';
import { said, seatName } from '../show/names.ts';
import { tableLines } from '../show/overview.ts';
import { resultLines } from '../show/result.ts';
import { isLanguage, WORDS } from '../words/index.ts';
import type { Keyboard } from './keyboard.ts';

export interface SessionOptions {
  readonly match: Match;
  readonly people: readonly SeatId[];
  readonly bots: ReadonlyMap<SeatId, Player>;
  /** Published before the game when its dice are sealed. */
  readonly commitment: string | undefined;
  /** Saved to after every decision. */
  readonly file: string | undefined;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export class Session {
  private readonly match: Match;
  private readonly people: readonly SeatId[];
  private readonly bots: ReadonlyMap<SeatId, Player>;
  private readonly commitment: string | undefined;
  private readonly file: string | undefined;
  private readonly keyboard: Keyboard;
  private console: Console;
  /** Lines of the journal each viewer has been shown. */
  private readonly read = new Map<Viewer, number>();
  private atKeyboard: SeatId | undefined;
  /** The moment at which the last decision at the keyboard was made. */
  private decidedAt: number | undefined;
  /** The last decision is not in the file. */
  private isUnsaved = false;

  constructor(options: SessionOptions, keyboard: Keyboard, console: Console) {
    this.match = options.match;
    this.people = options.people;
    this.bots = options.bots;
    this.commitment = options.commitment;
    this.file = options.file;
    this.keyboard = keyboard;
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
          this.saveAtLast();
          this.console.print(this.console.words.left);
          return;
        }
      } else this.letBotAnswer(seat);
      this.saveOnTheWay();
    }
    this.showNews();
    this.saveAtLast();
    if (match.result !== undefined)
      for (const line of resultLines(this.speech, match.result, this.console.words)) this.console.print(line);
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
      this.obey(seat, typed);
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

  private obey(seat: SeatId, typed: string): void {
    const { words } = this.console;
    const [command = '', ...rest] = typed.split(/\s+/);
    const argument = rest.join(' ');
    switch (command) {
      case '':
        return this.showMenu(seat);
      case 'h':
        return this.console.print(words.playHelp);
      case '?':
        return this.showBlocked(seat);
      case 'u':
      case 'u!':
        return this.undo(command === 'u!');
      case 'v':
        return this.showTable();
      case 'j':
        return this.showJournal(Number(argument));
      case 't':
        return this.talk(command, [seat], Number(argument));
      case 'ta': {
        const others = this.people.filter((one) => one !== seat);
        return this.talk(command, others, Number(argument));
      }
      case 's':
        return this.saveWhereAsked(argument);
      case 'l':
        return this.speak(argument, seat);
      default:
        return this.answer(seat, typed);
    }
  }

  private answer(seat: SeatId, typed: string): void {
    const menu = this.match.menuOf(seat);
    const option = /^\d+$/.test(typed) ? menu[Number(typed) - 1] : undefined;
    if (option === undefined)
      this.console.print(this.console.words.notOnMenu({ given: typed, most: menu.length }));
    else this.match.answer(seat, option);
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
  private talk(command: 't' | 'ta', speakers: readonly SeatId[], number: number): void {
    const { match, console } = this;
    const asides = speakers.flatMap((seat) => match.asides(seat).map((aside) => ({ seat, ...aside })));
    const chosen = asides[number - 1];
    if (asides.length === 0) console.print(console.words.talkNothing);
    else if (chosen === undefined)
      asides.forEach(({ seat, label }, i) => {
        const who = command === 'ta' ? `${seatName(this.speech, seat)}: ` : '';
        console.print(`  ${command} ${i + 1}  ${who}${said(this.speech, label)}`);
      });
    else match.aside(chosen.seat, chosen.id);
  }

  private saveWhereAsked(file: string): void {
    const { words } = this.console;
    const where = file === '' ? this.file : file;
    if (where === undefined) return this.console.print(words.saveWhere);
    try {
      this.save(where);
      this.console.print(words.saved({ file: where }));
    } catch (error) {
      // A name mistyped in the middle of a game must not end it.
      const told = toldOf(error, this.console.language);
      if (told === undefined) throw error;
      this.console.print(told);
    }
  }

  /** A disk that is full for a while must not end the game: it is said once, and tried again after every decision. */
  private saveOnTheWay(): void {
    try {
      this.save(this.file);
      this.isUnsaved = false;
    } catch (error) {
      const told = toldOf(error, this.console.language);
      if (told === undefined) throw error;
      if (!this.isUnsaved) this.console.complain(told);
      this.isUnsaved = true;
    }
  }

  /** What could not be saved by now is lost, and that is a failure. */
  private saveAtLast(): void {
    if (this.isUnsaved) this.save(this.file);
  }

  private save(file: string | undefined): void {
    if (file === undefined) return;
    const record: GameRecord = {
      ...this.match.record(),
      ...(this.commitment === undefined ? {} : { commitment: this.commitment }),
    };
    writeWhole(file, `${JSON.stringify(record)}\n`, this.console.words);
  }

  private speak(given: string, seat: SeatId): void {
    if (!isLanguage(given)) return this.console.print(this.console.words.badLanguage({ given }));
    const language: Language = given;
    this.console = { ...this.console, language, words: WORDS[language] };
    this.showMenu(seat);
  }

  // What is shown.

  private get speech(): Speech {
    return this.match.game.speech[this.console.language];
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

  private showMenu(seat: SeatId): void {
    const { match, console, speech } = this;
    const ask = match.ask(seat);
    const prompt = ask?.prompt === undefined ? '' : said(speech, ask.prompt);
    console.print(`\n${seatName(speech, seat)}: ${prompt}`);
    (ask?.options ?? []).forEach(({ label }, i) => console.print(`  ${i + 1}  ${said(speech, label)}`));
  }

  private showBlocked(seat: SeatId): void {
    const { console, speech } = this;
    const blocked = this.match.blocked(seat);
    if (blocked.length === 0) console.print(console.words.whyNothing);
    for (const { label, why } of blocked) console.print(`  ${said(speech, label)}: ${said(speech, why)}`);
  }
}
