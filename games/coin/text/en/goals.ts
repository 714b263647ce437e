/** What wins, and what would help. */
import type { Voice } from '@sandtable/engine';
import type { OfFaction } from '../params.ts';
import { signed, who } from './parts.ts';

export const goals = {
  'goal.wins': (p: OfFaction, voice: Voice) => `${who(p, voice)}: looked at in every Propaganda Round`,
  'goal.bases': (p: OfFaction, voice: Voice) => `${who(p, voice)} Bases on the map`,
  'goal.resources': (p: OfFaction, voice: Voice) => `${who(p, voice)} Resources`,
  'goal.help.where': (p: { spaces: readonly string[]; gains: readonly number[] }, voice: Voice) =>
    p.spaces.length === 0
      ? 'Nowhere is there more to be had'
      : `Most is to be had in ${p.spaces.map((space, i) => `${voice.name('space', space)} (${signed(p.gains[i] ?? 0)})`).join(', ')}`,
  'goal.help.bases': (p: OfFaction & { count: number }, voice: Voice) =>
    `Rally puts a Base where two guerrillas stand; ${p.count} of ${who(p, voice)} Available`,
  'goal.help.earnings': (p: OfFaction & { count: number }, voice: Voice) =>
    `The Bases of ${who(p, voice)} now bring ${p.count} Resources in each Propaganda Round`,
  'goal.help.cultivate': () => 'Cultivate, where the own guerrillas outnumber Police',
};
