import { AS_USUAL, type Instruction } from './instruction.ts';

/** 57 Sandstorms. */
export const sandstorms: Instruction = AS_USUAL;
