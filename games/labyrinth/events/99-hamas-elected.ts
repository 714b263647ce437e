import { by } from '../action.ts';
import { chooseCard } from '../ask.ts';
import { discard } from '../hands.ts';
import { say } from '../text/say.ts';
import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 99 HAMAS Elected. The US chooses, whoever plays it (D-99). */
export const hamasElected: CardEvent = {
  *event(action) {
    const { state, rule } = action;
    if (state.hands.us.length > 0) {
      const card = yield* chooseCard(by(action, 'us'), say('ask.event.discard', rule, { card: 99 }), 'us');
      if (card !== 0) discard(action, 'us', card);
    }
    changePrestige(action, -1);
    changeFunding(action, -1);
  },
};
