/** What the others did since somebody's last answer, a line a seat. */
import { clausesOf, type Line, type Match, type SeatId, type Speech, type Viewer } from '@sandtable/engine';
import type { Words } from '../words/index.ts';
import { said, seatName } from './names.ts';

export function digestLines(match: Match, viewer: Viewer, speech: Speech, words: Words): string[] {
  const { digest } = match.game;
  if (digest === undefined) return [];
  const { answers } = match.record();
  const own = answers.findLastIndex(({ seat }) => seat === viewer) + 1;
  const bySeat = new Map<SeatId, Line[]>();
  for (const line of match.lines(viewer)) {
    const seat = answers[line.at - 1]?.seat;
    if (seat === undefined || line.at <= own) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), line]);
  }
  return [...bySeat].flatMap(([seat, lines]) => {
    const clauses = clausesOf(lines, digest).map(({ message }) => said(speech, message));
    return clauses.length === 0 ? [] : [`${seatName(speech, seat)}${words.colon}${clauses.join(' ')}`];
  });
}
