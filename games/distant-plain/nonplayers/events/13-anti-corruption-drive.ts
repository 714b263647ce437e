import { AS_USUAL, type Instruction } from './instruction.ts';

/** 13 Anti-Corruption Drive. */
export const antiCorruptionDrive: Instruction = AS_USUAL;
