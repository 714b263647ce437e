import { AS_USUAL, type Instruction } from './instruction.ts';

/** 24 US-Taliban Talks. */
export const usTalibanTalks: Instruction = AS_USUAL;
