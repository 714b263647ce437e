import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { paxPamir } from '../game.ts';

test('A1 random games keep every promise of the contract', () => {
  const report = torture(paxPamir, { games: 12, every: 40 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 300_000);
