import { AS_USUAL, type Instruction } from './instruction.ts';

/** 28 Karzai to Islamabad. */
export const karzaiToIslamabad: Instruction = AS_USUAL;
