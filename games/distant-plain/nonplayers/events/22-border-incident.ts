import { AS_USUAL, type Instruction } from './instruction.ts';

/** 22 Border Incident. */
export const borderIncident: Instruction = AS_USUAL;
