import { anywhere } from './anywhere.ts';
import type { Instruction } from './instruction.ts';

/** 11 Strategic Release. */
export const strategicRelease: Instruction = { lasting: { 'ask.rally.more': anywhere } };
