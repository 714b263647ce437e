/** The games of a study that its rules or players could not play on. */
import type { SeatId } from '@sandtable/engine';
import type { Failure } from '@sandtable/players';
import type { Console } from '../console.ts';
import { keepApart, type Keeping } from './keeping.ts';

/** One of them as it is reported. */
export interface Failed {
  readonly seed: string;
  readonly number: number;
  readonly fault: string;
  readonly stack: string;
  /** Answers that it took before. */
  readonly decisions: number;
  /** Whose turn it was, and the answer that the rules failed at. */
  readonly seat?: SeatId;
  readonly option?: string;
  /** Holds the game up to there. */
  readonly file?: string;
}

/** After so many the rest would tell nothing new: they are counted. */
const MOST_TOLD = 20;

export class Failures {
  readonly all: Failed[] = [];
  private readonly game: string;
  private readonly folder: string;
  private readonly keeping: Keeping;
  private readonly console: Console;

  /** Games go to the folder of those that are kept, or else to one of their own. */
  constructor(game: string, folder: string, keeping: Keeping, console: Console) {
    this.game = game;
    this.folder = folder;
    this.keeping = keeping;
    this.console = console;
  }

  add(failure: Failure): Failed {
    const isTold = this.all.length < MOST_TOLD;
    const failed = failedOf(failure, isTold ? this.fileFor(failure) : this.keep(failure));
    this.all.push(failed);
    if (isTold) this.tell(failed);
    return failed;
  }

  /** What is to be said when all games are done. */
  sum(): void {
    if (this.all.length > 0)
      this.console.complain(this.console.words.gamesFailed({ games: this.all.length }));
  }

  private tell({ number, seed, decisions, fault, file }: Failed): void {
    const { words } = this.console;
    const told = words.gameFailed({ number, seed, answers: decisions, fault });
    this.console.complain(file === undefined ? told : words.failureIsIn({ told, file }));
  }

  private fileFor(failure: Failure): string | undefined {
    const { record, seed } = failure;
    if (this.keeping.folder !== undefined) return this.keep(failure);
    if (record === undefined) return undefined;
    return keepApart(this.folder, `${this.game}-${seed}`, record, this.console);
  }

  private keep({ seed, record }: Failure): string | undefined {
    return this.keeping.keep(seed, record);
  }
}

function failedOf({ seed, fault, stack, record, seat, answer }: Failure, file: string | undefined): Failed {
  return {
    seed,
    number: Number(seed.slice(seed.lastIndexOf('/') + 1)),
    fault,
    stack,
    decisions: record?.answers.length ?? 0,
    ...(seat === undefined ? {} : { seat }),
    ...(answer === undefined ? {} : { option: answer.option }),
    ...(file === undefined ? {} : { file }),
  };
}
