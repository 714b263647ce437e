import type { Result } from '@sandtable/engine';
import { demoMind } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { Value } from '../../thinking/value.ts';

const state = (alder: number, flint: number): unknown => ({
  coins: { alder, birch: 0, flint, slate: 0 },
  hands: { alder: [], birch: [], flint: [], slate: [] },
});
const over = (winners: readonly string[]): Result => ({
  winners,
  standings: ['alder', 'flint'].map((seat) => ({ seat, rank: winners.includes(seat) ? 1 : 2, score: 0 })),
  reason: { key: 'over' },
});

test('chances of all sides add up, and the lead is told by feature', () => {
  const value = new Value(demoMind);
  const world = { state: state(6, 2), result: undefined };
  const own = value.of(world, 'alder');
  expect(own.chance + value.of(world, 'slate').chance).toBeCloseTo(1);
  expect(own.chance).toBeCloseTo(1 / (1 + Math.exp(-2)));
  expect(own.leads).toEqual([2, 0]);
});

test('what is over is worth what it came to', () => {
  const value = new Value(demoMind);
  const worth = (winners: readonly string[], seat: string): number =>
    value.of({ state: state(0, 9), result: over(winners) }, seat).chance;
  expect(worth(['alder'], 'alder')).toBe(1);
  expect(worth(['alder'], 'flint')).toBe(0);
  expect(worth(['alder', 'flint'], 'flint')).toBe(0.5);
  expect(worth([], 'flint')).toBe(0);
});

test('a calibration puts chances right, by seat', () => {
  const weights = { ...demoMind.weights, calibration: { alder: { slope: 0.5, shift: -1 } } };
  const value = new Value({ ...demoMind, weights });
  expect(value.calibrated(0.5, 'alder')).toBeCloseTo(1 / (1 + Math.E));
  expect(value.calibrated(0.9, 'alder')).toBeCloseTo(1 / (1 + Math.exp(1 - 0.5 * Math.log(9))));
  expect(value.calibrated(0.9, 'flint')).toBeCloseTo(0.9);
});
