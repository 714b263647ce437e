import type { Instruction } from './instruction.ts';
import { isWarlordsAtSponsorship } from './sponsorship.ts';

/** 8 SEAL Team 6. */
export const sealTeam6: Instruction = { isIdle: isWarlordsAtSponsorship };
