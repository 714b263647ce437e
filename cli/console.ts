/** What a command talks through, and what surrounds it. */
import type { Language } from '@sandtable/engine';
import { languageOf, WORDS, type Words } from './words/index.ts';

/** A stream that may be a terminal. */
type Reading = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Writing = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Where the program runs: a process, or a test that listens. */
export interface Surroundings {
  readonly input: Reading;
  readonly output: Writing;
  readonly errors: Writing;
  readonly environment: NodeJS.ProcessEnv;
  /** The folder of the built program, where the files of its threads lie. */
  readonly built: URL;
}

export interface Console extends Surroundings {
  readonly language: Language;
  readonly words: Words;
  /** A line on standard output. */
  print(line: string): void;
  /** A line on standard error. */
  complain(line: string): void;
}

export function consoleFor(args: readonly string[], surroundings: Surroundings): Console {
  const language = languageOf(args, surroundings.environment);
  return {
    ...surroundings,
    language,
    words: WORDS[language],
    print: (line) => void surroundings.output.write(`${line}\n`),
    complain: (line) => void surroundings.errors.write(`${line}\n`),
  };
}
