/** Options in words. */
import type { Voice } from '@sandtable/engine';
import type { InSpace, OfKind } from '../params.ts';
import { resources } from './parts.ts';

export const options = {
  space: (p: InSpace, voice: Voice) => voice.name('space', p.space),
  faction: (p: { faction: string }, voice: Voice) => voice.name('faction', p.faction),
  kind: (p: OfKind, voice: Voice) => voice.name('kind', p.kind),
  number: (p: { number: number }) => String(p.number),
  do: (p: { deed: string }, voice: Voice) => voice.name('deed', p.deed),
  'do.in': (p: { deed: string } & InSpace, voice: Voice) =>
    `${voice.name('deed', p.deed)} in ${voice.name('space', p.space)}`,
  piece: (p: OfKind & InSpace, voice: Voice) => voice.name('kind', p.kind),
  'cubes.from': (p: OfKind & InSpace, voice: Voice) =>
    `${voice.name('kinds', p.kind)} from ${voice.name('space', p.space)}`,
  'choice.event': (p: { card: number; side: string }, voice: Voice) =>
    p.side === 'single'
      ? `Event: ${voice.name('card', String(p.card))}`
      : `Event, ${p.side} text: ${voice.name('card', String(p.card))}`,
  'choice.operation': (p: { operation: string; limited: boolean; helped?: boolean }, voice: Voice) =>
    `${p.limited ? 'Limited ' : ''}${voice.name('operation', p.operation)}${p.helped === true ? ' (only with a Special Activity)' : ''}`,
  /** The Resources may be another faction's. */
  'choice.pass': (p: { resources: number; payer?: string }, voice: Voice) =>
    p.payer === undefined
      ? `Pass: +${resources(p.resources)}`
      : `Pass: ${voice.name('faction', p.payer)} Resources +${p.resources}`,
};
