import { AS_USUAL, type Instruction } from './instruction.ts';

/** 39 Trilateral Summit. */
export const trilateralSummit: Instruction = AS_USUAL;
