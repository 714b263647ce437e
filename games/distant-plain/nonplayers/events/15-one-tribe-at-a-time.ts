import { AS_USUAL, type Instruction } from './instruction.ts';

/** 15 One Tribe at a Time. */
export const oneTribeAtATime: Instruction = AS_USUAL;
