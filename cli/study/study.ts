/** A study: many games, counted as they end, and a report of them whatever comes in between. */
import type { Game, Setting } from '@sandtable/engine';
import { contests, type Seated } from '@sandtable/players';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { Progress } from '../show/progress.ts';
import type { Words } from '../words/index.ts';
import { Ledger, type LedgerChoices } from './ledger.ts';
import { prepareFolder } from './keeping.ts';
import { runStudy } from './run.ts';

export interface StudyChoices extends LedgerChoices {
  readonly games: string;
  readonly from: string;
  readonly workers?: string;
  readonly force?: boolean;
}

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

/** What a shell tells of a program that was ended by Ctrl-C. */
const INTERRUPTED = 130;
const WRONG = 1;

/** Plays and reports. `ways` are taken in turn; `script` runs in the threads. Gives the exit code. */
export async function study(
  console: Console,
  game: Game,
  choices: StudyChoices,
  ways: readonly Seated[],
  script: URL,
): Promise<number> {
  const { words } = console;
  const { games, from, workers } = numbers(choices, words);
  const plan = contests({ game: game.id, games, seed: choices.seed, from, ways });
  if (choices.keep !== undefined) prepareFolder(choices.keep, plan, choices.force === true, words);
  const ledger = new Ledger(console, game, commonSetting(ways), choices);
  const progress = new Progress(games, console);
  const ctrlC = interruption();
  const { isWhole, error } = await runStudy({
    contests: plan,
    isKept: choices.keep !== undefined,
    workers,
    script,
    stop: Promise.race([ctrlC.pressed, ledger.trouble]),
    progress: (done) => progress.show(done),
    row: (played) => progress.around(() => ledger.enter(played)),
  });
  progress.clear();
  ctrlC.forget();
  ledger.report(isWhole, games);
  if (error !== undefined) throw error;
  if (!isWhole && !ledger.isTroubled) return INTERRUPTED;
  return ledger.isFlawless ? 0 : WRONG;
}

function numbers({ games, from, workers }: StudyChoices, words: Words) {
  return {
    games: wholeNumber('--games', games, 1, MOST_GAMES, words),
    from: wholeNumber('--from', from, 0, MOST_GAMES, words),
    workers: workers === undefined ? undefined : wholeNumber('--workers', workers, 1, MOST_WORKERS, words),
  };
}

/** What all games have in common: who is a non-player may follow from who sits where, and change with it. */
function commonSetting(ways: readonly Seated[]): Setting {
  const [first, ...others] = ways.map(({ setting }) => setting);
  if (first === undefined) throw new RangeError('a study without seatings');
  const common = Object.entries(first.options).filter(([id, value]) =>
    others.every(({ options }) => options[id] === value),
  );
  return { ...first, options: Object.fromEntries(common) };
}

/** Ctrl-C while a study runs ends it, not the program. */
function interruption(): { readonly pressed: Promise<void>; readonly forget: () => void } {
  let press = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (press = resolve));
  process.once('SIGINT', press);
  return { pressed, forget: () => void process.off('SIGINT', press) };
}
