/** Options in words. */
import { englishText } from '@sandtable/coin/event-language';
import type { Voice } from '@sandtable/engine';
import { type Side, VOCABULARY } from '../../events/vocabulary.ts';
import { eventsEn } from '../events.en.ts';

export const options = {
  level: (p: { level: number }, voice: Voice) => voice.name('level', String(p.level)),
  card: (p: { card: number }, voice: Voice) => voice.name('card', String(p.card)),
  'event.branch': (p: { steps: string }, voice: Voice) =>
    englishText(
      VOCABULARY,
      eventsEn((kind, id) => voice.name(kind, id)),
      JSON.parse(p.steps) as Side,
      'reset',
    ),
};
