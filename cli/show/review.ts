/** A review in lines. */
import type { Message, SeatId, Speech } from '@sandtable/engine';
import type { Review, TurningPoint } from '@sandtable/players';
import type { Words } from '../words/index.ts';
import { said, seatName } from './names.ts';

const percent = (chance: number): number => Math.round(chance * 100);

export function reviewLines(speech: Speech, review: Review, words: Words): string[] {
  const { story, points, accuracy, course, seats } = review;
  return [
    words.reviewStory,
    ...story.map((sentence) => `  ${said(speech, sentence)}`),
    '',
    words.reviewCourse({ turns: course.filter(({ turn }) => turn !== undefined).length }),
    ...courseLines(speech, review),
    '',
    points.length === 0 ? words.reviewNoPoints : words.reviewPoints,
    ...points.flatMap((point, i) => pointLines(speech, point, i + 1, words)),
    '',
    words.reviewAccuracy,
    ...seats.map((seat) => {
      const { kept = 1, decisions = 0, levels = {} } = accuracy[seat] ?? {};
      return `  ${words.reviewKept({
        seat: seatName(speech, seat),
        decisions,
        kept: percent(kept),
        levels: Object.entries(levels).map(([id, share]) => `${id} ${percent(share)} %`),
      })}`;
    }),
  ];
}

const BARS = '▁▂▃▄▅▆▇█';
const WIDTH = 60;

/** A bar for each turn; of a long game, for every few. */
function courseLines(speech: Speech, { course }: Review): string[] {
  const seats: readonly SeatId[] = Object.keys(course[0]?.chances ?? {});
  const step = Math.max(1, course.length / WIDTH);
  const names = seats.map((seat) => seatName(speech, seat));
  const width = Math.max(0, ...names.map((name) => name.length));
  return seats.map((seat, i) => {
    const bars: string[] = [];
    for (let at = 0; at < course.length; at += step)
      bars.push(barOf(course[Math.floor(at)]?.chances[seat] ?? 0));
    const last = course.at(-1)?.chances[seat] ?? 0;
    return `  ${(names[i] ?? '').padEnd(width)} ${bars.join('')} ${percent(last)} %`;
  });
}

function barOf(chance: number): string {
  return BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? '';
}

function pointLines(speech: Speech, point: TurningPoint, number: number, words: Words): string[] {
  const { seat, turn, moment, chances, cost, played, better, decides } = point;
  const steps = (list: readonly Message[]): string => list.map((step) => said(speech, step)).join('; ');
  return [
    `  ${number}. ${words.reviewPoint({
      seat: seatName(speech, seat),
      turn,
      moment,
      played: percent(chances.played),
      better: percent(chances.better),
      error: Math.max(1, percent(cost.error)),
    })}`,
    `     ${words.reviewPlayed({ steps: steps(played) })}`,
    `     ${words.reviewBetter({ steps: steps(better.told) })}`,
    ...(decides === undefined ? [] : [`     ${words.reviewDecides({ what: said(speech, decides) })}`]),
  ];
}
