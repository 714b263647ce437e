import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownCharacters } from '../../characters.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

test('the Japanese fonts have every character that our own words use; npm run fonts makes them anew', () => {
  const cut = new Set(Array.from(readFileSync(inRoot('web/fonts/characters.txt'), 'utf8')));
  const used = ownCharacters(['web', 'games', 'engine', 'players'].map(inRoot));
  expect(Array.from(used).filter((character) => !cut.has(character))).toEqual([]);
  expect(used.length).toBeGreaterThan(1000);
});
