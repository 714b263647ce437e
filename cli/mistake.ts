import { BadDocument, type Language } from '@sandtable/engine';
import { BadSeating } from '@sandtable/players';

/** Something the person at the command line got wrong. The message is one sentence; the command ends with code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** The sentence about somebody's mistake; undefined for faults of our own. */
export function toldOf(error: unknown, language: Language): string | undefined {
  if (error instanceof Mistake) return error.message;
  return error instanceof BadDocument || error instanceof BadSeating ? error.told(language) : undefined;
}
