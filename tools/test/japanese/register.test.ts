/** One register for each kind of text (docs/messages.md): questions and refusals are polite, everything else of a game is plain. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { japaneseIn } from '../../japanese/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Games whose texts keep to it, with the files of either register. */
const GAMES: Readonly<Record<string, { readonly plain: RegExp; readonly polite: RegExp }>> = {
  labyrinth: {
    plain: /text\/(rules\/|cards\/|ja\/(log|table|results)|jihadist\.ja|staff)/,
    polite: /text\/ja\/(asks|why|faults)/,
  },
};

const POLITE = /(です|ます|でした|ました|ません|ください)(か)?(。|）|$)/;
const PLAIN = /(する|(?<!ま)した|しない|である|できない|ない|なる|れる|った|いる)(。|$)/;

test.each(Object.entries(GAMES))('%s: every kind of text has its register', (game, { plain, polite }) => {
  const texts = japaneseIn(root, [`games/${game}`]);
  const wrong = texts.filter(
    ({ file, text }) => (plain.test(file) && POLITE.test(text)) || (polite.test(file) && PLAIN.test(text)),
  );
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  expect(texts.filter(({ file }) => plain.test(file)).length).toBeGreaterThan(500);
  expect(texts.filter(({ file }) => polite.test(file)).length).toBeGreaterThan(100);
});
