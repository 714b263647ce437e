import type { Result, Speech } from '@sandtable/engine';
import type { Words } from '../words/index.ts';
import { said, seatName } from './names.ts';

/** How a game ended: why, and who came where. */
export function resultLines(speech: Speech, result: Result, words: Words): string[] {
  return [
    `${words.over} ${said(speech, result.reason)}`,
    ...result.standings.map(({ seat, rank, score }) =>
      words.rank({ rank, seat: seatName(speech, seat), score }),
    ),
  ];
}
