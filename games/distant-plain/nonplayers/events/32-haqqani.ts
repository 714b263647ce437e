import type { Instruction } from './instruction.ts';

/** 32 Haqqani: the branch for itself, with a Base if possible. */
export const haqqani: Instruction = {
  answers: { 'ask.event.option': ({ options }) => ['0', '1'].find((branch) => options.includes(branch)) },
};
