import { BadDocument } from '@sandtable/engine';
import { BadSeating } from '@sandtable/players';

/** Something the person at the command line got wrong. The message is one sentence; the command ends with code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** Whether an error is somebody's mistake that is told in one sentence. */
export function isTold(error: unknown): error is Error {
  return error instanceof Mistake || error instanceof BadDocument || error instanceof BadSeating;
}
