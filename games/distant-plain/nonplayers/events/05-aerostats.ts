import { AS_USUAL, type Instruction } from './instruction.ts';

/** 5 Aerostats. */
export const aerostats: Instruction = AS_USUAL;
