/** sandtable review: where a finished game turned, what was luck, and how well was chosen. */
import { Match, type SeatId, type Speech } from '@sandtable/engine';
import { nonPlayerSeats, type Played, type Review, reviewOf } from '@sandtable/players';
import { chosenSeat, list, wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { readSave } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { TableWords } from '../show/names.ts';
import { reviewLines } from '../show/review.ts';
import { finished } from '../show/thinking.ts';

export interface ReviewChoices {
  readonly seats?: string;
  readonly seconds: string;
  readonly json?: boolean;
}

const MOST_SECONDS = 3600;

export async function review(console: Console, file: string, choices: ReviewChoices): Promise<void> {
  const { words } = console;
  const { game, record } = await readSave(file, console);
  const { mind } = game;
  if (mind === undefined) throw new Mistake(words.noMind({ game: game.id }));
  const seconds = wholeNumber('--seconds', choices.seconds, 1, MOST_SECONDS, words);
  const end = Match.replay(game, record);
  const seats = seatsIn(end, choices.seats, console);
  const played: Played = {
    game,
    begin: () => Match.start(game, record.setting, record.dice, { journal: false }),
    answers: record.answers,
  };
  const found = await finished(reviewOf(mind, played, { seats, seconds }), console);
  if (choices.json === true) console.print(JSON.stringify(found));
  else print(console, new TableWords().of(end, console.language), found);
}

/** Those named, or all that no chart of the rulebook holds: a chart has no choice. */
function seatsIn(match: Match, given: string | undefined, { words }: Console): readonly SeatId[] {
  const { game, setting, seats } = match;
  if (given !== undefined) return list(given).map((id) => chosenSeat(id, seats, words));
  const held = nonPlayerSeats(game, setting);
  return seats.filter((seat) => !held.includes(seat));
}

function print(console: Console, speech: Speech, found: Review): void {
  for (const line of reviewLines(speech, found, console.words)) console.print(line);
}
