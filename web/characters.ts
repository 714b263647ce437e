/** Which Japanese characters the project's own words use: the fonts of the page have these and no others (`npm run fonts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything but what Latin fonts have. */
const JAPANESE = /[\u2190-\u2BFF\u3000-\u30FF\u31F0-\u31FF\u3200-\u33FF\u4E00-\u9FFF\uFF00-\uFFEF]/gu;
const SOURCES = /\.(ts|svelte|json)$/;
const ASIDE = /^(node_modules|dist|test|golden|.*\.d\.ts|geography\.json|\..*)$/;

function charactersBelow(folder: string, found: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ASIDE.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) charactersBelow(path, found);
    else if (SOURCES.test(entry.name))
      for (const character of readFileSync(path, 'utf8').match(JAPANESE) ?? []) found.add(character);
  }
}

/** In the order of their numbers. */
export function ownCharacters(rooms: readonly string[]): string {
  const found = new Set<string>();
  for (const room of rooms) charactersBelow(room, found);
  return [...found].toSorted().join('');
}
