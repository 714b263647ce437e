import { because, type Mind } from '../mind.ts';
import type { Instruction } from './instruction.ts';

const HIGHEST = 4;

/** 8.7.1 Stopped on a 1 to 4. */
function cancel(mind: Mind): string {
  const roll = mind.dice.roll(6);
  because(mind, roll <= HIGHEST ? 'MANPADS.block' : 'MANPADS.pass', { roll });
  return roll <= HIGHEST ? 'yes' : 'no';
}

/** 26 MANPADS Scare. */
export const manpadsScare: Instruction = { lasting: { 'ask.cancel': cancel } };
