import { endEffect } from '../deeds.ts';
import { AT } from '../map.ts';
import { isAlly } from '../country.ts';
import type { CardEvent } from './rules.ts';

/** 42 Pakistani Offensive. */
export const pakistaniOffensive: CardEvent = {
  isPlayable: (state) => isAlly(state, AT.pakistan) && state.effects.fata,

  event(action) {
    endEffect(action, 'fata');
    endEffect(action, 'fata-shield');
  },
};
