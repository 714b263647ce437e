/** One game played by players, from seed to result. */
import { type Game, fastDice, Match, type Player, type SeatId, type Setting, Sight } from '@sandtable/engine';
import { findPlayer } from './find.ts';
import type { Seating } from './seating.ts';

/** All it takes to play one game. Plain JSON, so that it can be sent to a worker thread. */
export interface Contest {
  readonly game: string;
  readonly setting: Setting;
  readonly seed: string;
  readonly seating: Seating;
}

/** What came of it. Plain JSON. */
export interface Outcome {
  readonly seating: Seating;
  readonly winners: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, number>>;
  /** The key of the result's reason. */
  readonly reason: string;
  readonly decisions: number;
}

export function playContest(game: Game, contest: Contest): Outcome {
  const players = new Map<SeatId, Player>();
  for (const [seat, id] of Object.entries(contest.seating)) {
    const player = findPlayer(game, id);
    if (player === undefined) throw new Error(`${game.id} has no player "${id}"`);
    players.set(seat, player);
  }
  const history = [...players.values()].some((player) => player.imagines === true);
  const match = Match.start(game, contest.setting, fastDice(contest.seed), { journal: false, history });
  while (match.result === undefined) takeTurn(match, players);
  const scores: Record<SeatId, number> = {};
  for (const seat of match.seats) scores[seat] = 0;
  for (const { seat, score } of match.result.standings) scores[seat] = score;
  const { winners, reason } = match.result;
  return { seating: contest.seating, winners, scores, reason: reason.key, decisions: match.seq };
}

function takeTurn(match: Match, players: ReadonlyMap<SeatId, Player>): void {
  const seat = match.turn[0];
  const player = seat === undefined ? undefined : players.get(seat);
  if (seat === undefined || player === undefined) throw new Error(`nobody plays ${String(seat)}`);
  match.reply(seat, player.answer(new Sight(match, seat)));
}
