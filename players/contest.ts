/** One game played by players, from seed to result. */
import {
  type Answer,
  type Game,
  type GameRecord,
  fastDice,
  Match,
  type Player,
  type Reply,
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

/** A game that its rules or one of its players could not play on. Plain JSON. */
export interface Failure {
  readonly seed: string;
  readonly seating: Seating;
  /** What the rules or the player threw, and where in the program. */
  readonly fault: string;
  readonly stack: string;
  /** The game up to there; not there when it failed before its first question. */
  readonly record?: GameRecord;
  /** Whose turn it was. */
  readonly seat?: SeatId;
  /** The answer that the rules failed at; not there when it is the player who failed. */
  readonly answer?: Answer;
}

/** A game that was played, perhaps with all of it, or one that failed. */
export type Tried =
  | { readonly outcome: Outcome; readonly record?: GameRecord; readonly failure?: never }
  | { readonly failure: Failure; readonly outcome?: never; readonly record?: never };

/** Plays it, whatever happens: a fault of the rules or of a player is told, not thrown. */
export function tryContest(game: Game, contest: Contest, isKept: boolean): Tried {
  try {
    return isKept ? recordContest(game, contest) : { outcome: playContest(game, contest) };
  } catch (error) {
    const { seed, seating } = contest;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { failure: { seed, seating, fault: message, stack, ...wayTo(game, contest) } };
  }
}

/** Plays a game that has failed once more, now with all that a record needs: it fails again at the same place. */
function wayTo(game: Game, contest: Contest): Partial<Pick<Failure, 'record' | 'seat' | 'answer' | 'fault'>> {
  let match: Match | undefined;
  let reply: Reply | undefined;
  try {
    const players = noting(playersIn(game, contest.seating), (given) => (reply = given));
    match = Match.start(game, contest.setting, fastDice(contest.seed), { journal: false });
    while (match.result === undefined) takeTurn(match, players);
  } catch {
    // What it throws is known.
  }
  if (match === undefined) return {};
  const record = match.record();
  const [seat] = match.turn;
  if (seat === undefined) return { record };
  if (isDeadEnd(match, seat)) {
    const { key = '', rule = '' } = match.prompt ?? {};
    return { record, seat, fault: `${seat} has nothing to choose from at "${key}" (${rule})` };
  }
  return { record, seat, ...(reply === undefined ? {} : { answer: { seat, ...reply } }) };
}

/** An empty menu is the rules' fault, whatever a player made of it. */
function isDeadEnd(match: Match, seat: SeatId): boolean {
  try {
    return match.menuOf(seat).length === 0;
  } catch {
    // It is the menu that fails.
    return false;
  }
}

/** The same players, who tell what they answer: nothing while they think. */
function noting(
  players: ReadonlyMap<SeatId, Player>,
  note: (reply: Reply | undefined) => void,
): ReadonlyMap<SeatId, Player> {
  const noted = (player: Player): Player => ({
    ...player,
    answer: (seen) => {
      note(undefined);
      const reply = player.answer(seen);
      note(reply);
      return reply;
    },
  });
  return new Map([...players].map(([seat, player]) => [seat, noted(player)]));
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
  const players = playersIn(game, seating);
  const history = keepsHistory || [...players.values()].some((player) => player.imagines === true);
  const match = Match.start(game, setting, fastDice(seed), { journal: false, history });
  while (match.result === undefined) takeTurn(match, players);
  return match;
}

function playersIn(game: Game, seating: Seating): ReadonlyMap<SeatId, Player> {
  const players = new Map<SeatId, Player>();
  for (const [seat, id] of Object.entries(seating)) {
    const player = findPlayer(game, id);
    if (player === undefined) throw new Error(`${game.id} has no player "${id}"`);
    players.set(seat, player);
  }
  return players;
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
