import { idOf } from '../../map.ts';
import { nextVictims } from '../../operations/cubes.ts';
import { type Mind, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** Always, first where a Coalition cube goes. */
function bombs(mind: Mind): string {
  const open = offered(mind);
  const top = best(open, (space) => nextVictims(mind.state, space).includes('coalition-troops'));
  return open.length === 0 ? 'done' : idOf(random(mind, top));
}

/** 23 Roadside IEDs. */
export const roadsideIeds: Instruction = { lasting: { 'ask.bombs': bombs } };
