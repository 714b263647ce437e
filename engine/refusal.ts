import type { Message } from './messages.ts';

/** The reasons for which an answer can be refused. */
export const REFUSALS = [
  'malformed',
  'finished',
  'unknown-seat',
  'not-asked',
  'already-answered',
  'stale',
  'not-an-option',
  'not-an-aside',
  'nothing-to-undo',
  'fenced',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The one thing the engine throws at somebody who sends what it cannot accept. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly said: Message;

  constructor(code: RefusalCode, params: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.said = { key: `refusal.${code}`, params };
  }
}

/** The rules themselves failed: a fault of the game, never of the one who answered. Nothing has changed. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
