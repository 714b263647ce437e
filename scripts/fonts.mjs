// npm run fonts: writes the fonts of the page anew, when words use characters that they do not have.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root, run } from './workspace.mjs';

/** Fetched for this alone: with all their characters they are as large as everything that serving needs. */
const PACKAGES = [
  '@fontsource-variable/alegreya@5.3.0',
  '@fontsource-variable/source-sans-3@5.3.0',
  '@fontsource/shippori-mincho@5.3.0',
  '@fontsource/zen-kaku-gothic-new@5.3.0',
  'subset-font@2.9.0',
];
const LATIN = [
  ['@fontsource-variable/alegreya', 'alegreya-latin-wght-normal'],
  ['@fontsource-variable/alegreya', 'alegreya-latin-wght-italic'],
  ['@fontsource-variable/source-sans-3', 'source-sans-3-latin-wght-normal'],
];
const JAPANESE = [
  ['@fontsource/shippori-mincho', 'shippori-mincho', '700'],
  ['@fontsource/zen-kaku-gothic-new', 'zen-kaku-gothic-new', '400'],
  ['@fontsource/zen-kaku-gothic-new', 'zen-kaku-gothic-new', '700'],
];

const fonts = join(root, 'web/fonts');
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));

async function ownCharacters() {
  const bundle = await rolldown({ input: join(root, 'web/characters.ts'), platform: 'node' });
  const file = join(folder, 'characters.mjs');
  await bundle.write({ file });
  const made = await import(pathToFileURL(file).href);
  return made.ownCharacters(['web', 'games', 'engine', 'players'].map((room) => join(root, room)));
}

try {
  const { code, output } = await run(['npm', 'install', '--no-save', '--prefix', folder, ...PACKAGES]);
  if (code !== 0) throw new Error(output);
  const { resolve } = createRequire(join(folder, 'package.json'));
  const { default: subset } = await import(pathToFileURL(resolve('subset-font')).href);
  for (const [name, file] of LATIN)
    copyFileSync(join(folder, 'node_modules', name, 'files', `${file}.woff2`), join(fonts, `${file}.woff2`));
  const characters = await ownCharacters();
  for (const [name, file, weight] of JAPANESE) {
    const whole = join(folder, 'node_modules', name, 'files', `${file}-japanese-${weight}-normal.woff2`);
    const cut = await subset(readFileSync(whole), characters, { targetFormat: 'woff2' });
    writeFileSync(join(fonts, `${file}-${weight}.woff2`), cut);
    console.log(`${file} ${weight}: ${characters.length} characters, ${Math.round(cut.length / 1024)} KB`);
  }
  writeFileSync(join(fonts, 'characters.txt'), `${characters}\n`);
  for (const name of new Set([...LATIN, ...JAPANESE].map(([of]) => of)))
    copyFileSync(
      join(folder, 'node_modules', name, 'LICENSE'),
      join(fonts, `${name.split('/')[1]}.license.txt`),
    );
} finally {
  rmSync(folder, { recursive: true });
}
