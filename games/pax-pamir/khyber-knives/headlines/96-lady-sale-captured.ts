/** 96 Lady Sale Captured */
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const ladySaleCaptured: HeadlineEffect = (headline) => {
  addCylinders(headline, 'british', 2);
  addCylinders(headline, 'afghan', 1);
};
