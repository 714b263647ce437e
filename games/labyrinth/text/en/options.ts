/** Options in words. */
import type { Voice } from '@sandtable/engine';
import type { Chance, InCountry, OfCard, OfOperation } from '../params.ts';
import { die, place, there, title } from './parts.ts';

export const options = {
  country: (p: InCountry, voice: Voice) => place(p, voice),
  number: (p: { number: number }) => String(p.number),
  do: (p: { deed: string }, voice: Voice) => voice.name('deed', p.deed),
  card: (p: OfCard, voice: Voice) => title(p, voice),
  plot: (p: { value: number }, voice: Voice) => voice.name('plot', String(p.value)),
  'plot-in': (p: InCountry & { number: number; value: number }, voice: Voice) =>
    `${voice.name('plot', String(p.value))} in ${there(p.country, voice)}${p.number > 1 ? ` (${p.number})` : ''}`,
  site: (p: InCountry & Chance, voice: Voice) => `${place(p, voice)} (${die(p.needed)})`,
  'travel.stay': (p: InCountry, voice: Voice) => `Within ${there(p.country, voice)}`,
  'jihad.major': (p: InCountry & Chance & { successes: number }, voice: Voice) =>
    `Major Jihad in ${there(p.country, voice)} (${die(p.needed)}, revolution with ${p.successes})`,
  'woi.target': (p: InCountry & Chance & { isUnmarked: boolean }, voice: Voice) =>
    `${place(p, voice)} (${p.isUnmarked ? 'tested first, then ' : ''}${atLeast(p.needed)})`,
  'use.event': (p: OfCard, voice: Voice) => `Event: ${title(p, voice)}`,
  'use.event-first': (p: OfCard, voice: Voice) => `The Event first: ${title(p, voice)}, then choose`,
  'use.operation': (p: OfOperation, voice: Voice) => voice.name('operation', p.operation),
  'use.reassessment': (p: OfCard, voice: Voice) => `Reassessment, together with ${title(p, voice)}`,
  'use.reserves': (p: { ops: number }) => `Reserves: store ${p.ops}`,
};

/** What the die of a War of Ideas must reach. */
function atLeast(needed: number): string {
  if (needed > 6) return 'cannot succeed';
  return needed <= 1 ? 'succeeds on any roll' : `on ${needed === 6 ? '6' : `${needed}–6`}`;
}
