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
  'why.space-used': () => 'The Operation has been there.',
  'why.space-kind': () => 'The Operation does not go to spaces of this kind.',
  'why.space-cost': (p: { cost: number }) => `It would cost ${resources(p.cost)} there.`,
  'why.space': () => 'The Operation is not possible there now.',
  'why.no-activity': (p: { limited: boolean }) =>
    `No Special Activity goes with ${p.limited ? 'a Limited' : 'this'} Operation.`,
  'why.one-activity': () => 'Only one kind of Special Activity a turn.',
  'why.other-operation': (p: { operations: readonly string[] }, voice: Voice) =>
    `It only accompanies ${p.operations.map((one) => voice.name('operation', one)).join(', ')}.`,
  'why.activity-once': () => 'Once a turn.',
  'why.activity-limit': (p: { limit: number }) =>
    `No more than ${p.limit} ${p.limit === 1 ? 'space' : 'spaces'}.`,
};
