import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { distantPlain } from '../index.ts';

test('random games with random options keep every promise of the contract, and none runs into a dead end', () => {
  const report = torture(distantPlain, { games: 3, every: 60 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 120_000);
