// npm run plates: a sheet of all vignettes and silhouettes in both themes, to look at in a browser.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './workspace.mjs';

const file = resolve(process.argv[2] ?? 'plates.html');
const parts = ['plates', 'themes', 'units'];
const folder = mkdtempSync(join(tmpdir(), 'plates-'));
const bundle = await rolldown({
  input: Object.fromEntries(parts.map((part) => [part, join(root, `web/art/${part}.ts`)])),
});
await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
const [{ PLATES, TONES }, { vignette }, { UNITS }] = await Promise.all(
  parts.map((part) => import(pathToFileURL(join(folder, `${part}.mjs`)).href)),
);
rmSync(folder, { recursive: true });

let clips = 0;
function paths(drawing) {
  return drawing
    .map(({ d, ink, width, within }) => {
      const thick = width === undefined ? '' : ` stroke-width="${width}"`;
      if (within === undefined) return `<path class="plate-${ink}"${thick} d="${d}"/>`;
      const id = `clip-${++clips}`;
      return `<clipPath id="${id}"><path d="${within}"/></clipPath><path class="plate-${ink}"${thick} clip-path="url(#${id})" d="${d}"/>`;
    })
    .join('');
}

const SIZES = ['62 78', '240 84', '126 58'];
const plates = Object.entries(PLATES).map(([motif, draw]) => {
  const drawn = `<symbol id="plate-${motif}" overflow="visible">${paths(draw())}</symbol>`;
  const shown = SIZES.map((size) => {
    const [width, height] = size.split(' ');
    return `<svg width="${width}" height="${height}" viewBox="22 2 76 76"><use href="#plate-${motif}"/></svg>`;
  });
  return {
    drawn,
    shown: `<figure class="tone-${vignette(motif).tone}">${shown.join('')}<br>${motif}</figure>`,
  };
});
const units = Object.entries(UNITS).map(
  ([unit, draw]) =>
    `<figure><svg width="120" height="54" viewBox="0 -2 120 54">${paths(draw())}</svg><br>${unit}</figure>`,
);
const tones = TONES.map(
  (tone) =>
    `<figure class="tone-${tone}"><svg width="126" height="84" viewBox="22 2 76 76"><use href="#plate-fort"/></svg><br>${tone}</figure>`,
);
const style = readFileSync(join(root, 'web/style/cards.css'), 'utf8');
const sheet = [...plates.map(({ shown }) => shown), ...units, ...tones].join('');
const other =
  "document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'";
writeFileSync(
  file,
  `<!doctype html><html data-theme="light"><meta charset="utf-8"><title>Plates</title><style>${style}
html { font: 13px sans-serif; background: var(--card-shaded); color: var(--card-ink); color-scheme: light }
html[data-theme="dark"] { color-scheme: dark }
figure { display: inline-block; margin: 6px } figure svg { margin: 0 4px; border: 1px solid var(--card-rule); background: var(--plate-tint) }
</style><button onclick="${other}">Light or dark</button>
<svg class="plates" width="0" height="0">${plates.map(({ drawn }) => drawn).join('')}</svg>${sheet}</html>`,
);
console.log(`${plates.length} plates and ${units.length} silhouettes: ${file}`);
