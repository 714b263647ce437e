import type { Language } from '@sandtable/engine';
import { SEATING_WORDS } from './seating-words.ts';

type Sentence = (words: (typeof SEATING_WORDS)[Language]) => string;

/** A wish that cannot be met. One sentence tells whoever made it; the message is the English one. */
export class BadSeating extends Error {
  override readonly name = 'BadSeating';
  private readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence(SEATING_WORDS.en));
    this.sentence = sentence;
  }

  told(language: Language): string {
    return this.sentence(SEATING_WORDS[language]);
  }
}
