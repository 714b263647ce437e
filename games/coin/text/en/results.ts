/** How a game ends, and what is said at the table. */
import type { Voice } from '@sandtable/engine';
import type { OfFaction } from '../params.ts';
import { resources, who } from './parts.ts';

const all = (factions: readonly string[], voice: Voice) =>
  factions.map((faction) => voice.name('faction', faction)).join(', ');

export const results = {
  'over.victory': (p: { factions: readonly string[] }, voice: Voice) =>
    `Victory at a Propaganda Round: ${all(p.factions, voice)}.`,
  'over.final': (p: { factions: readonly string[] }, voice: Voice) =>
    `Best margin after the final Propaganda card: ${all(p.factions, voice)}.`,
  'over.non-player': (p: { factions: readonly string[] }, voice: Voice) =>
    `A non-player has met its condition, and all players lose: ${all(p.factions, voice)}.`,
  // The same as headings, for whoever counts games.
  'ending.over.victory': () => 'Victory at a Propaganda Round',
  'ending.over.final': () => 'The highest margin after the final Propaganda card',
  'ending.over.non-player': () => 'A non-player has met its condition: all players lose',
  'aside.give': (p: OfFaction & { amount: number }, voice: Voice) =>
    `Give ${who(p, voice)} ${resources(p.amount)}`,
};
