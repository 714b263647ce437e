import type { Instruction } from './instruction.ts';
import { isWarlordsAtSponsorship } from './sponsorship.ts';

/** 6 US-Pakistan Talks. */
export const usPakistanTalks: Instruction = { isIdle: isWarlordsAtSponsorship };
