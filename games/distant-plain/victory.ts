/** Victory (7.0). */
import { ranking } from '@sandtable/coin';
import type { Result } from '@sandtable/engine';
import { type Faction, FACTIONS } from './forces.ts';
import {
  availableCoalition,
  basesOnMap,
  type Plain,
  populationUnder,
  type State,
  totalOpposition,
  totalSupport,
} from './state.ts';
import { say } from './text/say.ts';
import { GOALS } from './tracks.ts';

/** 1.9 What the markers at the edge of the map show. */
export const supportPlusAvailable = (state: State): number => totalSupport(state) + availableCoalition(state);
export const oppositionPlusBases = (state: State): number =>
  totalOpposition(state) + basesOnMap(state, 'taliban');
export const controlPlusPatronage = (state: State): number =>
  populationUnder(state, 'coin') + state.patronage;
export const uncontrolled = (state: State): number => populationUnder(state, 'none');

/** 7.3 How far a faction is past its condition, or short of it, without Hidden Agendas. */
function plainMargin(state: State, faction: Faction): number {
  switch (faction) {
    case 'coalition':
      return supportPlusAvailable(state) - GOALS.coalition;
    case 'government':
      return controlPlusPatronage(state) - GOALS.government;
    case 'taliban':
      return oppositionPlusBases(state) - GOALS.taliban;
    case 'warlords':
      return Math.min(
        uncontrolled(state) - GOALS.warlords.population,
        state.resources.warlords - GOALS.warlords.resources,
      );
  }
}

/** 7.3 The same with every Hidden Agenda its player has shown. Above zero the condition is met (7.2). */
export function margin(state: State, faction: Faction): number {
  const held = state.deceptions[holderFor(state, faction)];
  if (held === undefined) return plainMargin(state, faction);
  const agendas = held.filter(({ marker, shown }) => marker === 'hidden-agenda' && shown).length;
  return plainMargin(state, faction) + agendas;
}

/** 7.3 A player's markers lie with the first of its factions. */
export const holderFor = (state: State, faction: Faction): Faction =>
  state.variants.pairs.find((pair) => pair.includes(faction))?.[0] ?? faction;

const TIES: readonly Faction[] = ['warlords', 'government', 'taliban', 'coalition'];

const RANKING = ranking<Plain>({
  factions: FACTIONS,
  margin,
  // 7.1 Ties go to non-players, then Warlords, Government, Taliban and the Coalition.
  ties: TIES,
  rules: { victory: '7.2', final: '7.3', nonPlayer: '7.1' },
});
export const { partners } = RANKING;

/** 8.9 The one player against three non-players; undefined in any other game. */
export function soloPlayer({ variants }: State): Faction | undefined {
  if (variants.nonPlayers.length !== FACTIONS.length - 1) return undefined;
  return FACTIONS.find((faction) => !variants.nonPlayers.includes(faction));
}

/** 8.9 How far the player is ahead of the best non-player, or behind. */
export const soloLead = (state: State, player: Faction): number =>
  margin(state, player) - Math.max(...state.variants.nonPlayers.map((faction) => margin(state, faction)));

/**
 * 6.1 Whether somebody's success ends the game now: all factions of a player must meet their conditions (1.5). 8.9 Alone
 * a player whose margin is below another's is lost, from the second Round on.
 */
export function somebodyWins(state: State): boolean {
  const player = soloPlayer(state);
  if (player !== undefined) return state.propagandas > 1 && soloLead(state, player) < 0;
  return FACTIONS.some((faction) => RANKING.succeeds(state, faction));
}

/** The result, once the game is over. */
export function resultOf(state: State): Result | undefined {
  const { stage } = state;
  if (stage.kind !== 'over') return undefined;
  const player = soloPlayer(state);
  return player === undefined ? RANKING.ranked(state, stage.by) : soloResult(state, player);
}

const LETTER = { coalition: 'C', government: 'G', taliban: 'T', warlords: 'W' } as const;
const STALEMATE = 5;

/** 8.9 The best of the non-players; ties go to the Warlords, then the Government. */
const bestNonPlayer = (state: State): Faction =>
  TIES.filter((faction) => state.variants.nonPlayers.includes(faction)).reduce((best, one) =>
    margin(state, one) > margin(state, best) ? one : best,
  );

/** 8.9 What is said at the end of a game alone. */
export function soloReason(state: State, player: Faction) {
  const lead = soloLead(state, player);
  if (lead <= 0) return `S.npWins.${LETTER[bestNonPlayer(state)]}` as const;
  if (lead <= STALEMATE) return 'S.stalemate' as const;
  return player === 'taliban' ? ('S.win.T' as const) : ('S.win.C' as const);
}

/** 8.9 The player wins only with the highest margin of all; otherwise the best non-player rules. */
function soloResult(state: State, player: Faction): Result {
  const winner = soloLead(state, player) > 0 ? player : bestNonPlayer(state);
  const standings = RANKING.placesOf(state)
    .map(({ seat, score }) => ({ seat, rank: seat === winner ? 1 : 2, score }))
    .toSorted((a, b) => a.rank - b.rank);
  return { winners: [winner], standings, reason: say(soloReason(state, player), '8.9') };
}
