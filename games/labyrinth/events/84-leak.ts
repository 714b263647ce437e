import { chooseDeed } from '../ask.ts';
import { beginEffect, endEffect, rollPosture } from '../deeds.ts';
import { LEAKABLE, LEAKS } from '../effects.ts';
import { AT } from '../map.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { rollPrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { allies, shiftOneToAdversary } from './vocabulary.ts';

const open = (state: State) => LEAKABLE.filter((effect) => state.effects[effect]);

/** 84, 85 Leak. */
export const leak: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const { state, rule } = action;
    const effect = yield* chooseDeed(action, say('ask.event.effect', rule, { card: 84 }), open(state));
    endEffect(action, effect);
    beginEffect(action, LEAKS[effect]);
    rollPosture(action, AT['united-states']);
    rollPrestige(action);
    yield* shiftOneToAdversary(action, allies(state));
  },
};
