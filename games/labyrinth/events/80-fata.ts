import { beginEffect, placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import { isRegimeChange } from '../country.ts';
import type { CardEvent } from './rules.ts';

/** 80 FATA. The rule it changes is in ../operations/disrupt.ts. */
export const fata: CardEvent = {
  event(action) {
    placeCells(action, AT.pakistan);
    // D-80
    if (!isRegimeChange(action.state, AT.pakistan)) beginEffect(action, 'fata-shield');
  },
};
