/** 106 Benign Neglect */
import { setRegime } from '../../regime.ts';
import { gain } from '../../rupees.ts';
import type { HeadlineEffect } from './rules.ts';

export const benignNeglect: HeadlineEffect = ({ table, state }) => {
  for (let who = 0; who < state.players.length; who++) gain(state, who, 1);
  setRegime(table, 'economic', 'J6.1');
};
