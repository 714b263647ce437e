import { AS_USUAL, type Instruction } from './instruction.ts';

/** 6 US-Pakistan Talks. */
export const usPakistanTalks: Instruction = AS_USUAL;
