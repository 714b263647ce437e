/** 選択肢の言葉。 */
import { japaneseText } from '@sandtable/coin/event-language';
import type { Translation } from '@sandtable/engine';
import { type Side, VOCABULARY } from '../../events/vocabulary.ts';
import type { options as english } from '../en/options.ts';
import { eventsJa } from '../events.ja.ts';

export const options: Translation<typeof english> = {
  level: (p, voice) => voice.name('level', String(p.level)),
  card: (p, voice) => voice.name('card', String(p.card)),
  'event.branch': (p, voice) =>
    japaneseText(
      VOCABULARY,
      eventsJa((kind, id) => voice.name(kind, id)),
      JSON.parse(p.steps) as Side,
      'reset',
    ),
};
