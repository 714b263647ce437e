/** A thread of Node as a place to work. */
import { parentPort } from 'node:worker_threads';
import { unseal } from '../ledger/sealed-files.ts';
import type { Workplace } from './work.ts';

export const thread: Workplace = {
  tell: (begun) => parentPort?.postMessage(begun, []),
  unsealWith: (key) => (sealed) => unseal(key, sealed),
};
