/** The page's words where no server is: what would speak of one speaks of this browser. */
import type { Words } from './index.ts';

export function withoutServer(words: Words): Words {
  const { full, stopped, accident } = words.local;
  return {
    ...words,
    refused: { ...words.refused, storage: full, unreachable: stopped, internal: accident },
    trouble: { ...words.trouble, storage: full },
  };
}
