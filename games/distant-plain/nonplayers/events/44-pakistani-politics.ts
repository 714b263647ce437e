import { AS_USUAL, type Instruction } from './instruction.ts';

/** 44 Pakistani Politics. */
export const pakistaniPolitics: Instruction = AS_USUAL;
