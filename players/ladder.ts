/** The ladder: many seeded games, and what they say about seats and players. */
import type { SeatId } from '@sandtable/engine';
import type { Contest, Outcome } from './contest.ts';
import type { Seated } from './seating.ts';
import { Average, type Interval, type Mean, wilson } from './statistics.ts';

export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  /** The number of the first game; 0 when not given. */
  readonly from?: number;
  /** Taken in turn, game by game. */
  readonly ways: readonly Seated[];
}

/** The games of a plan. Game n is the same whatever the number of games and whoever plays it. */
export function contests({ game, games, seed, from = 0, ways }: Plan): readonly Contest[] {
  return Array.from({ length: games }, (_, i) => {
    const n = from + i;
    const way = ways[n % ways.length];
    if (way === undefined) throw new RangeError('a plan without seatings');
    return { game, setting: way.setting, seed: `${seed}/${n}`, seating: way.seating };
  });
}

/** How somebody did, a seat or a player. */
export interface Score {
  readonly id: string;
  /** Games; a player who holds several sides plays several at once. */
  readonly played: number;
  /** Wins, alone or with others. */
  readonly wins: number;
  /** Those of them that other sides share. */
  readonly shared: number;
  /** Wins, where a win that n sides share counts 1/n, over games played. */
  readonly share: number;
  /**
   * Where the true share lies with 95 % confidence. Not known of a player who has met nobody else: its wins are its
   * losses, whatever happens. The same goes for the means below.
   */
  readonly interval?: Interval;
  /** The game's own measure. */
  readonly score: Mean;
  /** How far above the best rival (a seat that did not win or lose with this one). */
  readonly margin: Mean;
}

/** How a seat did, and who sat there. */
export interface SeatScore extends Score {
  readonly players: readonly string[];
}

/** A reason for games to end, by message key. */
export interface Ending {
  readonly reason: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export interface Standings {
  readonly games: number;
  readonly decisions: number;
  /** Decisions a game. */
  readonly length: Mean & { readonly shortest: number; readonly longest: number };
  readonly seats: readonly SeatScore[];
  readonly players: readonly Score[];
  /** Games nobody won. */
  readonly lostByAll: number;
  /** Most frequent first. */
  readonly endings: readonly Ending[];
}

/** Adds up outcomes, in their order, so that the figures are the same to the last bit. */
export function standings(outcomes: Iterable<Outcome>, sideOf: (seat: SeatId) => string): Standings {
  const tally = new Tally(sideOf);
  for (const outcome of outcomes) tally.add(outcome);
  return tally.standings();
}

/** How far a seat came out above its best rival; 0 without rivals. */
export function marginOf({ scores }: Outcome, seat: SeatId, sideOf: (seat: SeatId) => string): number {
  const rivals = Object.entries(scores).filter(([other]) => sideOf(other) !== sideOf(seat));
  if (rivals.length === 0) return 0;
  return (scores[seat] ?? 0) - Math.max(...rivals.map(([, theirs]) => theirs));
}

interface Sum {
  played: number;
  wins: number;
  shared: number;
  shares: number;
  /** False while all seats of all its games were the same player's, though there are several sides. */
  hasMet: boolean;
  readonly score: Average;
  readonly margin: Average;
}

/** Outcomes added up one by one. */
export class Tally {
  private readonly sideOf: (seat: SeatId) => string;
  private readonly seats = new Map<SeatId, Sum>();
  private readonly sitters = new Map<SeatId, Set<string>>();
  private readonly players = new Map<string, Sum>();
  private readonly reasons = new Map<string, number>();
  private readonly length = new Average();
  private shortest = Number.POSITIVE_INFINITY;
  private longest = 0;
  private games = 0;
  private decisions = 0;
  private lostByAll = 0;

  constructor(sideOf: (seat: SeatId) => string) {
    this.sideOf = sideOf;
  }

  add(outcome: Outcome): void {
    const { decisions, reason, winners } = outcome;
    this.games++;
    this.decisions += decisions;
    this.length.add(decisions);
    this.shortest = Math.min(this.shortest, decisions);
    this.longest = Math.max(this.longest, decisions);
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    if (winners.length === 0) this.lostByAll++;
    this.addSeats(outcome);
    this.addPlayers(outcome);
  }

  standings(): Standings {
    const { games, decisions, lostByAll, longest } = this;
    const shortest = games === 0 ? 0 : this.shortest;
    return {
      games,
      decisions,
      length: { ...this.length.result(), shortest, longest },
      seats: [...this.seats].map(([id, sum]) => ({
        ...scoreOf(id, sum),
        players: [...(this.sitters.get(id) ?? [])],
      })),
      players: [...this.players].map(([id, sum]) => scoreOf(id, sum)),
      lostByAll,
      endings: [...this.reasons]
        .toSorted(([, a], [, b]) => b - a)
        .map(([reason, count]) => ({
          reason,
          games: count,
          share: count / games,
          interval: wilson(count, games),
        })),
    };
  }

  private addSeats(outcome: Outcome): void {
    for (const [seat, player] of Object.entries(outcome.seating)) {
      const sum = sumOf(this.seats, seat);
      sum.hasMet = true;
      this.addTo(sum, outcome, seat);
      const sitters = this.sitters.get(seat) ?? new Set();
      this.sitters.set(seat, sitters.add(player));
    }
  }

  private addPlayers(outcome: Outcome): void {
    const seating = Object.entries(outcome.seating);
    const isMirror =
      new Set(Object.values(outcome.seating)).size === 1 &&
      new Set(seating.map(([seat]) => this.sideOf(seat))).size > 1;
    const counted = new Set<string>();
    for (const [seat, player] of seating) {
      // A player who holds all seats of a team has played one game, not two: the seats win and lose together.
      const once = `${this.sideOf(seat)}/${player}`;
      if (counted.has(once)) continue;
      counted.add(once);
      const sum = sumOf(this.players, player);
      if (!isMirror) sum.hasMet = true;
      this.addTo(sum, outcome, seat);
    }
  }

  private addTo(sum: Sum, outcome: Outcome, seat: SeatId): void {
    const { winners, scores } = outcome;
    sum.played++;
    sum.score.add(scores[seat] ?? 0);
    sum.margin.add(marginOf(outcome, seat, this.sideOf));
    if (!winners.includes(seat)) return;
    const sides = new Set(winners.map(this.sideOf)).size;
    sum.wins++;
    if (sides > 1) sum.shared++;
    sum.shares += 1 / sides;
  }
}

function sumOf(sums: Map<string, Sum>, id: string): Sum {
  const sum = sums.get(id) ?? {
    played: 0,
    wins: 0,
    shared: 0,
    shares: 0,
    hasMet: false,
    score: new Average(),
    margin: new Average(),
  };
  sums.set(id, sum);
  return sum;
}

function scoreOf(id: string, sum: Sum): Score {
  const { played, wins, shared, shares } = sum;
  const score = sum.score.result();
  const margin = sum.margin.result();
  const figures = { id, played, wins, shared, share: shares / played };
  if (!sum.hasMet) return { ...figures, score: { mean: score.mean }, margin: { mean: margin.mean } };
  return { ...figures, interval: wilson(shares, played), score, margin };
}
