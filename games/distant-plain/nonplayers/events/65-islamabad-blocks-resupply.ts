import { AS_USUAL, type Instruction } from './instruction.ts';

/** 65 Islamabad Blocks Resupply. */
export const islamabadBlocksResupply: Instruction = AS_USUAL;
