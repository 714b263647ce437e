import type { Words } from '../words/index.ts';

/** A name for somebody who has not given one. */
export function guestName(words: Words): string {
  return words.account.guestName({ n: 1000 + Math.floor(Math.random() * 9000) });
}
