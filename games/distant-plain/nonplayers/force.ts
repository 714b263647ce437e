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

/** What so many pieces of force reach of a faction, after some of its guerrillas have been turned Active. */
function hit(
  state: State,
  space: Space,
  faction: Insurgent,
  strength: number,
  shown: number,
): { guerrillas: number; bases: number } {
  const hidden = underground(state, space, faction);
  const open = active(state, space, faction) + Math.min(shown, hidden);
  const guerrillas = Math.min(strength, open);
  const isBare = hidden <= shown && guerrillas === open;
  return { guerrillas, bases: isBare ? Math.min(strength - guerrillas, bases(state, space, faction)) : 0 };
}

/** The Insurgent whose guerrillas Find Fix Finish turns Active: Taliban, else Warlords. */
export const shownFirst = (state: State, space: Space): Insurgent | undefined =>
  INSURGENTS.find((faction) => underground(state, space, faction) > 0);

/** With so many guerrillas of one faction turned Active before. */
export function lossOf(state: State, space: Space, strength: number, shown = 0): Loss {
  const first = shown > 0 ? shownFirst(state, space) : undefined;
  const taliban = hit(state, space, 'taliban', strength, first === 'taliban' ? shown : 0);
  const left = strength - taliban.guerrillas - taliban.bases;
  const warlords = hit(state, space, 'warlords', left, first === 'warlords' ? shown : 0);
  return {
    talibanBases: taliban.bases,
    talibanGuerrillas: taliban.guerrillas,
    warlordsBases: warlords.bases,
    warlordsGuerrillas: warlords.guerrillas,
  };
}

/** Guerrillas of each Insurgent that so many cubes would find. */
export function foundBy(state: State, space: Space, strength: number): { taliban: number; warlords: number } {
  const taliban = Math.min(strength, underground(state, space, 'taliban'));
  return { taliban, warlords: Math.min(strength - taliban, underground(state, space, 'warlords')) };
}
