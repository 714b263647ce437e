/** Who came where: margins, players with several factions, and non-players that win over everybody. */
import type { Result, Standing } from '@sandtable/engine';
import { byName } from './by-name.ts';
import { isNonPlayer } from './non-player.ts';
import { say } from './text/say.ts';
import type { CoinState, Volume } from './volume.ts';

export interface RankingFacts<V extends Volume<V>> {
  readonly factions: readonly V['faction'][];
  /** How far a faction is past its condition, or short of it. Above zero means it is met. */
  readonly margin: (state: V['state'], faction: V['faction']) => number;
  /** To whom ties go, after non-players. */
  readonly ties: readonly V['faction'][];
  readonly rules: {
    /** A success during the game, the comparison at its end, and a non-player's success. */
    readonly victory: string;
    readonly final: string;
    readonly nonPlayer: string;
  };
}

export interface Ranking<V extends Volume<V>> {
  /** The factions that decide together with this one. */
  readonly partners: (state: V['state'], faction: V['faction']) => readonly V['faction'][];
  /** Whether all factions of its player meet their conditions. */
  readonly succeeds: (state: V['state'], faction: V['faction']) => boolean;
  /** Who came where. Factions of one player share their place. */
  readonly placesOf: (state: V['state']) => Standing[];
  /** The end of a game at a check, or after its final Round: a non-player's success is everybody's defeat. */
  readonly ranked: (state: V['state'], by: 'victory' | 'final') => Result;
}

export function ranking<V extends Volume<V>>(facts: RankingFacts<V>): Ranking<V> {
  type State = V['state'];
  type Faction = V['faction'];
  const { factions, margin, ties, rules } = facts;

  const partners = ({ variants }: CoinState<V>, faction: Faction): readonly Faction[] =>
    variants.pairs.find((pair) => pair.includes(faction)) ?? [faction];

  type Margins = (faction: Faction) => number;

  /** A player with several factions is judged by the one that stands worst. */
  function judged(state: State, marginOf: Margins, faction: Faction): Faction {
    const worse = (a: Faction, b: Faction): Faction => (marginOf(b) < marginOf(a) ? b : a);
    return partners(state, faction).reduce(worse);
  }

  function isBefore(state: State, marginOf: Margins, a: Faction, b: Faction): boolean {
    const [first, second] = [judged(state, marginOf, a), judged(state, marginOf, b)];
    const difference = marginOf(first) - marginOf(second);
    if (difference !== 0) return difference > 0;
    const isNonPlayerFirst = isNonPlayer<Faction>(state, first);
    if (isNonPlayerFirst !== isNonPlayer<Faction>(state, second)) return isNonPlayerFirst;
    return ties.indexOf(first) < ties.indexOf(second);
  }

  function placesOf(state: State): Standing[] {
    const marginOf = byName(factions, (faction) => margin(state, faction));
    const places = factions.map((seat): Standing => {
      const better = factions.filter(
        (other) => !partners(state, seat).includes(other) && isBefore(state, marginOf, other, seat),
      );
      const ahead = new Set(better.map((other) => partners(state, other)[0]));
      return { seat, rank: ahead.size + 1, score: marginOf(judged(state, marginOf, seat)) };
    });
    return places.toSorted((a, b) => a.rank - b.rank);
  }

  /** Everybody else has lost alike, whatever the margins. */
  function allLose(places: readonly Standing[], winners: readonly string[]): Result {
    const rankOf = (seat: string): number => (winners.includes(seat) ? 1 : winners.length + 1);
    const standings = places
      .map(({ seat, score }) => ({ seat, rank: rankOf(seat), score }))
      .toSorted((a, b) => a.rank - b.rank);
    return { winners, standings, reason: say('over.non-player', rules.nonPlayer, { factions: winners }) };
  }

  return {
    partners,
    succeeds: (state, faction) => partners(state, faction).every((one) => margin(state, one) > 0),
    placesOf,
    ranked(state, by) {
      const places = placesOf(state);
      const { nonPlayers } = (state as CoinState<V>).variants;
      const triumphant = nonPlayers.filter((faction) => margin(state, faction) > 0);
      if (by === 'victory' && triumphant.length > 0) return allLose(places, triumphant);
      const winners = places.filter((standing) => standing.rank === 1).map((standing) => standing.seat);
      const reason =
        by === 'victory'
          ? say('over.victory', rules.victory, { factions: winners })
          : say('over.final', rules.final, { factions: winners });
      return { winners, standings: places, reason };
    },
  };
}

/** Nearer to one's condition than the others is better; far ahead is as good as won. */
export function appraisal<S, F extends string>(
  factions: readonly F[],
  margin: (state: S, faction: F) => number,
): (state: S, seat: string) => number {
  const slope = 8;
  return (state, seat) => {
    let own = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const faction of factions) {
      const here = margin(state, faction);
      if (faction === seat) own = here;
      else best = Math.max(best, here);
    }
    return 1 / (1 + Math.exp((best - own) / slope));
  };
}
