import { isNonPlayer } from '../../state.ts';
import type { Instruction } from './instruction.ts';

/** 4 #2 Is Dead: the Warlords execute it only for Taliban who are a non-player. */
export const numberTwoIsDead: Instruction = {
  refuses: (state, faction) => faction === 'warlords' && !isNonPlayer(state, 'taliban'),
};
