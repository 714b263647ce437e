import type { Faction } from '../../forces.ts';
import { isNonPlayer } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { evenly } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** A player if possible, else anybody, never itself. */
function ineligible(mind: Mind): string {
  const others = mind.options.filter((option) => option !== mind.faction);
  const players = others.filter((option) => !isNonPlayer(mind.state, option as Faction));
  return evenly(mind, players.length > 0 ? players : others);
}

/** 55 Breaktime. */
export const breaktime: Instruction = { answers: { 'ask.event.faction': ineligible } };
