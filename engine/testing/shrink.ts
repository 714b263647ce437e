/** Makes a failure short: the last rest, the fewest answers since that still lead to it, and the answer that broke. */
import { type Answer, type Game, type GameRecord, Match, type Position, Refusal } from '../index.ts';
import {
  allApply,
  asidesApply,
  tellsNothingHidden,
  hasMenus,
  isPlain,
  keepsSecrets,
  picture,
  refusesRest,
  restores,
  speaks,
  undoes,
} from './checks.ts';

export interface Failure {
  readonly game: string;
  readonly check: string;
  readonly message: string;
  readonly seed: string;
  /** The whole game up to the failure. Replaces `position` where only the whole of it fails. */
  readonly record: GameRecord;
  /** The short way to it. */
  readonly position?: Position;
  readonly answer?: Answer;
  /** True when `position` and `answer` alone show the failure again. */
  readonly isShort?: boolean;
}

export function shrink<S, V>(game: Game<S, V>, failure: Failure): Failure {
  const { position, answer } = failure;
  if (position === undefined) return failure;
  if (!isBrokenAt(game, position, answer)) return failure;
  let short: Position = position;
  for (let i = short.answers.length - 1; i >= 0; i--) {
    const fewer = { ...short, answers: short.answers.filter((_, j) => j !== i) };
    if (isBrokenAt(game, fewer, answer)) short = fewer;
  }
  return { ...failure, position: short, isShort: true };
}

/** True when some promise is broken at this position or by this answer. False also when the position cannot be reached. */
export function isBrokenAt<S, V>(game: Game<S, V>, position: Position, answer: Answer | undefined): boolean {
  let match: Match<S, V>;
  try {
    match = Match.resume(game, position as Position<S>);
  } catch {
    return false;
  }
  try {
    examine(match, answer);
    return false;
  } catch (error) {
    // An answer that is not on the menu here shows nothing.
    return !(error instanceof Refusal);
  }
}

/** All checks of one moment, and of one answer from it. */
export function examine<S, V>(match: Match<S, V>, answer: Answer | undefined): void {
  match.game.laws(match.state);
  isPlain(match.state);
  if (match.result !== undefined) return;
  hasMenus(match);
  speaks(
    match,
    match.journal.map((line) => line.message),
  );
  allApply(match);
  asidesApply(match);
  refusesRest(match, []);
  keepsSecrets(match, 'examine');
  restores(match);
  if (answer === undefined) return;
  const before = match.fork({ journal: true });
  match.give(answer);
  tellsNothingHidden(before, match, answer, 'examine');
  undoes(match, answer, picture(before));
  match.game.laws(match.state);
}
