/** 101 Outrage in Kabul */
import type { HeadlineEffect } from './rules.ts';
import { addCylinders, payLoyal } from './vocabulary.ts';

export const outrageInKabul: HeadlineEffect = (headline) => {
  addCylinders(headline, 'afghan', 2);
  payLoyal(headline, 'afghan', 2);
};
