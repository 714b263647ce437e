/** 105 Famine in India: what the disc forbids is in wazirs.ts. */
import { LASTING } from '../../components/headlines.ts';
import { setRegime } from '../../regime.ts';
import { keepLasting } from '../lasting.ts';
import type { HeadlineEffect } from './rules.ts';

export const famineInIndia: HeadlineEffect = ({ table, state }) => {
  setRegime(table, 'military', 'J6.1');
  keepLasting(state, LASTING.famine, 1);
};
