/** The one kind of error that a client is told about. Anything else is an internal fault. */
import { Refusal, RulesFault } from '@sandtable/engine';
import type { Refused, RefusedCode } from './protocol/index.ts';

export class Denial extends Error {
  override readonly name = 'Denial';
  readonly code: RefusedCode;
  readonly detail: string | undefined;

  constructor(code: RefusedCode, detail?: string) {
    super(detail ?? code);
    this.code = code;
    this.detail = detail;
  }
}

const STATUS: Partial<Record<RefusedCode, number>> = {
  'not-signed-in': 401,
  'code-needed': 401,
  'wrong-password': 403,
  'wrong-code': 403,
  'not-welcome': 403,
  suspended: 403,
  'not-yours': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'no-such-moment': 404,
  'name-taken': 409,
  'seat-taken': 409,
  stale: 409,
  'still-running': 409,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  'rules-fault': 500,
  storage: 503,
  stopping: 503,
};

export function statusOf(code: RefusedCode): number {
  return STATUS[code] ?? 400;
}

/** What a client is told about an error; undefined for faults of our own, which it learns nothing about. */
export function refusedFor(error: unknown): Refused | undefined {
  if (error instanceof Denial)
    return error.detail === undefined ? { code: error.code } : { code: error.code, detail: error.detail };
  if (error instanceof Refusal) return { code: error.code, said: error.said };
  if (error instanceof RulesFault) return { code: 'rules-fault' };
  return undefined;
}
