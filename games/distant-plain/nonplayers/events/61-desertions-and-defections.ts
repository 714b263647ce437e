import { AS_USUAL, type Instruction } from './instruction.ts';

/** 61 Desertions & Defections. */
export const desertionsAndDefections: Instruction = AS_USUAL;
