/** What an Assault or Air Strike would remove: Taliban before Warlords, Bases after the last guerrilla. */
import { type Insurgent, INSURGENTS } from '../forces.ts';
import type { Space } from '../map.ts';
import { active, bases, type State, underground } from '../state.ts';

export interface Loss {
  talibanBases: number;
  talibanGuerrillas: number;
  warlordsBases: number;
  warlordsGuerrillas: number;
}

export const totalOf = (loss: Loss): number =>
  loss.talibanBases + loss.talibanGuerrillas + loss.warlordsBases + loss.warlordsGuerrillas;
export const basesOf = (loss: Loss): number => loss.talibanBases + loss.warlordsBases;
export const guerrillasOf = (loss: Loss): number => loss.talibanGuerrillas + loss.warlordsGuerrillas;
export const talibanOf = (loss: Loss): number => loss.talibanBases + loss.talibanGuerrillas;

function hit(
  state: State,
  space: Space,
  faction: Insurgent,
  strength: number,
): { guerrillas: number; bases: number } {
  const guerrillas = Math.min(strength, active(state, space, faction));
  const isBare = underground(state, space, faction) === 0 && guerrillas === active(state, space, faction);
  return { guerrillas, bases: isBare ? Math.min(strength - guerrillas, bases(state, space, faction)) : 0 };
}

export function lossOf(state: State, space: Space, strength: number): Loss {
  let left = strength;
  const found = INSURGENTS.map((faction) => {
    const one = hit(state, space, faction, left);
    left -= one.guerrillas + one.bases;
    return one;
  });
  const [taliban, warlords] = found;
  return {
    talibanBases: taliban?.bases ?? 0,
    talibanGuerrillas: taliban?.guerrillas ?? 0,
    warlordsBases: warlords?.bases ?? 0,
    warlordsGuerrillas: warlords?.guerrillas ?? 0,
  };
}

/** Guerrillas of each Insurgent that so many cubes would find. */
export function foundBy(state: State, space: Space, strength: number): { taliban: number; warlords: number } {
  const taliban = Math.min(strength, underground(state, space, 'taliban'));
  return { taliban, warlords: Math.min(strength - taliban, underground(state, space, 'warlords')) };
}
