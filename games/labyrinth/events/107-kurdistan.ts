import { addAid, test } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { worsenOneOf } from './vocabulary.ts';

/** 107 Kurdistan. */
export const kurdistan: CardEvent = {
  *event(action) {
    if (action.side === 'us') {
      addAid(action, AT.iraq);
      return;
    }
    test(action, AT.turkey);
    // D-107: the printed card lets the Jihadist choose.
    yield* worsenOneOf(action, action.state.variants.printed ? [AT.turkey, AT.iraq] : [AT.iraq]);
  },
};
