/** How games end. */
import type { Voice } from '@sandtable/engine';
import type { OfEmpire, OfPlayer } from '../params.ts';
import { firstEmpire } from './begin.ts';
import { many } from './count.ts';

export const results = {
  'over.supremacy': (p: OfPlayer & OfEmpire, v: Voice) =>
    `${firstEmpire(p, v)} is supreme, and ${v.name('player', p.player)} has most influence with it`,
  'over.last-topple': (p: OfPlayer, v: Voice) =>
    `The last topple brings no supremacy; ${v.name('player', p.player)} is the strongest`,
  'over.nation-building': (p: OfPlayer & { points: number }, v: Voice) =>
    `${v.name('player', p.player)} wins with ${many(p.points, 'point')}`,
  'over.nobody': () => 'The tie cannot be broken: nobody wins',
} satisfies Record<string, (p: never, v: Voice) => string>;
