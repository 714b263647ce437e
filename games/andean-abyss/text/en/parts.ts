/** Small words that sentences and names are made of. */
import type { Voice } from '@sandtable/engine';

/** "2 Troops", "1 AUC Base". */
export const counted = (voice: Voice, count: number, kind: string): string =>
  `${count} ${voice.name(count === 1 ? 'kind' : 'kinds', kind)}`;

/** "the Government", but "FARC": a faction in the middle of a sentence. */
export const the = (voice: Voice, faction: string): string =>
  `${faction === 'government' || faction === 'cartels' ? 'the ' : ''}${voice.name('faction', faction)}`;

/** "1 Resource", "3 Resources". */
export const resources = (count: number): string => `${count} ${count === 1 ? 'Resource' : 'Resources'}`;

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
