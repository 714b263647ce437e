/** The ladder: many seeded games, and what they say about seats and players. */
import type { SeatId, Setting } from '@sandtable/engine';
import type { Contest, Outcome } from './contest.ts';
import type { Seating } from './seating.ts';
import { type Interval, wilson } from './wilson.ts';

export interface Plan {
  readonly game: string;
  readonly setting: Setting;
  readonly games: number;
  readonly seed: string;
  /** Taken in turn, game by game. */
  readonly seatings: readonly Seating[];
}

/** The games of a plan. Game n is the same whatever the number of games and whoever plays it. */
export function contests(plan: Plan): readonly Contest[] {
  const { game, setting, games, seed, seatings } = plan;
  return Array.from({ length: games }, (_, n) => {
    const seating = seatings[n % seatings.length];
    if (seating === undefined) throw new RangeError('a plan without seatings');
    return { game, setting, seed: `${seed}/${n}`, seating };
  });
}

/** How somebody did, a seat or a player. */
export interface Score {
  readonly id: string;
  /** Games; a player who holds several sides plays several at once. */
  readonly played: number;
  /** Wins, alone or with others. */
  readonly wins: number;
  /** Wins, where a win that n sides share counts 1/n, over games played. */
  readonly share: number;
  /** Where the true share lies with 95 % confidence. */
  readonly interval: Interval;
  /** The game's own measure, on average. */
  readonly meanScore: number;
  /** How far above the best rival (a seat that did not win or lose with this one), on average. */
  readonly meanMargin: number;
}

export interface Standings {
  readonly games: number;
  readonly decisions: number;
  readonly seats: readonly Score[];
  readonly players: readonly Score[];
  /** Games nobody won. */
  readonly lostByAll: number;
  /** How often each reason ended a game, by message key. */
  readonly reasons: Readonly<Record<string, number>>;
}

interface Sum {
  played: number;
  wins: number;
  shares: number;
  score: number;
  margin: number;
}

/** Adds up outcomes, in their order, so that the figures are the same to the last bit. */
export function standings(outcomes: readonly Outcome[], sideOf: (seat: SeatId) => string): Standings {
  const seats = new Map<string, Sum>();
  const players = new Map<string, Sum>();
  const reasons: Record<string, number> = {};
  let decisions = 0;
  for (const outcome of outcomes) {
    decisions += outcome.decisions;
    reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
    const counted = new Set<string>();
    for (const [seat, player] of Object.entries(outcome.seating)) {
      add(sumOf(seats, seat), outcome, seat, sideOf);
      // A player who holds all seats of a team has played one game, not two: the seats win and lose together.
      const once = `${sideOf(seat)}/${player}`;
      if (!counted.has(once)) add(sumOf(players, player), outcome, seat, sideOf);
      counted.add(once);
    }
  }
  return {
    games: outcomes.length,
    decisions,
    seats: [...seats].map(([id, sum]) => scoreOf(id, sum)),
    players: [...players].map(([id, sum]) => scoreOf(id, sum)),
    lostByAll: outcomes.filter((outcome) => outcome.winners.length === 0).length,
    reasons,
  };
}

function sumOf(sums: Map<string, Sum>, id: string): Sum {
  const sum = sums.get(id) ?? { played: 0, wins: 0, shares: 0, score: 0, margin: 0 };
  sums.set(id, sum);
  return sum;
}

function add(sum: Sum, outcome: Outcome, seat: SeatId, sideOf: (seat: SeatId) => string): void {
  const score = outcome.scores[seat] ?? 0;
  const rivals = Object.entries(outcome.scores).filter(([other]) => sideOf(other) !== sideOf(seat));
  sum.played++;
  sum.score += score;
  if (rivals.length > 0) sum.margin += score - Math.max(...rivals.map(([, theirs]) => theirs));
  if (!outcome.winners.includes(seat)) return;
  sum.wins++;
  sum.shares += 1 / new Set(outcome.winners.map(sideOf)).size;
}

function scoreOf(id: string, { played, wins, shares, score, margin }: Sum): Score {
  return {
    id,
    played,
    wins,
    share: shares / played,
    interval: wilson(shares, played),
    meanScore: score / played,
    meanMargin: margin / played,
  };
}
