/** Structured logs: one JSON object a line. */
import { type Logger, pino } from 'pino';

export type { Logger };

export function makeLogger(level: string): Logger {
  return pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization'] });
}
