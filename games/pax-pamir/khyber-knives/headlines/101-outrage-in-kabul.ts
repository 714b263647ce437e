/** 101 Outrage in Kabul */
import { headlineOf } from '../../state.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, payLoyal } from './vocabulary.ts';

export const outrageInKabul: HeadlineEffect = (headline) => {
  const figures = headlineOf(headline.state, 101);
  addCylinders(headline, figures);
  payLoyal(headline, figures);
};
