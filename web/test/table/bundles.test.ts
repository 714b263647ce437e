import { expect, test } from 'vitest';
import { bundlesOf } from '../../table/bundles.ts';

const gift = (faction: string, amount: number) => ({
  id: `give/${faction}/${amount}`,
  label: { key: 'aside.give', rule: '1.5.1', params: { faction, amount } },
});
const gifts = (faction: string, most: number) => Array.from({ length: most }, (_, i) => gift(faction, i + 1));

test('gifts to one faction that differ by their amount only are one bundle', () => {
  const bundles = bundlesOf([...gifts('farc', 10), ...gifts('auc', 10)]);
  expect(bundles.map((bundle) => bundle.map(({ id }) => id).slice(0, 2))).toEqual([
    ['give/farc/1', 'give/farc/2'],
    ['give/auc/1', 'give/auc/2'],
  ]);
  expect(bundles.map((bundle) => bundle.length)).toEqual([10, 10]);
});

test('a few are left as they are', () => {
  expect(bundlesOf(gifts('farc', 3)).map((bundle) => bundle.length)).toEqual([1, 1, 1]);
});

test('what differs by more than a number is never bundled', () => {
  const waived = ['bogota', 'cali', 'pasto', 'neiva', 'huila'].map((space) => ({
    id: space,
    label: { key: 'aside.pass', rule: '1.5.1', params: { space } },
  }));
  expect(bundlesOf(waived)).toHaveLength(5);
});
