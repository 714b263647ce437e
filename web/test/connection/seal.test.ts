import { commitment } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { isSealed } from '../../connection/seal.ts';

const key = '0123456789abcdef'.repeat(4);

test('the page checks the seal of the dice exactly as the engine makes it', async () => {
  expect(await isSealed(key, commitment(key))).toBe(true);
});

test('another key does not fit the seal', async () => {
  expect(await isSealed(key.replace('0', '1'), commitment(key))).toBe(false);
});
