/** 94 Splendid Isolation */
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, loseCylinders } from './vocabulary.ts';

export const splendidIsolation: HeadlineEffect = function* (headline) {
  yield* loseCylinders(headline, 'british', 4);
  addCylinders(headline, 'afghan', 1);
};
