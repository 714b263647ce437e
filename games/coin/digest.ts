/** What a faction's turn comes to, gathered from the lines of the journal. */
import type { Digest } from '@sandtable/engine';

const AT = ['space', 'spaces'] as const;

export const digest: Digest = {
  'log.operation': {},
  'log.limited': {},
  'log.activity': {},
  'log.event': {},
  'log.event.dual': {},
  'log.pass': {},
  'log.propaganda': {},
  'log.gift': {},
  'log.placed': { as: 'digest.placed', by: ['kind'], sum: ['count'], list: AT },
  'log.removed': { as: 'digest.removed', by: ['kind'], sum: ['count'], list: AT },
  'log.moved': { as: 'digest.moved', by: ['kind'], sum: ['count'], list: ['to', 'spaces'] },
  'log.turned': { as: 'digest.turned', by: ['kind'], sum: ['count'], list: AT },
  'log.lost': { as: 'digest.lost', by: ['kind'], sum: ['count'] },
  'log.level': { as: 'digest.level', by: ['level'], list: AT },
  'log.terror': { as: 'digest.terror', sum: ['count'], list: AT },
  'log.sabotage': { as: 'digest.sabotage', list: AT },
  'log.resources': { as: 'digest.resources', by: ['faction'], sum: ['change'], last: ['now'] },
  'log.aid': { as: 'digest.aid', sum: ['change'], last: ['now'] },
};
