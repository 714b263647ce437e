/** The words of one rulebook, as data. The tests of words and the tables of docs/messages.md are made from it. */

/** A thing the rulebook has a word for. */
export interface Term {
  readonly en: string;
  /** The Japanese rulebook's word. */
  readonly ja: string;
  /** Other words that may stand for it: a short form, or a second word of the rulebook. */
  readonly also?: readonly string[];
  /** Words that must not stand for it, above all those of a sister game. No text of the game may hold them. */
  readonly not?: readonly string[];
}

/** What a word means, in our own words, and the rule that says more. */
export interface Meaning {
  readonly rule: string;
  readonly en: string;
  readonly ja: string;
}

export interface Glossary {
  readonly game: string;
  /** What the game is called, in both languages. */
  readonly title: { readonly en: string; readonly ja: string };
  /** By key. A key `kind/id` is the address of a name: the names of the game must then say this word. */
  readonly terms: Readonly<Record<string, Term>>;
  /** By the keys of terms: those that are worth explaining. */
  readonly meanings?: Readonly<Record<string, Meaning>>;
  /** The kinds of names that are all made of the rulebook's words, and of nothing else. */
  readonly kinds: readonly string[];
}
