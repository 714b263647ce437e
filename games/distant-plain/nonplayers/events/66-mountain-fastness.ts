import type { Mind } from '../mind.ts';
import type { Instruction } from './instruction.ts';

/** The branch for itself, with a Base if possible. */
function ownBranch({ faction, options }: Mind): string | undefined {
  const own = faction === 'warlords' ? ['2', '3'] : ['0', '1'];
  return own.find((branch) => options.includes(branch));
}

/** 66 Mountain Fastness. */
export const mountainFastness: Instruction = { answers: { 'ask.event.option': ownBranch } };
