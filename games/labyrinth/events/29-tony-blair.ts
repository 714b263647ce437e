import { setPosture } from '../deeds.ts';
import { AT, SCHENGEN } from '../map.ts';
import { rollForPosture } from '../operations/war-of-ideas.ts';
import { usPosture } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf } from './vocabulary.ts';

/** 29 Tony Blair. D-29: three different countries; the US may stop before. */
export const tonyBlair: CardEvent = {
  *event(action) {
    setPosture(action, AT['united-kingdom'], usPosture(action.state));
    const open = SCHENGEN.slice();
    for (let left = 3; left > 0; left--) {
      const country = yield* mayBeOneOf(action, 'act', open, left);
      if (country === undefined) return;
      open.splice(open.indexOf(country), 1);
      rollForPosture(action, country);
    }
  },
};
