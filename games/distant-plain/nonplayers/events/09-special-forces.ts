import type { Instruction } from './instruction.ts';
import { isWarlordsAtSponsorship } from './sponsorship.ts';

/** 9 Special Forces. */
export const specialForces: Instruction = { isIdle: isWarlordsAtSponsorship };
