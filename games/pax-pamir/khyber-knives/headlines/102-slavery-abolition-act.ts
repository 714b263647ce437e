/** 102 Slavery Abolition Act of 1833: the rupees go to Afghan players, as written (doubt 39). */
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, payLoyal } from './vocabulary.ts';

export const slaveryAbolitionAct: HeadlineEffect = (headline) => {
  addCylinders(headline, 'british', 2);
  payLoyal(headline, 'afghan', 2);
};
