/** Small words that sentences and names are made of. */
import type { Voice } from '@sandtable/engine';

/** "the Government", but "FARC": a faction in the middle of a sentence. */
export const the = (voice: Voice, faction: string): string =>
  `${faction === 'government' || faction === 'cartels' ? 'the ' : ''}${voice.name('faction', faction)}`;
