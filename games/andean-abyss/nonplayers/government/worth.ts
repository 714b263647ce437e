/** What things are worth to the Government's staff. */
import { ACTIVE, BASE, factionOf, type Insurgent, INSURGENTS, isBase, isGuerrilla } from '../../forces.ts';
import { isLoc, populationOf, type Space } from '../../map.ts';
import { assaultStrength, mayAssault } from '../../operations/assault.ts';
import { type PieceId, pieceOf, shipmentsHeld } from '../../shipments.ts';
import {
  active,
  adjacent,
  bases,
  guerrillas,
  level,
  type State,
  terror,
  troops,
  underground,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { margin } from '../../victory.ts';

/** The nearer a faction is to its condition, the more its pieces matter. */
export const threat = (state: State, faction: Insurgent): number =>
  1 + Math.max(0, margin(state, faction) + 8) / 4;

const BASE_WORTH = 3;
const SHIPMENT_WORTH = 2;

/** Removing one piece. */
export function pieceWorth(state: State, id: PieceId): number {
  const { kind, load } = pieceOf(id);
  const faction = factionOf(kind);
  if (faction === 'government') return -1;
  const own = isBase(kind) ? BASE_WORTH : 1;
  return threat(state, faction) * own + (isGuerrilla(kind) ? load * SHIPMENT_WORTH : 0);
}

/** What an Assault of that strength would remove from a faction here. */
function spoils(
  state: State,
  space: Space,
  faction: Insurgent,
  strength: number,
): { worth: number; used: number } {
  const exposed = Math.min(strength, active(state, space, faction));
  const isBare = underground(state, space, faction) === 0 && exposed === active(state, space, faction);
  const razed = isBare ? Math.min(strength - exposed, bases(state, space, faction)) : 0;
  const worth = exposed * pieceWorth(state, ACTIVE[faction]) + razed * pieceWorth(state, BASE[faction]);
  return { worth, used: exposed + razed };
}

/** What an Assault here is worth now. */
export function assaultWorth(state: State, space: Space, strength = assaultStrength(state, space)): number {
  if (!mayAssault(state, space)) return 0;
  let left = strength;
  let worth = 0;
  for (const faction of INSURGENTS.toSorted((a, b) => threat(state, b) - threat(state, a))) {
    if (faction === state.shielded) continue;
    const found = spoils(state, space, faction, left);
    left -= found.used;
    worth += found.worth + (found.used > 0 ? shipmentsHeld(state, space, faction) * SHIPMENT_WORTH : 0);
  }
  return worth;
}

/** Enemy pieces here, by what they are worth. */
export function enemyWorth(state: State, space: Space): number {
  let worth = 0;
  for (const faction of INSURGENTS)
    worth +=
      guerrillas(state, space, faction) * threat(state, faction) +
      bases(state, space, faction) * BASE_WORTH * threat(state, faction);
  return worth;
}

/** FARC and others beside a space. */
export const pressure = (state: State, space: Space): number =>
  adjacent(state, space).reduce((sum, beside) => sum + enemyWorth(state, beside), enemyWorth(state, space));

/** Levels to gain here, by population, for each Resource step it takes. */
export function civicWorth(state: State, space: Space): number {
  if (isLoc(space) || level(state, space) === 2) return 0;
  return populationOf(space) / (terror(state, space) + 1);
}

/** Troops that can leave a space without giving it up. */
export function spareTroops(state: State, space: Space): number {
  const keeps = populationOf(space) > 0 && level(state, space) >= 0 ? 1 : 0;
  return Math.max(0, Math.min(unmoved(state, space, 'troops'), troops(state, space) - keeps));
}
