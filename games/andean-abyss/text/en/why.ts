/** Why something is not offered. */
import type { Voice } from '@sandtable/engine';
import { resources } from './parts.ts';

export const why = {
  'why.no-event': (p: { executed: boolean }) =>
    p.executed
      ? 'The Event of this card has been executed.'
      : 'After an Operation without a Special Activity the second faction has no Event.',
  'why.last-event': () => 'No Sweep and no March on the last Event card.',
  'why.resources': (p: { resources: number }) =>
    `${resources(p.resources)} ${p.resources === 1 ? 'does' : 'do'} not pay for it anywhere.`,
  'why.nowhere': (p: { operation: string }, voice: Voice) =>
    `${voice.name('operation', p.operation)} is possible in no space now.`,
  'why.no-activity': (p: { limited: boolean }) =>
    `No Special Activity goes with ${p.limited ? 'a Limited' : 'this'} Operation.`,
  'why.one-activity': () => 'Only one kind of Special Activity a turn.',
  'why.other-operation': (p: { operations: readonly string[] }, voice: Voice) =>
    `It only accompanies ${p.operations.map((one) => voice.name('operation', one)).join(', ')}.`,
  'why.activity-limit': (p: { limit: number }) =>
    `No more than ${p.limit} ${p.limit === 1 ? 'space' : 'spaces'}.`,
  'why.air-lift': () => 'No Troops can be flown anywhere now.',
  'why.air-strike': () =>
    'No Department or LoC shows an Active guerrilla, or a Base without guerrillas, to strike.',
  'why.eradicate': () => 'No Department with Cartels pieces is open to it.',
  'why.extort': () => 'Nowhere does the faction outnumber all others with an Underground guerrilla.',
  'why.ambush': () => 'No space left for this Attack has an Underground guerrilla of the faction.',
  'why.kidnap': () => 'No space of this Terror has more FARC guerrillas than Police and somebody to pay.',
  'why.assassinate': () => 'No space of this Terror has more AUC guerrillas than Police and an enemy.',
  'why.cultivate': () =>
    'No space with population has more Cartels guerrillas than Police, room for a Base, and a Base to come to it.',
  'why.process': () => 'There is neither a Base to sell nor a Shipment to load.',
  'why.bribe': () => 'A Bribe costs 3 Resources and needs somebody to take them.',
};
