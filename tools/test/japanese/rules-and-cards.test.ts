/** The register of what is only read (docs/messages.md): rules and cards are plain. What a game says is in registers.test.ts. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { japaneseIn } from '../../japanese/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The files of rules and cards, of the games that keep to it. */
const FILES: Readonly<Record<string, RegExp>> = {
  labyrinth: /text\/(rules|cards)\//,
};

const POLITE = /(です|ます|でした|ました|ません|ください)(か)?(。|）|$)/;

test.each(Object.entries(FILES))('%s: rules and cards are である or する', (game, files) => {
  const texts = japaneseIn(root, [`games/${game}`]).filter(({ file }) => files.test(file));
  const polite = texts.filter(({ text }) => POLITE.test(text));
  expect(polite.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  expect(texts.length).toBeGreaterThan(400);
});
