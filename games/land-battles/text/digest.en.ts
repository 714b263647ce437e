/** What an action comes to. */
import type { Voice } from '@sandtable/engine';
import { counted } from './table.en.ts';
import { namesIn } from './voices.ts';

export const digestEn = {
  'digest.arrives': (p: { forces: readonly string[] }, v: Voice) =>
    `New in the Breakthrough Area: ${namesIn(v, 'force', p.forces).join(', ')}`,
  'digest.hits': (p: { force: string; hits: number; total: number }, v: Voice) =>
    `${v.name('force', p.force)} takes ${counted(p.hits, 'hit', 'hits')} and has ${p.total}`,
  'digest.superiority': (p: { team: string; own: number; enemy: number }, v: Voice) =>
    `Superiority: ${v.name('team', p.team)} ${p.own}, enemy ${p.enemy}`,
};
