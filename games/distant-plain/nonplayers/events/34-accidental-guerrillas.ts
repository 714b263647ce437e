import { idOf } from '../../map.ts';
import { underground } from '../../state.ts';
import { type Mind, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** Always, first where nobody is Underground. */
function accidental(mind: Mind): string {
  const open = offered(mind);
  const top = best(open, (space) => underground(mind.state, space, 'taliban') === 0);
  return open.length === 0 ? 'done' : idOf(random(mind, top));
}

/** 34 Accidental Guerrillas. */
export const accidentalGuerrillas: Instruction = { lasting: { 'ask.assault.guerrillas': accidental } };
