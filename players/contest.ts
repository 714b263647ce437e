/** One game played by players, from seed to result. */
import {
  type Game,
  type GameRecord,
  fastDice,
  Match,
  type Player,
  type SeatId,
  type Setting,
  Sight,
} from '@sandtable/engine';
import { findPlayer } from './find.ts';
import type { Seating } from './non-players.ts';

/** All it takes to play one game. Plain JSON, so that it can be sent to a worker thread. */
export interface Contest {
  readonly game: string;
  readonly setting: Setting;
  readonly seed: string;
  readonly seating: Seating;
}

/** What came of it. Plain JSON. */
export interface Outcome {
  readonly seed: string;
  readonly seating: Seating;
  readonly winners: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, number>>;
  /** The key of the result's reason. */
  readonly reason: string;
  readonly decisions: number;
}

export function playContest(game: Game, contest: Contest): Outcome {
  return outcomeOf(playOut(game, contest, false), contest);
}

/** The same game, which can also be kept. */
export function recordContest(
  game: Game,
  contest: Contest,
): { readonly outcome: Outcome; readonly record: GameRecord } {
  const match = playOut(game, contest, true);
  return { outcome: outcomeOf(match, contest), record: match.record() };
}

function playOut(game: Game, { setting, seed, seating }: Contest, keepsHistory: boolean): Match {
  const players = new Map<SeatId, Player>();
  for (const [seat, id] of Object.entries(seating)) {
    const player = findPlayer(game, id);
    if (player === undefined) throw new Error(`${game.id} has no player "${id}"`);
    players.set(seat, player);
  }
  const history = keepsHistory || [...players.values()].some((player) => player.imagines === true);
  const match = Match.start(game, setting, fastDice(seed), { journal: false, history });
  while (match.result === undefined) takeTurn(match, players);
  return match;
}

function takeTurn(match: Match, players: ReadonlyMap<SeatId, Player>): void {
  const seat = match.turn[0];
  const player = seat === undefined ? undefined : players.get(seat);
  if (seat === undefined || player === undefined) throw new Error(`nobody plays ${String(seat)}`);
  match.reply(seat, player.answer(new Sight(match, seat)));
}

function outcomeOf({ result, seats, seq }: Match, { seed, seating }: Contest): Outcome {
  if (result === undefined) throw new Error('the game is not over');
  const scores: Record<SeatId, number> = {};
  for (const seat of seats) scores[seat] = 0;
  for (const { seat, score } of result.standings) scores[seat] = score;
  const { winners, reason } = result;
  return { seed, seating, winners, scores, reason: reason.key, decisions: seq };
}
