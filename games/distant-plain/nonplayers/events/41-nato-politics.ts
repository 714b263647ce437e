import { AS_USUAL, type Instruction } from './instruction.ts';

/** 41 NATO Politics. */
export const natoPolitics: Instruction = AS_USUAL;
