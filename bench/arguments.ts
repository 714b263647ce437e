import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The words and flags of a command; whatever is wrong with them is told in one sentence, and ends it. */
export function readArguments<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice after the first sentence.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    return refuse(`${sentence.replace(/\.$/, '')}.`);
  }
}

export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
