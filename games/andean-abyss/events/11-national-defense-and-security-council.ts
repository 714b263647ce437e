import { type CardEvent, lasting } from './rules.ts';

/** 11 National Defense & Security Council: Police in a Sweep (operations/sweep.ts). */
export const nationalDefenseAndSecurityCouncil: CardEvent = { unshaded: lasting, shaded: lasting };
