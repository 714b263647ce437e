/** Small words that sentences and names are made of. */
import type { Voice } from '@sandtable/engine';

/** "2 Troops", "1 AUC Base". */
export const counted = (voice: Voice, count: number, kind: string): string =>
  `${count} ${voice.name(count === 1 ? 'kind' : 'kinds', kind)}`;

/** "1 Resource", "3 Resources". */
export const resources = (count: number): string => `${count} ${count === 1 ? 'Resource' : 'Resources'}`;

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
