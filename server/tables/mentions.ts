/** Who is named in a line of the chat. */

/** Shorter names are also words: they count with an at sign only. */
const SHORTEST = { spaced: 3, unspaced: 2 } as const;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** True when `text` has `name` in it as a word of its own, or behind an at sign. */
export function isNamed(text: string, name: string): boolean {
  const wanted = folded(name);
  const signs = Array.from(wanted);
  const [first = '', last = ''] = [signs[0], signs.at(-1)];
  if (wanted === '') return false;
  const shortest = UNSPACED.test(wanted) ? SHORTEST.unspaced : SHORTEST.spaced;
  const before = UNSPACED.test(first) ? '' : '(?<![\\p{L}\\p{N}@])';
  const after = UNSPACED.test(last) ? '' : '(?![\\p{L}\\p{N}])';
  const at = signs.length < shortest ? '@' : '@?';
  return new RegExp(`${before}${at}${escaped(wanted)}${after}`, 'u').test(folded(text));
}
