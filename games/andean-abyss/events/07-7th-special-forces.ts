import type { CardEvent } from './rules.ts';

/** 7 7th Special Forces: repairs, or more Sabotage, in the Control Phase (propaganda/control.ts). */
export const seventhSpecialForces: CardEvent = {
  unshaded: [{ lasting: 'control-phase-repairs' }],
  shaded: [{ lasting: 'sabotage-on-a-par' }],
};
