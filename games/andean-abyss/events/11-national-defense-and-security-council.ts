import type { CardEvent } from './rules.ts';

/** 11 National Defense & Security Council: Police in a Sweep (operations/sweep.ts). */
export const nationalDefenseAndSecurityCouncil: CardEvent = {
  unshaded: [{ lasting: 'sweep-moves-police' }],
  shaded: [{ lasting: 'sweep-counts-one-kind' }],
};
