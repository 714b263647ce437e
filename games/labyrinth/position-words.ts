/** The words of a position file. */
export const GOVERNANCE_WORDS = ['unmarked', 'good', 'fair', 'poor', 'islamist-rule'] as const;
export const ALIGNMENT_WORDS = ['none', 'ally', 'neutral', 'adversary'] as const;
export const POSTURE_WORDS = ['unmarked', 'soft', 'hard'] as const;
/** Between which steps a position lies. */
export const STAGES = ['cards', 'plots', 'end-of-turn'] as const;
