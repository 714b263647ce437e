import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { landBattles } from '../game.ts';

test('R6 random games keep every promise of the contract', () => {
  const report = torture(landBattles, { games: 4, every: 40 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 60_000);
