import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';

test('5.0 random games keep every promise of the contract', () => {
  const report = torture(labyrinth, { games: 6, every: 40 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 120_000);
