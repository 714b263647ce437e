import { available } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { AS_USUAL, type Instruction } from './instruction.ts';

/** Police become Troops only while Troops are Available: nobody gives up cubes for nothing. */
export const commandos = ({ state }: Mind): string | undefined =>
  available(state, 'government-troops') === 0 ? 'done' : undefined;

/** 37 Afghan Commandos. */
export const afghanCommandos: Instruction = AS_USUAL;
