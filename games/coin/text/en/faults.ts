/** What is wrong with a setting or with a position from a file. */
import { type Place, readingWords, type Voice } from '@sandtable/engine';
import type { InSpace, OfFaction, OfKind } from '../params.ts';
import { place, resources, who } from './parts.ts';

const at = (p: Place, problem: string) => `position${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;

export const faults = {
  'fault.practice': () => 'the practice game has no non-players',
  'fault.hidden-next': () => 'the next card must be seen when it decides the order of the factions',
  ...readingWords.en(at),
  'fault.no-space': (p: Place & { given: string }) => at(p, `there is no space ${p.given}`),
  'fault.no-population': (p: Place) => at(p, 'has no population'),
  'fault.terror-on-loc': (p: Place) => at(p, 'a LoC takes Sabotage, not Terror'),
  'fault.no-loc': (p: Place) => at(p, 'only a LoC can be Sabotaged'),
  'fault.deed': (p: Place & OfFaction, voice: Voice) =>
    at(p, `${who(p, voice)} cannot have done this on the card in play`),
  'fault.no-capability': (p: Place & { given: string }) => at(p, `card ${p.given} is no Capability`),
  'fault.no-momentum': (p: Place & { given: string }) => at(p, `card ${p.given} brings no Momentum`),
  'fault.no-card': (p: Place) => at(p, 'needs at least the card to be played'),
  'fault.no-round': (p: Place) => at(p, 'needs a Propaganda card in play'),
  'fault.final-round': (p: Place) => at(p, 'the final Round has no such phase'),
  'fault.no-deck': (p: Place) => at(p, 'needs the card in play, which only a deck tells'),
  'fault.final-played': () => 'position: the final Propaganda card has already been played',
  'fault.few-propagandas': (p: { needed: number; found: number }) =>
    `position: the deck needs ${p.needed} more Propaganda ${p.needed === 1 ? 'card' : 'cards'} and has ${p.found}`,
  'fault.too-many': (p: OfKind, voice: Voice) => `more ${voice.name('kinds', p.kind)} than there are`,
  'fault.miscounted': (p: { problem: string }) => p.problem,
  'fault.bases': (p: InSpace, voice: Voice) => `too many Bases in ${place(p, voice)}`,
  'fault.markers': () => 'more Terror and Sabotage than there are markers',
  'fault.marker': (p: InSpace, voice: Voice) => `a wrong marker in ${place(p, voice)}`,
  'fault.resources': (p: OfFaction & { resources: number }, voice: Voice) =>
    `${who(p, voice)} has ${resources(p.resources)}`,
  'fault.aid': (p: { aid: number }) => `Aid is ${p.aid}`,
  'fault.card-twice': (p: { card: number }) => `card ${p.card} lies in two places`,
};
