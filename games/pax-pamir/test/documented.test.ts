import { readFileSync } from 'node:fs';
import { defaultSetting, type Json } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { paxPamir } from '../game.ts';

const text = readFileSync(new URL('../../../docs/positions/pax-pamir.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n([^`]*)```/g)].map(
  (match) => JSON.parse(match[1] ?? '') as Json,
);

test('C1, B2.1 the documents shown in the guide can be played with', () => {
  const [position = null, cards = null] = examples;
  const setting = defaultSetting(paxPamir);
  expect(paxPamir.attachments?.['position']?.(position, setting)).toEqual([]);
  expect(paxPamir.attachments?.['cards']?.(cards, setting)).toEqual([]);
});
