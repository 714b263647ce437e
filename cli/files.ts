/** Files people name: read whole, written whole or not at all. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  BadDocument,
  type Game,
  type GameRecord,
  type Json,
  jsonFault,
  readRecord,
  repeatedField,
} from '@sandtable/engine';
import { findGame } from '@sandtable/games/workshop';
import type { Console } from './console.ts';
import { Mistake } from './mistake.ts';
import { reasonOf } from './reason.ts';
import type { Words } from './words/index.ts';

export interface Save {
  readonly game: Game;
  readonly record: GameRecord;
}

export async function readSave(file: string, { words, language }: Console): Promise<Save> {
  const text = readText(file, words);
  try {
    return await readRecord(text, findGame);
  } catch (error) {
    if (isSealed(text)) throw new Mistake(words.sealedFile({ file }));
    if (error instanceof BadDocument && !isJson(text)) throw brokenJson(file, text, words);
    if (error instanceof BadDocument) throw new Mistake(words.badFile({ file, fault: error.told(language) }));
    throw error;
  }
}

/** A document for a game: JSON, or another form that the game may know, handed over as text. */
export function readDocument(file: string, words: Words): Json {
  const text = readText(file, words);
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    if (/^\uFEFF?\s*[{[]/.test(text) || /\.json$/i.test(file)) throw brokenJson(file, text, words);
    return text;
  }
  // JSON takes the last of two and says nothing.
  const where = repeatedField(text);
  if (where !== undefined) throw new Mistake(words.repeatedField({ file, where }));
  return document;
}

/** What a server writes of a game that is not over. */
function isSealed(text: string): boolean {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format === 'sandtable-sealed';
  } catch {
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function brokenJson(file: string, text: string, words: Words): Mistake {
  return new Mistake(words.brokenJson({ file, ...jsonFault(text) }));
}

export function readText(file: string, words: Words): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Mistake(words.cannotRead({ file, reason: reasonOf(error, words) }));
  }
}

/** Writes beside the file first, so that an interrupted write leaves the old one as it was. */
export function writeWhole(file: string, text: string, words: Words): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    checkFolder(file);
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    clearAway(beside);
    throw new Mistake(words.cannotWrite({ file, reason: reasonOf(error, words) }));
  }
}

/** What could not be written may not be there to be removed either: the first reason is the one to tell. */
function clearAway(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Nothing more can be done.
  }
}

/** Throws when a file could clearly not be written, before any work is done for it. */
export function checkWritable(file: string, words: Words): void {
  try {
    checkFolder(file);
  } catch (error) {
    throw new Mistake(words.cannotWrite({ file, reason: reasonOf(error, words) }));
  }
}

/** Throws when writing would replace something, unless somebody insists. */
export function checkFree(file: string, isForced: boolean | undefined, words: Words): void {
  checkWritable(file, words);
  if (isForced !== true && existsSync(file)) throw new Mistake(words.fileIsThere({ file }));
}

export function isSameFile(one: string, other: string): boolean {
  return resolve(one) === resolve(other);
}

function checkFolder(file: string): void {
  if (!statSync(dirname(file)).isDirectory()) throw failure('ENOTDIR');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) throw failure('EISDIR');
}

/** As the system would have it. */
function failure(code: 'ENOTDIR' | 'EISDIR'): Error {
  return Object.assign(new Error(code), { code });
}
