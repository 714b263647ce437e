/** The words of a rulebook in running text, so that they can be pointed at and explained. */
import type { Glossary, Language, Meaning } from '@sandtable/engine';

/** A word as it stands in a sentence. */
export interface TermPart {
  readonly term: string;
  readonly said: string;
}

/** Latin words end at their letters; Japanese has no gaps between words. */
const LATIN = /^[\p{Script=Latin}\p{N} -]+$/u;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (word: string): string =>
  LATIN.test(word) ? `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])` : escaped(word);

export class Terms {
  private readonly meanings: Readonly<Record<string, Meaning>>;
  private readonly language: Language;
  /** By the word as it is written. */
  private readonly keys = new Map<string, string>();
  private readonly words: RegExp | undefined;

  constructor({ terms, meanings = {} }: Glossary, language: Language) {
    this.meanings = meanings;
    this.language = language;
    for (const key of Object.keys(meanings)) {
      const term = terms[key];
      if (term === undefined) continue;
      const words = language === 'en' ? [term.en] : [term.ja, ...(term.also ?? [])];
      for (const word of words) if (!this.keys.has(word)) this.keys.set(word, key);
    }
    // The longest word that fits is meant.
    const all = [...this.keys.keys()].toSorted((a, b) => b.length - a.length);
    if (all.length > 0) this.words = new RegExp(all.map(pattern).join('|'), 'gu');
  }

  /** What a word means, by the key of the glossary. */
  meaning(key: string): { readonly text: string; readonly rule: string } | undefined {
    const meaning = this.meanings[key];
    return meaning === undefined ? undefined : { text: meaning[this.language], rule: meaning.rule };
  }

  /** The text with the words that are explained; each of them the first time it is `met`. */
  split(text: string, met = new Set<string>()): readonly (string | TermPart)[] {
    if (this.words === undefined) return [text];
    const parts: (string | TermPart)[] = [];
    let end = 0;
    for (const { 0: said, index } of text.matchAll(this.words)) {
      const term = this.keys.get(said);
      if (term === undefined || met.has(term)) continue;
      met.add(term);
      if (index > end) parts.push(text.slice(end, index));
      parts.push({ term, said });
      end = index + said.length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  }
}
