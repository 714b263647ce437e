/** What a turn comes to. */
import type { Voice } from '@sandtable/engine';
import type { OfPlayer } from '../params.ts';
import { rupees } from './count.ts';

export const digest = {
  'digest.took': (p: OfPlayer & { times: number }, v: Voice) =>
    `${v.name('player', p.player)} takes ${rupees(p.times)} from the market`,
  'digest.took.player': (p: OfPlayer & { from: string; times: number }, v: Voice) =>
    `${v.name('player', p.player)} takes ${rupees(p.times)} from ${v.name('player', p.from)}`,
};
