import { AS_USUAL, type Instruction } from './instruction.ts';

/** 30 Urban Specialists. */
export const urbanSpecialists: Instruction = AS_USUAL;
