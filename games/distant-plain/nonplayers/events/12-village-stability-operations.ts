import { AS_USUAL, type Instruction } from './instruction.ts';

/** 12 Village Stability Operations. */
export const villageStabilityOperations: Instruction = AS_USUAL;
