import { anywhere } from './anywhere.ts';
import type { Instruction } from './instruction.ts';

/** 2 Predators: the guerrilla is always placed, in a random space that was struck. */
export const predators: Instruction = { lasting: { 'ask.air-strike.stir': anywhere } };
