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

const RANKING = ranking<Plain>({
  factions: FACTIONS,
  margin,
  // 7.1 Ties go to non-players, then Warlords, Government, Taliban and the Coalition.
  ties: ['warlords', 'government', 'taliban', 'coalition'],
  rules: { victory: '7.2', final: '7.3', nonPlayer: '7.1' },
});
export const { partners } = RANKING;

/** 6.1 Whether somebody's success ends the game now: all factions of a player must meet their conditions (1.5). */
export const somebodyWins = (state: State): boolean =>
  FACTIONS.some((faction) => RANKING.succeeds(state, faction));

/** The result, once the game is over. */
export function resultOf(state: State): Result | undefined {
  const { stage } = state;
  return stage.kind === 'over' ? RANKING.ranked(state, stage.by) : undefined;
}
