/** sandtable replay */
import { Match, type Viewer } from '@sandtable/engine';
import { chosenSeat, wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { readSave } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { Keyboard } from '../play/keyboard.ts';
import { Replay } from '../play/replay.ts';

export interface ReplayChoices {
  readonly as?: string;
  readonly at?: string;
  /** True without a number. */
  readonly autoplay?: string | true;
}

const MOST_SECONDS = 3600;
const USUAL_SECONDS = 1;

export async function replay(console: Console, file: string, choices: ReplayChoices): Promise<void> {
  const { words } = console;
  const { game, record } = await readSave(file, console);
  // Played to the end once, so that a file that does not replay is refused before anything is shown.
  const { seats } = Match.replay(game, record);
  const viewer: Viewer =
    choices.as === undefined ? 'spectator' : chosenSeat(choices.as, [...seats, 'spectator'], words);
  const at = choices.at === undefined ? 0 : wholeNumber('--at', choices.at, 0, record.answers.length, words);
  const pause = secondsOf(console, choices.autoplay);

  const keyboard = new Keyboard(console.input, console.output);
  try {
    const show = new Replay(game, record, { at, viewer }, keyboard, console);
    await (pause === undefined ? show.run() : show.playOn(pause));
  } finally {
    keyboard.close();
  }
}

function secondsOf({ words }: Console, given: string | true | undefined): number | undefined {
  if (given === undefined || given === true) return given === true ? USUAL_SECONDS : undefined;
  const seconds = Number(given);
  if (!(seconds >= 0 && seconds <= MOST_SECONDS))
    throw new Mistake(words.badNumber({ what: '--autoplay', given, from: 0, to: MOST_SECONDS }));
  return seconds;
}
