import type { ActionKind } from './card-set.ts';

/**
 * The figures of the 90 action cards. Only the total, the maneuver modifiers marked as printed and the sum of
 * COMBINED ARMS, COVER FIRE and SCREENING FORCE (5) are known; the rest is reconstructed (D51).
 */
export const ACTION_KINDS: readonly ActionKind[] = [
  { id: 'assault', copies: 4, maneuverModifier: 2, reinforcement: 1, known: [] },
  { id: 'barrage', copies: 6, maneuverModifier: 2, reinforcement: 2, known: [] },
  { id: 'cannon', copies: 6, maneuverModifier: 2, reinforcement: 2, known: ['maneuverModifier'] },
  { id: 'close-air-support', copies: 3, maneuverModifier: 1, reinforcement: 1, known: [] },
  { id: 'combined-arms', copies: 6, maneuverModifier: 1, reinforcement: 1, known: [] },
  { id: 'counter-fire', copies: 3, maneuverModifier: 3, reinforcement: 3, known: [] },
  { id: 'cover', copies: 6, maneuverModifier: 4, reinforcement: 1, known: ['maneuverModifier'] },
  { id: 'cover-fire', copies: 6, maneuverModifier: 2, reinforcement: 2, known: [] },
  { id: 'engineers', copies: 4, maneuverModifier: 2, reinforcement: 3, known: [] },
  { id: 'minefield', copies: 3, maneuverModifier: 3, reinforcement: 3, known: [] },
  { id: 'missile', copies: 6, maneuverModifier: 2, reinforcement: 2, known: [] },
  { id: 'overrun', copies: 3, maneuverModifier: 3, reinforcement: 3, known: [] },
  { id: 'overwatch', copies: 6, maneuverModifier: 2, reinforcement: 2, known: [] },
  { id: 'pull-back', copies: 4, maneuverModifier: 3, reinforcement: 2, known: [] },
  { id: 'raid', copies: 4, maneuverModifier: 3, reinforcement: 2, known: [] },
  { id: 'reaction-force', copies: 4, maneuverModifier: 2, reinforcement: 1, known: [] },
  { id: 'recon-drone', copies: 3, maneuverModifier: 3, reinforcement: 3, known: [] },
  { id: 'regroup', copies: 4, maneuverModifier: 1, reinforcement: 2, known: [] },
  { id: 'screening-force', copies: 3, maneuverModifier: 3, reinforcement: 2, known: [] },
  { id: 'small-arms', copies: 6, maneuverModifier: 3, reinforcement: 2, known: ['maneuverModifier'] },
];
