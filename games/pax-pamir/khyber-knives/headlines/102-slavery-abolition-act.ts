/** 102 Slavery Abolition Act of 1833: the rupees go to Afghan players, as written (doubt 39). */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, payLoyal } from './vocabulary.ts';

export const slaveryAbolitionAct: HeadlineEffect = (headline) => {
  const figures = headlineOf(headline.state, 102);
  addCylinders(headline, figures);
  payLoyal(headline, figures);
};
