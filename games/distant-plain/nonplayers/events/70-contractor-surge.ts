import { AS_USUAL, type Instruction } from './instruction.ts';

/** 70 Contractor Surge. */
export const contractorSurge: Instruction = AS_USUAL;
