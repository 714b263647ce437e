/** H2 Supremacy. */
import { CAPABILITY } from '../components/capabilities.ts';
import { EMPIRES, type Empire } from '../components/empires.ts';
import type { Mode } from '../components/modes.ts';
import { isActive, type State, sum } from '../state.ts';

/** H2.1 The units an empire has of a mode; cards 124 to 126 count double where supremacy is judged. */
export function unitsOf(state: State, empire: Empire, mode: Mode, isJudged: boolean): number {
  switch (mode) {
    case 'military':
      return sum(state.armies[empire]) * (isJudged && hasLegend(state, empire) ? 2 : 1);
    case 'economic':
      return sum(state.roads[empire]);
    case 'political':
      return cubes(state, empire, CAPABILITY.dynastyBuilding, isJudged, 'tribes');
    case 'intelligence':
      return cubes(state, empire, CAPABILITY.criticalIntelligence, isJudged, 'spies');
  }
}

/** Card 125: the armies of its owner's empire. */
function hasLegend(state: State, empire: Empire): boolean {
  return state.players.some(
    (player) => player.loyalty === empire && isActive(player, CAPABILITY.legendaryVictory),
  );
}

/** Cubes count for the empire their owner is loyal to, spies wherever they stand. */
function cubes(
  state: State,
  empire: Empire,
  doubling: typeof CAPABILITY.dynastyBuilding | typeof CAPABILITY.criticalIntelligence,
  isJudged: boolean,
  kind: 'tribes' | 'spies',
): number {
  let count = 0;
  for (const player of state.players) {
    if (player.loyalty !== empire) continue;
    const own = kind === 'spies' ? player.spies : sum(player.tribes);
    count += isJudged && isActive(player, doubling) ? own * 2 : own;
  }
  return count;
}

const KINDS: readonly Mode[] = ['military', 'economic', 'political', 'intelligence'];

/** Whether an empire has an army, a road, a tribe and a spy. */
export const hasAllKinds = (state: State, empire: Empire): boolean =>
  KINDS.every((mode) => unitsOf(state, empire, mode, false) > 0);

/** K5 The Ottoman Empire, in whatever mode. */
const OTTOMAN_UNITS = 4;

/** H2.1 What an empire's units of the regime's mode must exceed; alone the Ottoman Empire adds its own. */
export function othersOf(state: State, empire: Empire): number {
  let others = state.variants.solo ? OTTOMAN_UNITS : 0;
  for (const other of EMPIRES) if (other !== empire) others += unitsOf(state, other, state.regime, true);
  return others;
}

/** H2.1 More units of the regime's mode than the others together, and at least one of every kind. */
export function supremeEmpire(state: State): Empire | null {
  for (const empire of EMPIRES)
    if (unitsOf(state, empire, state.regime, true) > othersOf(state, empire) && hasAllKinds(state, empire))
      return empire;
  return null;
}
