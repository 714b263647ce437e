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

  // The same as headings, for whoever counts games.
  'ending.over.supremacy': () => 'An empire is supreme (H3.1)',
  'ending.over.last-topple': () => 'No supremacy at the last topple (H5.1)',
  'ending.over.nation-building': () => 'Most points with nation building (I1.3)',
  'ending.over.nobody': () => 'A tie that cannot be broken (A3.1)',
  'ending.sk.end.player-wins': () => 'Shere Khan loses: less influence with the supreme empire (H3)',
  'ending.sk.end.sk-wins': () => 'Shere Khan wins: more influence with the supreme empire (H3)',
  'ending.sk.end.tie': () => 'Shere Khan wins: equal influence with the supreme empire (H3)',
  'ending.sk.end.last-topple': () => 'Shere Khan wins: no supremacy at the last topple (H5)',
} satisfies Record<string, (p: never, v: Voice) => string>;
