import { expect, test } from 'vitest';
import { CONTENT, RARE } from '../content.ts';
import { runContent } from '@sandtable/engine/testing';
import { paxPamir } from '../game.ts';

test('B2.1 nothing is declared twice, and what is rare is declared', () => {
  expect(new Set(CONTENT).size).toBe(CONTENT.length);
  for (const item of Object.keys(RARE)) expect(CONTENT).toContain(item);
});

test('B2.1 nothing happens that is not declared', () => {
  expect(runContent(paxPamir, { games: 60 }).undeclared).toEqual([]);
}, 60_000);
