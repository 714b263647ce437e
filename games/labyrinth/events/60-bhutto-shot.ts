import { AT } from '../map.ts';
import { cells } from '../country.ts';
import { type CardEvent, lasting } from './rules.ts';

/** 60 Bhutto Shot. Its marker ends and blocks Benazir Bhutto (../effects.ts, ../cards.ts). */
export const bhuttoShot: CardEvent = {
  isPlayable: (state) => cells(state, AT.pakistan) > 0,
  event: lasting,
};
