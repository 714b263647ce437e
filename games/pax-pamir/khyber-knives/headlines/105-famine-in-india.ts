/** 105 Famine in India: what the disc forbids is in wazirs.ts. */
import { LASTING } from '../../components/headlines.ts';
import { headlineOf } from '../../state.ts';
import { keepLasting } from '../lasting.ts';
import type { HeadlineEffect } from './rules.ts';
import { changeRegime } from './vocabulary.ts';

export const famineInIndia: HeadlineEffect = ({ table, state }) => {
  changeRegime(table, headlineOf(state, 105));
  keepLasting(state, LASTING.famine, 1);
};
