import type { Instruction } from './instruction.ts';

/** 59 Local Truce: not by the Warlords while the Government has no Resources. */
export const localTruce: Instruction = {
  refuses: (state, faction) => faction === 'warlords' && state.resources.government === 0,
};
