import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { isRegimeChangeWithCell } from './vocabulary.ts';

/** 56 Vieira de Mello Slain. Its marker blocks UN Nation Building (../cards.ts). */
export const vieiraDeMelloSlain: CardEvent = {
  isPlayable: isRegimeChangeWithCell,
  event: (action) => changePrestige(action, -1),
};
