/** 106 Benign Neglect */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { changeRegime, payLoyal } from './vocabulary.ts';

export const benignNeglect: HeadlineEffect = (headline) => {
  const figures = headlineOf(headline.state, 106);
  payLoyal(headline, figures);
  changeRegime(headline.table, figures);
};
