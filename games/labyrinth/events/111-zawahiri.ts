import { anyIslamist } from '../country.ts';
import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 111 Zawahiri. FATA and Al-Anbar block it for the US (../cards.ts). */
export const zawahiri: CardEvent = {
  isPlayable: (state, side) => side === 'jihadist' || !anyIslamist(state),

  event(action) {
    if (action.side === 'us') changeFunding(action, -2);
    else changePrestige(action, anyIslamist(action.state) ? -3 : -1);
  },
};
