import { hostileCapabilities } from '../../instructions/now.ts';
import type { Mind } from '../mind.ts';
import { evenly } from '../selection.ts';
import { AS_USUAL, type Instruction } from './instruction.ts';

export function dropHostile(mind: Mind): string | undefined {
  const hostile = hostileCapabilities(mind.state, mind.faction).map((card) => `card:${card}`);
  const open = mind.options.filter((option) => hostile.includes(option));
  return open.length === 0 ? undefined : evenly(mind, open);
}

/** 67 Change in Tactics. */
export const changeInTactics: Instruction = AS_USUAL;
