import { AS_USUAL, type Instruction } from './instruction.ts';

/** 20 Errant Air Strike. */
export const errantAirStrike: Instruction = AS_USUAL;
