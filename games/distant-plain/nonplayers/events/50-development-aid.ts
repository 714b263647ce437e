import { AS_USUAL, type Instruction } from './instruction.ts';

/** 50 Development Aid. */
export const developmentAid: Instruction = AS_USUAL;
