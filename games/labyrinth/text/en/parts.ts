/** Small words that sentences are made of. */
import type { Voice } from '@sandtable/engine';
import type { InCountry, OfCard, OfSide } from '../params.ts';

export const title = (p: OfCard, voice: Voice): string => voice.name('card', String(p.card));
export const place = (p: InCountry, voice: Voice): string => voice.name('country', p.country);
/** Within a sentence some names have an article. */
const ARTICLED: Readonly<Record<string, string>> = {
  caucasus: 'the Caucasus',
  'gulf-states': 'the Gulf States',
  philippines: 'the Philippines',
  'united-kingdom': 'the United Kingdom',
  'united-states': 'the United States',
};
export const there = (id: string, voice: Voice): string => voice.name('country', id, ARTICLED[id]);
/** A country, or the troops track. */
export const spot = (id: string, voice: Voice): string =>
  id === 'track' ? voice.name('place', id) : there(id, voice);
export const side = (p: OfSide, voice: Voice): string => voice.name('seat', p.side);
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
export const ops = (count: number): string => counted(count, 'Op');
/** How many more may be named, if more than one. */
export const toGo = (left: number): string => (left > 1 ? ` (up to ${left})` : '');
/** How many more must be named, if more than one. */
export const stillToGo = (left: number): string => (left > 1 ? ` (${left} to go)` : '');
/** What the die must be; a country that is still unmarked is tested first (4.9.4). */
export const die = (needed: number): string => {
  if (needed === 0) return 'tested first';
  if (needed >= 6) return 'automatic';
  return needed === 1 ? 'on 1' : `on 1–${needed}`;
};
export const all = (kind: string, ids: readonly (string | number)[], voice: Voice): string =>
  ids.map((id) => voice.name(kind, String(id))).join(', ');
