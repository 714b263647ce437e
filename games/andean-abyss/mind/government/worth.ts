/** What things are worth to the Government's staff. */
import { factionOf, type Insurgent, INSURGENTS, isBase } from '../../forces.ts';
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
import { type Outlook, setback } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What a space costs in nearly all Operations, and what a Resource is worth. */
export const SPACE_COST = 3;
export const spaceCost = (outlook: Outlook): number => SPACE_COST * outlook.resource;

/** Removing one piece. */
export function pieceWorth(outlook: Outlook, id: PieceId): number {
  const { kind, load } = pieceOf(id);
  const faction = factionOf(kind);
  if (faction === 'government') return -1;
  return isBase(kind) ? outlook.base[faction] : WEIGHTS.guerrilla[faction] + load * WEIGHTS.shipment;
}

/** Guerrillas among people who are not yet lost, or on a LoC, do their harm by Terror. */
export function mischief(state: State, space: Space): number {
  if (isLoc(space)) return WEIGHTS.amongPeople;
  return level(state, space) > -2 ? WEIGHTS.amongPeople * populationOf(space) : 0;
}

/** What an Assault of that strength would remove from a faction here. */
function spoils(
  { state, base }: Outlook,
  space: Space,
  faction: Insurgent,
  strength: number,
): { worth: number; used: number } {
  const shown = active(state, space, faction);
  const exposed = Math.min(strength, shown);
  const isBare = underground(state, space, faction) === 0 && exposed === shown;
  const razed = isBare ? Math.min(strength - exposed, bases(state, space, faction)) : 0;
  const drugs = exposed + razed > 0 ? shipmentsHeld(state, space, faction) * WEIGHTS.shipment : 0;
  const fighters = exposed * (WEIGHTS.guerrilla[faction] + mischief(state, space));
  return { worth: fighters + razed * base[faction] + drugs, used: exposed + razed };
}

/** What an Assault here is worth now. */
export function assaultWorth(outlook: Outlook, space: Space): number {
  const { state, order } = outlook;
  if (!mayAssault(state, space)) return 0;
  let left = assaultStrength(state, space);
  let worth = 0;
  for (const faction of order) {
    if (faction === state.shielded) continue;
    const found = spoils(outlook, space, faction, left);
    left -= found.used;
    worth += found.worth;
  }
  return worth;
}

/** Enemy pieces here, by what they are worth. */
export function enemyWorth({ state, base }: Outlook, space: Space): number {
  let worth = 0;
  for (const faction of INSURGENTS)
    worth +=
      guerrillas(state, space, faction) * WEIGHTS.guerrilla[faction] +
      bases(state, space, faction) * Math.max(0, base[faction]);
  return worth;
}

/** One level toward Active Support here. */
export function levelWorth(outlook: Outlook, space: Space): number {
  const people = populationOf(space);
  if (level(outlook.state, space) >= 0) return people;
  return WEIGHTS.opposition * people + setback(outlook, 'farc', people);
}

/** One level here for each step it takes; Terror is in the way (6.4.1). */
export function civicWorth(outlook: Outlook, space: Space): number {
  const { state } = outlook;
  if (isLoc(space) || level(state, space) === 2) return 0;
  return levelWorth(outlook, space) / (terror(state, space) + 1);
}

/** Levels to be gained here, by population. */
export const hopes = (state: State, space: Space): number => populationOf(space) * (2 - level(state, space));

const callOf = (outlook: Outlook, space: Space): number =>
  enemyWorth(outlook, space) + hopes(outlook.state, space) * WEIGHTS.nearby;

/** Enemies and people to be won, here and beside. */
export function calls(outlook: Outlook, space: Space): number {
  let sum = callOf(outlook, space);
  for (const one of adjacent(outlook.state, space)) sum += callOf(outlook, one);
  return sum;
}

/** Troops that can leave a space without giving it up. */
export function spareTroops(state: State, space: Space): number {
  const free = troops(state, space) - garrisonOf(state, space);
  return Math.max(0, Math.min(unmoved(state, space, 'troops'), free));
}

/** Troops that stay for the people here. */
const garrisonOf = (state: State, space: Space): number =>
  level(state, space) >= 0 ? Math.ceil(populationOf(space) * WEIGHTS.garrison) : 0;
