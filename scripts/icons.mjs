// Draws our own icon in the sizes that systems want of a page one can install.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './running.mjs';

const FELT = '#1d2a2b';
/** Systems cut a shape out of a maskable icon: what matters lies within the middle four fifths. */
const MASKABLE = 512;
const SIZES = [180, 192, 512];

let loaded;

/** Loaded only now: this file is imported before anything is installed. */
async function load() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}

async function drawn(svg, width) {
  loaded ??= load();
  const Resvg = await loaded;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

const padded = (svg) =>
  svg
    .replace('viewBox="0 0 64 64"', 'viewBox="-12 -12 88 88"')
    .replace(/>/, `><path d="M-12-12h88v88h-88z" fill="${FELT}" />`);

export async function drawIcons(folder) {
  const svg = readFileSync(join(root, folder, 'icon.svg'), 'utf8');
  const write = (name, bytes) => writeFileSync(join(root, folder, name), bytes);
  for (const size of SIZES) write(`icon-${size}.png`, await drawn(svg, size));
  write(`icon-maskable-${MASKABLE}.png`, await drawn(padded(svg), MASKABLE));
}
