/** What an action comes to, gathered from the lines of the journal. */
import type { Digest } from '@sandtable/engine';

const AS_TOLD = [
  'log.muster',
  'log.prepare',
  'log.reinforce',
  'log.maneuver',
  'log.artillery',
  'log.attack',
  'log.air',
  'log.regroup',
  'log.free',
  'log.extra',
  'log.reacts',
  'log.destroyed',
  'log.secured',
  'log.control',
] as const;

export const digest: Digest = {
  ...Object.fromEntries(AS_TOLD.map((key) => [key, {}])),
  'log.arrives': { as: 'digest.arrives', list: ['force', 'forces'] },
  'log.hits': { as: 'digest.hits', by: ['force'], sum: ['hits'], last: ['total'] },
  'log.superiority': { as: 'digest.superiority', by: ['team'], last: ['own', 'enemy'] },
};
