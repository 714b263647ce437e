import { paxPamir } from '@sandtable/pax-pamir';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Legend from '../../../boards/pax-pamir/Legend.svelte';
import { REBUILT_SIGN } from '../../../boards/pax-pamir/looks.ts';
import { WORDS } from '../../../boards/pax-pamir/words.ts';
import { GameWords } from '../../../messages/game-words.ts';

const legend = (language: 'en' | 'ja', isMapRebuilt: boolean): string => {
  const game = new GameWords('pax-pamir', language, paxPamir.speech[language]);
  const props = { game, words: WORDS[language], isMapRebuilt, onclose: () => undefined };
  return render(Legend, { props }).body;
};

test.each(['en', 'ja'] as const)(
  'B2.1 the legend tells what the mark of a rebuilt card means (%s)',
  (language) => {
    const { rebuilt } = WORDS[language].signs;
    for (const isMapRebuilt of [true, false]) {
      const shown = legend(language, isMapRebuilt);
      expect(shown).toContain(`<b>${REBUILT_SIGN}</b>`);
      expect(shown).toContain(rebuilt);
    }
  },
);

test.each(['en', 'ja'] as const)(
  'C1.1 and of rebuilt connections, unless an owner has confirmed them (%s)',
  (language) => {
    const { map } = WORDS[language].signs;
    expect(legend(language, true)).toContain(map);
    expect(legend(language, false)).not.toContain(map);
  },
);
