/** What a command talks through. */
import type { Language } from '@sandtable/engine';
import { WORDS, type Words } from './words/index.ts';

export interface Console {
  readonly language: Language;
  readonly words: Words;
  /** A line on standard output. */
  print(line: string): void;
  /** A line on standard error. */
  complain(line: string): void;
}

export function consoleIn(language: Language): Console {
  return {
    language,
    words: WORDS[language],
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  };
}
