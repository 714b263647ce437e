/** What a phase of a side comes to, gathered from the lines of the journal. */
import type { Digest } from '@sandtable/engine';

const AT = ['country', 'countries'] as const;
const AS_TOLD = [
  'log.turn-begins',
  'log.plays',
  'log.discarded',
  'log.event',
  'log.triggered',
  'log.automatic',
  'log.operation',
  'log.reassessment',
  'log.radicalizes',
  'log.woi',
  'log.regime-change',
  'log.revolution',
  'log.governance',
  'log.alignment',
  'log.posture',
  'log.besieged',
  'log.effect',
  'log.blocked',
  'log.resolves',
] as const;

export const digest: Digest = {
  ...Object.fromEntries(AS_TOLD.map((key) => [key, {}])),
  'log.cells-placed': { as: 'digest.cells', sum: ['count'], list: AT },
  'log.activated': { as: 'digest.activated', sum: ['count'], list: AT },
  'log.cell-removed': { as: 'digest.removed', list: AT },
  'log.travels': { as: 'digest.travels', list: ['to', 'countries'] },
  'log.plot-hidden': { as: 'digest.plots', list: AT },
  'log.plot': { as: 'digest.plots', list: AT },
  'log.prestige': { as: 'digest.prestige', sum: ['change'], last: ['now'] },
  'log.funding': { as: 'digest.funding', sum: ['change'], last: ['now'] },
};
