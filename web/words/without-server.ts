/** The page's words where no server is: what would speak of one speaks of this browser. */
import type { Language } from '@sandtable/engine';
import type { Words } from './index.ts';
import { type LocalWords, localEn } from './local-en.ts';

function withoutServer(words: Words, { full, stopped, accident }: LocalWords): Words {
  return {
    ...words,
    refused: { ...words.refused, storage: full, unreachable: stopped, internal: accident },
    trouble: { ...words.trouble, storage: full },
  };
}

export async function wordsAlone(
  words: Words,
  language: Language,
): Promise<{ readonly words: Words; readonly local: LocalWords }> {
  const local = language === 'en' ? localEn : (await import('./local-ja.ts')).localJa;
  return { words: withoutServer(words, local), local };
}
