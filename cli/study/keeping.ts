/** The games of a study on their way to the disk. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@sandtable/engine';
import type { Contest } from '@sandtable/players';
import type { Console } from '../console.ts';
import { checkFree, writeWhole } from '../files.ts';
import { Mistake, toldOf } from '../mistake.ts';
import { reasonOf } from '../reason.ts';
import type { Words } from '../words/index.ts';

/** Keeps every game until one cannot be written: a full disk has no room for the others either. */
export class Keeping {
  readonly folder: string | undefined;
  /** Resolves when a game could not be kept. */
  readonly trouble: Promise<void>;
  kept = 0;
  isTroubled = false;
  private readonly console: Console;
  private end = (): void => undefined;

  constructor(folder: string | undefined, console: Console) {
    this.folder = folder;
    this.console = console;
    this.trouble = new Promise((resolve) => (this.end = resolve));
  }

  /** Gives the name of the file, where there is one. */
  keep(seed: string, record: GameRecord | undefined): string | undefined {
    const { folder, console } = this;
    if (folder === undefined || record === undefined || this.isTroubled) return undefined;
    const file = join(folder, fileName(seed));
    this.isTroubled = !isWritten(file, record, console);
    if (this.isTroubled) {
      this.end();
      return undefined;
    }
    this.kept++;
    return file;
  }
}

/** The folder of the games to be kept, in which none of them is yet. */
export function prepareFolder(
  folder: string,
  plan: readonly Contest[],
  isForced: boolean,
  words: Words,
): void {
  makeFolder(folder, words);
  for (const { seed } of plan) checkFree(join(folder, fileName(seed)), isForced, words);
}

/** Writes a game where nothing is replaced; gives the name of the file, or undefined after saying why there is none. */
export function keepApart(
  folder: string,
  name: string,
  record: GameRecord,
  console: Console,
): string | undefined {
  const free = (again: number): string => {
    const file = join(folder, fileName(again === 1 ? name : `${name}-${again}`));
    return existsSync(file) ? free(again + 1) : file;
  };
  try {
    makeFolder(folder, console.words);
  } catch (error) {
    complainOf(error, console);
    return undefined;
  }
  const file = free(1);
  return isWritten(file, record, console) ? file : undefined;
}

function makeFolder(folder: string, words: Words): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Mistake(words.cannotWrite({ file: folder, reason: reasonOf(error, words) }));
  }
}

function isWritten(file: string, record: GameRecord, console: Console): boolean {
  try {
    writeWhole(file, `${JSON.stringify(record)}\n`, console.words);
    return true;
  } catch (error) {
    complainOf(error, console);
    return false;
  }
}

function complainOf(error: unknown, console: Console): void {
  const told = toldOf(error, console.language);
  if (told === undefined) throw error;
  console.complain(told);
}

/** Game 7 of the seed "1" is 1-7.json. */
function fileName(seed: string): string {
  return `${seed.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.json`;
}
