/** Playing recorded games again. A long one takes a while, so all of this is done in worker threads. */
import {
  type Answer,
  clone,
  Dice,
  type Game,
  Match,
  type Position,
  type Result,
  type SeatId,
  sealedDice,
  type Setting,
  type Viewer,
} from '@sandtable/engine';
import { randomHex } from '../chance.ts';
import { Denial } from '../denial.ts';
import { encode, type Encoded, type Rest } from '../storage/log.ts';
import type { TableBody } from '../tables/body.ts';
import { beginning, type Change, Ledger, type Open } from './ledger.ts';

/** A game from its beginning. */
export interface Recorded {
  readonly game: string;
  readonly setting: Setting;
  readonly start: Pick<TableBody, 'opening' | 'from'>;
  /** From the beginning on. */
  readonly answers: readonly Answer[];
}

/** The game from its beginning, as far as it is played. */
export function recordedOf({ record, ledger }: Open): Recorded {
  if (ledger === undefined) throw new Denial('not-running');
  const { setting, opening, from, base } = record.body;
  return {
    game: record.game,
    setting,
    start: { ...(opening === undefined ? {} : { opening }), ...(from === undefined ? {} : { from }) },
    answers: ledger.answers.slice((from?.seq ?? base) - base),
  };
}

function playedTo(game: Game, { setting, start, answers }: Recorded, moment: number): Match {
  const match = beginning(game, setting, start);
  for (const answer of answers.slice(0, moment - match.seq)) match.give(answer);
  return match;
}

/** A position from which one may take back as much as at that moment: the rest before the fence, and the answers since. */
export function positionAt(game: Game, recorded: Recorded, moment: number): Position {
  const first = recorded.start.from?.seq ?? 0;
  const { fence } = playedTo(game, recorded, moment);
  const before = playedTo(game, recorded, fence).position() as Position;
  return { ...before, answers: recorded.answers.slice(before.seq - first, moment - first) };
}

/** Where a sandbox begins: a rest, and what was answered since. */
export interface BranchPoint {
  readonly rest: Rest;
  readonly answers: readonly Answer[];
}

/** Exactly that moment, or, for somebody who may not know everything, as much of it as they may. */
export function branchPoint(
  game: Game,
  recorded: Recorded,
  moment: number,
  as: Viewer | undefined,
): BranchPoint {
  const match = beginning(game, recorded.setting, recorded.start);
  const isSecret: boolean[] = [];
  for (const answer of recorded.answers.slice(0, moment - match.seq)) {
    isSecret.push(as !== undefined && isSecretOfOthers(match, answer, as));
    match.give(answer);
  }
  const { answers, ...rest } = match.position() as Position;
  if (as === undefined) return { rest, answers };
  const secret = isSecret.slice(isSecret.length - answers.length).indexOf(true);
  return retold(game, rest, secret < 0 ? answers : answers.slice(0, secret), as);
}

/** The same rest in a world the viewer cannot tell from the real one, and the answers that still mean the same there. */
function retold(game: Game, rest: Rest, answers: readonly Answer[], as: Viewer): BranchPoint {
  const state = clone(rest.state);
  const dice = sealedDice(randomHex(32), 'branch');
  game.determinize(state, as, new Dice(sealedDice(randomHex(32), 'branch')));
  const again: Rest = { ...rest, state, dice };
  const match = Match.resume(game, { ...again, answers: [] }, { journal: false });
  const kept: Answer[] = [];
  for (const answer of answers) {
    const { fence } = match;
    if (isSecretOfOthers(match, answer, as)) break;
    try {
      match.give(answer);
    } catch {
      break;
    }
    if (match.fence > fence) break;
    kept.push(answer);
  }
  return { rest: again, answers: kept };
}

/** What somebody else picked where others could not look stays theirs. */
function isSecretOfOthers(match: Match, answer: Answer, as: Viewer): boolean {
  if (answer.seat === as || answer.aside === true) return false;
  return match.declines.secret || (match.ask('spectator')?.seats.length ?? 0) > 1;
}

/** A whole game as it is to be stored. */
export interface PlayedOut {
  /** Each with the number of answers in it. */
  readonly changes: readonly (Encoded & { readonly answers: number })[];
  /** How it stands at the end. */
  readonly turn: readonly SeatId[];
  readonly result?: Result;
}

/** Answers in one event: a rest is kept after each, so that opening the table does not take the whole game. */
const PIECE = 250;

/** One sentence: at which answer, and why. */
export class DoesNotReplay extends Error {
  override readonly name = 'DoesNotReplay';
}

/** Plays a game that came from outside to its end. Throws DoesNotReplay when it cannot be played. */
export function playedOut(game: Game, recorded: Recorded): PlayedOut {
  const { answers } = recorded;
  const { ledger, change } = begun(game, recorded);
  const changes: PlayedOut['changes'][number][] = [];
  const keep = ({ event, rests }: Change, count: number) =>
    changes.push({ ...encode(event, rests), answers: count });
  keep(change, 0);
  const giveAt = (at: number, end: number) => {
    try {
      keep(ledger.replay(answers.slice(at, end)), end - at);
    } catch (error) {
      if (end === at + 1) throw doesNotReplay(at, error);
      // One of them: one by one it will be found.
      for (let one = at; one < end; one++) giveAt(one, one + 1);
    }
  };
  for (let at = 0; at < answers.length; at += PIECE) giveAt(at, Math.min(at + PIECE, answers.length));
  const { turn, result } = ledger.match;
  return { changes, turn, ...(result === undefined ? {} : { result }) };
}

function begun(game: Game, { setting, start }: Recorded): ReturnType<typeof Ledger.begin> {
  try {
    return Ledger.begin(game, { setting, ...start, base: start.from?.seq ?? 0 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DoesNotReplay(`This game does not begin (${why}).`);
  }
}

function doesNotReplay(at: number, error: unknown): DoesNotReplay {
  const why = error instanceof Error ? error.message : String(error);
  return new DoesNotReplay(`Answer ${at + 1} of this game does not replay (${why}).`);
}
