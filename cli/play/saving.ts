/** A game at a terminal on its way to the disk. */
import { existsSync } from 'node:fs';
import type { GameRecord, Match, SeatId } from '@sandtable/engine';
import type { Console } from '../console.ts';
import { isSameFile, writeWhole } from '../files.ts';
import { toldOf } from '../mistake.ts';

/** The latest rest of a game as a position file; undefined where none can tell it. */
export function positionText(match: Match): string | undefined {
  const document = match.game.positionOf?.(match.position().state);
  return document === undefined ? undefined : `${JSON.stringify(document, null, 2)}\n`;
}

export class Saving {
  private readonly match: Match;
  private readonly commitment: string | undefined;
  /** Saved to after every decision. */
  private readonly file: string | undefined;
  /** How many hints each seat has taken; grows while one plays. */
  private readonly hints: Readonly<Record<SeatId, number>>;
  /** Files that are this game's already. */
  private readonly own: string[];
  /** The last decision is not in the file. */
  private isUnsaved = false;

  constructor(
    match: Match,
    commitment: string | undefined,
    file: string | undefined,
    hints: Readonly<Record<SeatId, number>>,
  ) {
    this.hints = hints;
    this.match = match;
    this.commitment = commitment;
    this.file = file;
    this.own = file === undefined ? [] : [file];
  }

  /** Saves where somebody asks. A name mistyped in the middle of a game must not end it. */
  where(asked: string, isForced: boolean, console: Console): void {
    const { words } = console;
    const file = asked === '' ? this.file : asked;
    if (file === undefined) return console.print(words.saveWhere);
    if (!isForced && !this.own.some((one) => isSameFile(one, file)) && existsSync(file))
      return console.print(words.saveIsThere({ file }));
    try {
      this.save(file, console);
      this.own.push(file);
      console.print(words.saved({ file }));
    } catch (error) {
      const told = toldOf(error, console.language);
      if (told === undefined) throw error;
      console.print(told);
    }
  }

  /** Writes the table as it was at the last rest, for others to start from. */
  position(file: string, console: Console): void {
    const { words } = console;
    if (file === '') return console.print(words.positionWhere);
    if (existsSync(file)) return console.print(words.positionIsThere({ file }));
    const text = positionText(this.match);
    if (text === undefined) return console.print(words.noPosition);
    try {
      writeWhole(file, text, words);
      console.print(words.saved({ file }));
    } catch (error) {
      const told = toldOf(error, console.language);
      if (told === undefined) throw error;
      console.print(told);
    }
  }

  /** A disk that is full for a while must not end the game: it is said once, and tried again after every decision. */
  onTheWay(console: Console): void {
    try {
      this.save(this.file, console);
      this.isUnsaved = false;
    } catch (error) {
      const told = toldOf(error, console.language);
      if (told === undefined) throw error;
      if (!this.isUnsaved) console.complain(told);
      this.isUnsaved = true;
    }
  }

  /** What could not be saved by now is lost, and that is a failure. */
  atLast(console: Console): void {
    if (this.isUnsaved) this.save(this.file, console);
  }

  private save(file: string | undefined, { words }: Console): void {
    if (file === undefined) return;
    const record: GameRecord = {
      ...this.match.record(),
      ...(this.commitment === undefined ? {} : { commitment: this.commitment }),
      ...(Object.keys(this.hints).length === 0 ? {} : { hints: this.hints }),
    };
    writeWhole(file, `${JSON.stringify(record)}\n`, words);
  }
}
