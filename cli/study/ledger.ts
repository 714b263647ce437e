/** The books of a study: every game is entered as it ends, and reported at the end. */
import type { Game, SeatId, Setting } from '@sandtable/engine';
import { Tally } from '@sandtable/players';
import type { Console } from '../console.ts';
import { Failures } from './failures.ts';
import { Keeping } from './keeping.ts';
import type { Played } from './played.ts';
import { figures, readableReport, type Study } from './report.ts';
import { csvHeading, csvRow, failedRow, jsonRow, sidesIn } from './rows.ts';

export interface LedgerChoices {
  readonly seed: string;
  readonly json?: boolean;
  readonly each?: boolean;
  readonly csv?: boolean;
  readonly keep?: string;
  /** The folder of games that fail, where they are not kept anyway. */
  readonly failures?: string;
}

const FAILURES = 'sim-failures';

export class Ledger {
  private readonly console: Console;
  private readonly game: Game;
  private readonly setting: Setting;
  private readonly choices: LedgerChoices;
  private readonly sideOf: (seat: SeatId) => string;
  private readonly seats: readonly SeatId[];
  private readonly tally: Tally;
  private readonly keeping: Keeping;
  private readonly failures: Failures;
  private readonly start = performance.now();

  constructor(console: Console, game: Game, setting: Setting, choices: LedgerChoices) {
    this.console = console;
    this.game = game;
    this.setting = setting;
    this.choices = choices;
    this.sideOf = sidesIn(game, setting);
    this.seats = game.seats(setting).map(({ id }) => id);
    this.tally = new Tally(this.sideOf);
    this.keeping = new Keeping(choices.keep, console);
    this.failures = new Failures(game.id, choices.failures ?? FAILURES, this.keeping, console);
    if (choices.csv === true) console.print(csvHeading(this.seats));
  }

  /** Resolves when games cannot be kept any more. */
  get trouble(): Promise<void> {
    return this.keeping.trouble;
  }

  get isTroubled(): boolean {
    return this.keeping.isTroubled;
  }

  /** No game failed, and all were kept that were to be. */
  get isFlawless(): boolean {
    return !this.isTroubled && this.failures.all.length === 0;
  }

  enter(played: Played): void {
    const { outcome, failure, record } = played;
    if (failure !== undefined) {
      const failed = this.failures.add(failure);
      if (this.isEach) this.console.print(failedRow(this.game, failure.seating, failed, played.seconds));
      return;
    }
    this.tally.add(outcome);
    this.keeping.keep(outcome.seed, record);
    const { game, sideOf, console } = this;
    if (this.choices.csv === true) console.print(csvRow(game, this.seats, sideOf, outcome, played.seconds));
    else if (this.isEach) console.print(jsonRow(game, sideOf, outcome, played.seconds));
  }

  /** Rows and a report are one or the other: those for a spreadsheet stay alone on standard output. */
  report(isWhole: boolean, games: number): void {
    const { console, game, setting, choices } = this;
    const standings = this.tally.standings();
    const done = standings.games + this.failures.all.length;
    if (!isWhole) this.tellEnd(done, games);
    this.failures.sum();
    if (done === 0) return;
    const seconds = (performance.now() - this.start) / 1000;
    const study: Study = {
      game,
      setting,
      seed: choices.seed,
      standings,
      failures: this.failures.all,
      seconds,
    };
    if (choices.json === true && choices.csv !== true) console.print(JSON.stringify(figures(study)));
    else if (standings.games > 0) this.show(readableReport(console, study));
  }

  private get isEach(): boolean {
    return this.choices.each === true && this.choices.csv !== true;
  }

  private show(report: string): void {
    if (this.choices.csv === true) this.console.complain(report);
    else this.console.print(report);
  }

  private tellEnd(done: number, games: number): void {
    const { words } = this.console;
    const { folder = '', kept } = this.keeping;
    this.console.complain(
      this.isTroubled ? words.keptUntil({ done, games, kept, folder }) : words.interrupted({ done, games }),
    );
  }
}
