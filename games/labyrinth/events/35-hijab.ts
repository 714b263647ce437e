import { improve, test } from '../deeds.ts';
import { AT } from '../map.ts';
import { anyIslamist } from '../country.ts';
import { changeFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { selectPosture } from './vocabulary.ts';

/** 35 Hijab. */
export const hijab: CardEvent = {
  isPlayable: (state) => !anyIslamist(state),

  *event(action) {
    test(action, AT.turkey);
    improve(action, AT.turkey);
    yield* selectPosture(action, AT.france);
    changeFunding(action, -2);
  },
};
