import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Motif, PLATES, TONES } from '../../art/plates.ts';
import type { Drawing } from '../../art/strokes.ts';
import { UNITS } from '../../art/units.ts';

const motifs = Object.keys(PLATES) as Motif[];
const css = readFileSync(new URL('../../style/cards.css', import.meta.url), 'utf8');

function isDrawn(drawing: Drawing): void {
  for (const { d, width, within } of drawing) {
    expect(d).toMatch(/^M/);
    expect(`${d}${within ?? ''}`).not.toMatch(/NaN|undefined|Infinity/);
    if (width !== undefined) expect(width).toBeGreaterThan(0);
  }
}

test('there are at least 40 motifs and a silhouette for every class of units', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(UNITS).length).toBeGreaterThanOrEqual(8);
});

test.each(motifs)('the plate %s is drawn with paper, ink and tint, and the same every time', (motif) => {
  const drawing = PLATES[motif]();
  isDrawn(drawing);
  expect(drawing.length).toBeGreaterThan(5);
  const inks = new Set(drawing.map(({ ink }) => ink));
  for (const ink of ['ink', 'paper', 'tint', 'line'] as const) expect(inks, ink).toContain(ink);
  expect(PLATES[motif]()).toEqual(drawing);
});

test.each(Object.keys(UNITS) as (keyof typeof UNITS)[])('the silhouette %s is drawn', (unit) => {
  isDrawn(UNITS[unit]());
});

test('every ink and every tone has its colour, in both themes', () => {
  const inks = new Set(motifs.flatMap((motif) => PLATES[motif]().map(({ ink }) => ink)));
  for (const ink of inks) expect(css).toContain(`.plate-${ink}`);
  for (const tone of TONES.filter((one) => one !== 'sand')) expect(css).toContain(`.tone-${tone} {`);
  expect(css.match(/--plate-ink: #/g)).toHaveLength(2);
  expect(css.match(/--plate-paper: #/g)).toHaveLength(2);
  for (const [, value] of css.matchAll(/--plate-(?:tint|accent): (.*);/g))
    expect(value).toMatch(/^light-dark\(/);
});

test('what is shipped is the generator: its paths would weigh many times as much', () => {
  const paths = motifs.flatMap((motif) => PLATES[motif]().map(({ d }) => d)).join('');
  expect(gzipSync(paths).length).toBeGreaterThan(60_000);
});
