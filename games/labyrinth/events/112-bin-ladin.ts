import { anyIslamist } from '../country.ts';
import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 112 Bin Ladin. FATA and Al-Anbar block it for the US (../cards.ts). */
export const binLadin: CardEvent = {
  isPlayable: (state, side) => side === 'jihadist' || !anyIslamist(state),

  event(action) {
    if (action.side === 'us') {
      changeFunding(action, -4);
      changePrestige(action, 1);
    } else changePrestige(action, anyIslamist(action.state) ? -4 : -2);
  },
};
