/** The page's words where no server is: what would speak of one speaks of this browser. */
import type { Words } from './index.ts';
import type { LocalWords } from './local-en.ts';

export function withoutServer(words: Words, { full, stopped, accident }: LocalWords): Words {
  return {
    ...words,
    refused: { ...words.refused, storage: full, unreachable: stopped, internal: accident },
    trouble: { ...words.trouble, storage: full },
  };
}
