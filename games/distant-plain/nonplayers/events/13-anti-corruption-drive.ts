import type { Instruction } from './instruction.ts';

/** 13 Anti-Corruption Drive: never by the Warlords. */
export const antiCorruptionDrive: Instruction = {
  refuses: (_state, faction) => faction === 'warlords',
};
