import { idOf } from '../../map.ts';
import { coalitionTroops } from '../../state.ts';
import { type Mind, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** Always, first where a Coalition cube goes. */
function bombs(mind: Mind): string {
  const open = offered(mind);
  const top = best(open, (space) => coalitionTroops(mind.state, space) > 0);
  return open.length === 0 ? 'done' : idOf(random(mind, top));
}

/** 23 Roadside IEDs. */
export const roadsideIeds: Instruction = { lasting: { 'ask.bombs': bombs } };
