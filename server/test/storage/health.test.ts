import { expect, test } from 'vitest';
import type { Logger } from '../../logger.ts';
import { Health } from '../../storage/health.ts';
import type { Storage } from '../../storage/storage.ts';

test.each([
  [true, 'storage fails: the disk is full'],
  [false, 'storage fails'],
])('a disk that is full (%s) is logged as what it is', (isFull, said) => {
  const logged: string[] = [];
  const logger = { error: (_: object, text: string) => logged.push(text) } as unknown as Logger;
  const storage = { isFull: () => isFull, ping: () => Promise.reject(new Error('no')) } as unknown as Storage;
  const health = new Health(storage, logger);
  health.report(new Error('no'));
  expect(logged).toEqual([said]);
  expect(health.isFailing).toBe(true);
  health.stop();
});
