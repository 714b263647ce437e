/**
 * The Japanese letters of the page, made when it is built: of each font only the characters that the project's own words use.
 * What people write themselves is shown in the fonts of their system.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const ID = 'virtual:japanese-letters';
const FONTS = [
  {
    family: 'Shippori Mincho',
    weight: '700',
    file: '@fontsource/shippori-mincho/files/shippori-mincho-japanese-700-normal.woff2',
  },
  {
    family: 'Zen Kaku Gothic New',
    weight: '400',
    file: '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-400-normal.woff2',
  },
  {
    family: 'Zen Kaku Gothic New',
    weight: '700',
    file: '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-700-normal.woff2',
  },
] as const;
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
      for (const letter of readFileSync(path, 'utf8').match(JAPANESE) ?? []) found.add(letter);
  }
}

/** Which characters they are, in the order of their numbers. */
export function ownCharacters(rooms: readonly string[]): string {
  const found = new Set<string>();
  for (const room of rooms) charactersBelow(room, found);
  return [...found].toSorted().join('');
}

/** Takes some ten seconds a font, and is kept for the next time that the words use the same characters. */
async function cut(file: string, characters: string, kept: string): Promise<Buffer> {
  const font = readFileSync(file);
  const hash = createHash('sha256').update(font).update(characters).digest('hex').slice(0, 16);
  const path = join(kept, `${basename(file, '.woff2')}-${hash}.woff2`);
  if (existsSync(path)) return readFileSync(path);
  const made = await subset(font, characters, { targetFormat: 'woff2' });
  mkdirSync(kept, { recursive: true });
  writeFileSync(path, made);
  return made;
}

/** Gives the page `virtual:japanese-letters`: the faces with their addresses. */
export function japaneseLetters(rooms: readonly string[], kept: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  let isBuild = false;
  return {
    name: 'japanese-letters',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const characters = ownCharacters(rooms);
      const faces = await Promise.all(
        FONTS.map(async ({ family, weight, file }) => {
          const source = await cut(resolve(file), characters, kept);
          const name = `${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`;
          const url = isBuild
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
            : JSON.stringify(`data:font/woff2;base64,${source.toString('base64')}`);
          return `{ family: ${JSON.stringify(family)}, weight: '${weight}', url: ${url} }`;
        }),
      );
      return `export const faces = [${faces.join(', ')}];`;
    },
  };
}
