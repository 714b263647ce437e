import type { Line, Speech } from '@sandtable/engine';
import type { Words } from '../words/index.ts';
import { said, seatName } from './names.ts';

/** Lines of the journal, with rule numbers; a bot's reasons are indented under what it did. */
export function journalLines(speech: Speech, lines: readonly Line[], words: Words): string[] {
  return lines.map(({ message, why }) =>
    why === undefined
      ? `  ${said(speech, message)}`
      : `    ${words.because({ seat: seatName(speech, why) })}${said(speech, message)}`,
  );
}
