import { AS_USUAL, type Instruction } from './instruction.ts';

/** 8 SEAL Team 6. */
export const sealTeam6: Instruction = AS_USUAL;
