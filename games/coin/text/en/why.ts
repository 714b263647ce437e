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
  // Of one space that is not on a menu.
  'why.there.kind': () => 'Not in spaces of this kind.',
  'why.there.same': () => 'They would not leave the space.',
  'why.there.used': () => 'The Special Activity has been there.',
  'why.there.operation': () => 'Only in a space of the Operation it goes with.',
  'why.there.kept': () => 'It would leave the Operation nothing to do.',
  'why.there.underground': () => 'No Underground guerrilla of the faction is there.',
  'why.there.majority': () => 'The pieces of the faction do not outnumber all others there.',
  'why.there.police': () => 'The guerrillas of the faction do not outnumber the Police there.',
  'why.there.people': () => 'Nobody lives there.',
  'why.there.base': () => 'No Base of the faction is there.',
  'why.there.exposed': () => 'Neither an Active guerrilla is there nor a Base without guerrillas.',
  'why.there.troops': () => 'No Troops that could go are there.',
  'why.there.cubes': () => 'No cubes that could go are there.',
  'why.there.moved': () => 'Its cubes have moved already.',
  'why.there.way': () => 'No way leads on from there.',
  'why.there.goal': () => 'A Limited Operation has one destination, and this is it.',
  'why.there.astray': () => 'The destination cannot be reached from there.',
  'why.there.unreached': () => 'No open way leads there.',
  'why.there.target': () => 'A Limited Operation acts only where its cubes went.',
  'why.there.nobody': () => 'Nobody is there whom it could affect.',
};
