import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';

test('5.0 random games keep every promise of the contract', () => {
  const report = torture(labyrinth, { games: 6, every: 40 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 120_000);

/** Every game drawn is one alone. */
const alone = {
  ...labyrinth,
  options: labyrinth.options.map((option) =>
    option.id === 'nonPlayers' ? { ...option, values: ['jihadist'], default: 'jihadist' } : option,
  ),
} as typeof labyrinth;

test('9.0 so do random games alone, whoever answers for the Jihadist', () => {
  const report = torture(alone, { games: 6, every: 40 });
  expect(report.failures).toEqual([]);
}, 120_000);
