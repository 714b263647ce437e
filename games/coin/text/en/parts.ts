/** Small words that sentences are made of. */
import type { Voice } from '@sandtable/engine';
import type { Due, Forces, InSpace, OfCard, OfFaction, OnTheWay, ToGo } from '../params.ts';

/** "2 Troops", "1 Base of the Rebels". */
export const counted = (voice: Voice, count: number, kind: string): string =>
  `${count} ${voice.name(count === 1 ? 'kind' : 'kinds', kind)}`;

/** "1 Resource", "3 Resources". */
export const resources = (count: number): string => `${count} ${count === 1 ? 'Resource' : 'Resources'}`;

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export const title = (p: OfCard, voice: Voice): string => voice.name('card', String(p.card), p.titles?.[0]);
/** With its number. */
export const numbered = (p: OfCard, voice: Voice): string => `${p.card} ${title(p, voice)}`;
export const place = (p: InSpace, voice: Voice): string => voice.name('space', p.space);
export const who = (p: OfFaction, voice: Voice): string => voice.name('faction', p.faction);
export const way = (p: OnTheWay, voice: Voice): string =>
  `from ${voice.name('space', p.from)} to ${voice.name('space', p.to)}`;
export const places = (ids: readonly string[], voice: Voice): string =>
  ids.map((id) => voice.name('space', id)).join(', ');

/** How many more may be named, if more than one. */
export const toGo = (p: ToGo): string => (p.left > 1 ? ` (up to ${p.left} more)` : '');

/** What the first piece costs somebody, if anything. */
export const due = ({ payer, cost = 0 }: Due, voice: Voice): string =>
  payer === undefined || cost === 0
    ? ''
    : ` (the first costs ${cost} ${voice.name('faction', payer)} Resources)`;

/** "Rebels 2 Underground, 1 Base; Crown 3 Troops". */
export function forces(p: Forces, voice: Voice): string {
  const groups: string[] = [];
  for (const [i, faction] of p.factions.entries()) {
    const count = p.counts[i] ?? 0;
    const part = `${count} ${voice.name(count === 1 ? 'role' : 'roles', p.roles[i] ?? '')}`;
    if (faction === p.factions[i - 1]) groups.push(`${groups.pop()}, ${part}`);
    else groups.push(`${voice.name('faction', faction)} ${part}`);
  }
  return groups.join('; ');
}
