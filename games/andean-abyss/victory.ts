/** Victory (7.0). */
import type { Result, Standing } from '@sandtable/engine';
import { type Faction, FACTIONS } from './forces.ts';
import { basesOnMap, isNonPlayer, oppositionPlusBases, type State, totalSupport } from './state.ts';
import { say } from './text/say.ts';

const SUPPORT = 60;
const OPPOSITION = 25;
const CARTELS_BASES = 10;
const CARTELS_RESOURCES = 40;

/** 7.3 How far a faction is past its condition, or short of it. Above zero means it is met (7.2). */
export function margin(state: State, faction: Faction): number {
  switch (faction) {
    case 'government':
      return totalSupport(state) - SUPPORT;
    case 'farc':
      return oppositionPlusBases(state) - OPPOSITION;
    case 'auc':
      return basesOnMap(state, 'auc') - basesOnMap(state, 'farc');
    case 'cartels':
      return Math.min(
        basesOnMap(state, 'cartels') - CARTELS_BASES,
        state.resources.cartels - CARTELS_RESOURCES,
      );
  }
}

/** 1.5 The factions that decide together with this one. */
export function partners(state: State, faction: Faction): readonly Faction[] {
  return state.variants.pairs.find((pair) => pair.includes(faction)) ?? [faction];
}

/** 8.8 The Government alone against non-players. */
export const isSolo = (state: State): boolean => state.variants.nonPlayers.length === FACTIONS.length - 1;

/** 6.1 Whether somebody's success ends the game now: all factions of a player must meet their conditions (1.5). */
export function somebodyWins(state: State): boolean {
  return FACTIONS.some((faction) => {
    if (faction === 'government' && isSolo(state)) return false;
    return partners(state, faction).every((one) => margin(state, one) > 0);
  });
}

/** 7.1 Ties go to non-players, then Cartels, AUC, FARC and the Government. */
const TIES: readonly Faction[] = ['cartels', 'auc', 'farc', 'government'];

/** 1.5 A player with two factions is judged by the one that stands worse. */
function judged(state: State, faction: Faction): Faction {
  const worse = (a: Faction, b: Faction): Faction => (margin(state, b) < margin(state, a) ? b : a);
  return partners(state, faction).reduce(worse);
}

function isBefore(state: State, a: Faction, b: Faction): boolean {
  const [first, second] = [judged(state, a), judged(state, b)];
  const difference = margin(state, first) - margin(state, second);
  if (difference !== 0) return difference > 0;
  const [npFirst, npSecond] = [isNonPlayer(state, first), isNonPlayer(state, second)];
  if (npFirst !== npSecond) return npFirst;
  return TIES.indexOf(first) < TIES.indexOf(second);
}

/** 7.1 Who came where. Factions of one player share their place. */
function placesOf(state: State): Standing[] {
  const ranked = FACTIONS.map((seat): Standing => {
    const better = FACTIONS.filter(
      (other) => !partners(state, seat).includes(other) && isBefore(state, other, seat),
    );
    const ahead = new Set(better.map((other) => partners(state, other)[0]));
    return { seat, rank: ahead.size + 1, score: margin(state, judged(state, seat)) };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank);
}

/** The non-players that met their conditions, at a check during the game (7.1). */
const triumphant = (state: State): Faction[] =>
  state.variants.nonPlayers.filter((faction) => margin(state, faction) > 0);

/** The result, once the game is over. */
export function resultOf(state: State): Result | undefined {
  if (state.stage.kind !== 'over') return undefined;
  const places = placesOf(state);
  if (state.stage.by === 'victory' && triumphant(state).length > 0) return allLose(state, places);
  if (isSolo(state)) return soloResult(state, places);
  const winners = places.filter((standing) => standing.rank === 1).map((standing) => standing.seat);
  const reason =
    state.stage.by === 'victory'
      ? say('over.victory', '7.2', { factions: winners })
      : say('over.final', '7.3', { factions: winners });
  return { winners, standings: places, reason };
}

/** 7.1 A non-player has won: everybody else has lost alike, whatever the margins. */
function allLose(state: State, places: readonly Standing[]): Result {
  const winners: readonly string[] = triumphant(state);
  const rankOf = (seat: string): number => (winners.includes(seat) ? 1 : winners.length + 1);
  const standings = places
    .map(({ seat, score }) => ({ seat, rank: rankOf(seat), score }))
    .toSorted((a, b) => a.rank - b.rank);
  return { winners, standings, reason: say('over.non-player', '7.1', { factions: winners }) };
}

/** 8.8 The four levels of the game alone. */
export type SoloLevel = 'failure' | 'stalemate' | 'progress' | 'victory';

export function soloScore(state: State): number {
  const best = Math.max(...state.variants.nonPlayers.map((faction) => margin(state, faction)));
  return margin(state, 'government') - best;
}

export function soloLevel(score: number): SoloLevel {
  if (score <= 0) return 'failure';
  if (score <= 3) return 'stalemate';
  return score <= 8 ? 'progress' : 'victory';
}

function soloResult(state: State, places: readonly Standing[]): Result {
  const score = soloScore(state);
  return {
    winners: score > 0 ? ['government'] : [],
    standings: places,
    reason: say(`over.solo.${soloLevel(score)}`, '8.8', { score }),
  };
}
