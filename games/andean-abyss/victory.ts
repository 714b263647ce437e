/** Victory (7.0). */
import { ranking } from '@sandtable/coin';
import type { Result } from '@sandtable/engine';
import { type Faction, FACTIONS } from './forces.ts';
import { type Andes, basesOnMap, oppositionPlusBases, type State, totalSupport } from './state.ts';
import { say } from './text/say.ts';

/** 7.2 What must be exceeded; the AUC's Bases must exceed FARC's. */
export const GOALS = { support: 60, opposition: 25, cartelsBases: 10, cartelsResources: 40 } as const;

/** 7.3 How far a faction is past its condition, or short of it. Above zero means it is met (7.2). */
export function margin(state: State, faction: Faction): number {
  switch (faction) {
    case 'government':
      return totalSupport(state) - GOALS.support;
    case 'farc':
      return oppositionPlusBases(state) - GOALS.opposition;
    case 'auc':
      return basesOnMap(state, 'auc') - basesOnMap(state, 'farc');
    case 'cartels':
      return Math.min(
        basesOnMap(state, 'cartels') - GOALS.cartelsBases,
        state.resources.cartels - GOALS.cartelsResources,
      );
  }
}

const RANKING = ranking<Andes>({
  factions: FACTIONS,
  margin,
  // 7.1 Ties go to non-players, then Cartels, AUC, FARC and the Government.
  ties: ['cartels', 'auc', 'farc', 'government'],
  rules: { victory: '7.2', final: '7.3', nonPlayer: '7.1' },
});
export const { partners } = RANKING;

/** 8.8 The Government alone against non-players. */
export const isSolo = (state: State): boolean => state.variants.nonPlayers.length === FACTIONS.length - 1;

/** 6.1 Whether somebody's success ends the game now: all factions of a player must meet their conditions (1.5). */
export const somebodyWins = (state: State): boolean =>
  FACTIONS.some(
    (faction) => !(faction === 'government' && isSolo(state)) && RANKING.succeeds(state, faction),
  );

/** The result, once the game is over. */
export function resultOf(state: State): Result | undefined {
  const { stage } = state;
  if (stage.kind !== 'over') return undefined;
  const result = RANKING.ranked(state, stage.by);
  return isSolo(state) && result.reason.key !== 'over.non-player' ? soloResult(state, result) : result;
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

function soloResult(state: State, { standings }: Result): Result {
  const score = soloScore(state);
  return {
    winners: score > 0 ? ['government'] : [],
    standings,
    reason: say(`over.solo.${soloLevel(score)}`, '8.8', { score }),
  };
}
