import { AS_USUAL, type Instruction } from './instruction.ts';

/** 21 Operation Iraqi Freedom. */
export const operationIraqiFreedom: Instruction = AS_USUAL;
