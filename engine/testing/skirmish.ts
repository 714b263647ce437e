/**
 * Short games from sparse positions (sparse.ts): whatever the first seats can do there is tried, as far as menus are
 * short. A dead end lies behind a short menu, so the long ones are left to random play.
 */
import {
  type Answer,
  Dice,
  fastDice,
  type Game,
  type GameRecord,
  type Json,
  Match,
  type Position,
  type Setting,
  settingFaults,
} from '../index.ts';
import { hasMenus, unfailing } from './checks.ts';
import { Scatter } from './sparse.ts';

/** A menu longer than this is not tried wholly, but for the first of a turn. */
const SHORT = 10;
/** Answers tried in a turn. */
const TRIED = 20;
/** Turns looked at: each seat declines, until one cannot. */
const TURNS = 4;

/** A promise broken: where the game stood, and the answer that broke it. */
export interface Broke {
  readonly error: Error;
  readonly record: GameRecord;
  readonly position?: Position;
  readonly answer?: Answer;
}

export interface Fought {
  /** Skirmishes begun. */
  readonly skirmishes: number;
  readonly broke?: Broke;
}

/** Plays so many skirmishes with what lay on the table in one game, up to the first broken promise. */
export function skirmish<S, V>(
  game: Game<S, V>,
  setting: Setting,
  documents: readonly Json[],
  seed: string,
  most: number,
): Fought {
  const usual = documents[0] === undefined ? undefined : settingFor(game, setting, documents[0]);
  if (usual === undefined) return { skirmishes: 0 };
  const scatter = new Scatter(documents);
  const chance = new Dice(fastDice(`${seed}/skirmishes`));
  const isLegal = (position: Json): boolean => settingFaults(game, at(usual, position)).length === 0;
  let skirmishes = 0;
  for (let n = 0; n < most; n++) {
    const position = scatter.make(chance, isLegal);
    if (position === undefined || !isLegal(position)) continue;
    skirmishes++;
    const broke = fought(game, at(usual, position), `${seed}/${n}`);
    if (broke !== undefined) return { skirmishes, broke };
  }
  return { skirmishes };
}

const at = (setting: Setting, position: Json): Setting => ({
  ...setting,
  attachments: { ...setting.attachments, position },
});

/** The setting in which such a position may be attached: as it was, or in the usual scenario. */
function settingFor<S, V>(game: Game<S, V>, setting: Setting, position: Json): Setting | undefined {
  const usual = { ...setting, scenario: game.scenarios[0] ?? setting.scenario };
  return [setting, usual].find((one) => settingFaults(game, at(one, position)).length === 0);
}

function fought<S, V>(game: Game<S, V>, setting: Setting, seed: string): Broke | undefined {
  const { id, version } = game;
  const record: GameRecord = {
    format: 'sandtable-game',
    game: id,
    version,
    setting,
    dice: fastDice(seed),
    answers: [],
  };
  try {
    const match = unfailing('setup', 'a position that was accepted does not start', () =>
      Match.start(game, setting, fastDice(seed), { journal: false }),
    );
    if (match.result === undefined) hasMenus(match);
    return fight({ match, record });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error, record };
  }
}

/** A match, and how it came there. */
interface Stand<S, V> {
  readonly match: Match<S, V>;
  readonly record: GameRecord;
}

/** One seat after the other has its turn looked at, and then declines it. */
function fight<S, V>(start: Stand<S, V>): Broke | undefined {
  let stand = start;
  for (let turn = 0; turn < TURNS && stand.match.result === undefined; turn++) {
    const broke = lookInto(stand);
    if (broke !== undefined) return broke;
    const [seat] = stand.match.turn;
    const { pass } = stand.match.declines;
    if (seat === undefined || pass === undefined) return undefined;
    const next = after(stand, { seat, option: pass });
    if ('error' in next) return next;
    stand = next;
  }
  return undefined;
}

/** Tries the answers of this turn: those that come first before others, and those of short menus before long ones. */
function lookInto<S, V>(start: Stand<S, V>): Broke | undefined {
  let front: readonly Stand<S, V>[] = [start];
  for (let left = TRIED; front.length > 0; ) {
    const next: Stand<S, V>[] = [];
    for (const stand of front)
      for (const answer of answersTo(stand)) {
        if (left-- <= 0) return undefined;
        const then = after(stand, answer);
        if ('error' in then) return then;
        const isOver = then.match.restedAt !== start.match.restedAt;
        if (!isOver && answersTo(then).length <= SHORT) next.push(then);
      }
    front = next.toSorted((a, b) => answersTo(a).length - answersTo(b).length);
  }
  return undefined;
}

function answersTo<S, V>({ match }: Stand<S, V>): readonly Answer[] {
  const [seat] = match.turn;
  return seat === undefined ? [] : match.menuOf(seat).map((option) => ({ seat, option }));
}

/** The same after an answer, or the promise it broke. */
function after<S, V>({ match, record }: Stand<S, V>, answer: Answer): Stand<S, V> | Broke {
  const trial = match.fork();
  try {
    unfailing('dead end', `${answer.seat} takes "${answer.option}" for "${match.prompt?.key}"`, () =>
      trial.give(answer),
    );
    if (trial.result === undefined) hasMenus(trial);
    unfailing('laws', `after ${answer.seat} takes "${answer.option}"`, () => match.game.laws(trial.state));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error, record, position: match.position() as Position, answer };
  }
  return { match: trial, record: { ...record, answers: [...record.answers, answer] } };
}
