import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { test } from '../deeds.ts';
import { isPile } from '../hands.ts';
import { ALL, AT, SHIA_MIX } from '../map.ts';
import { rollToWorsen } from '../operations/jihad.ts';
import { nearestShiaMix } from '../solitaire/shia-mix.ts';
import { isJihadAllowed, isUnmarked } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removeCellAmong } from './vocabulary.ts';

/** 9.4.2.1 Alone: the Good, else the Fair country nearest to one of the Shia-Mix table. */
function* jihadAlone(action: Action): Rules<void> {
  const { state } = action;
  const country = yield* nearestShiaMix(action, (one) => isJihadAllowed(state, one));
  if (country !== undefined) rollToWorsen(action, country, 2);
}

/** 104, 105 Iran. L31: the Jihadist names a country in which there can be a Jihad (8.4, D-R4), the US any. */
export const iran: CardEvent = {
  *event(action) {
    const { state, side } = action;
    if (isPile(state, side)) return yield* jihadAlone(action);
    const open = SHIA_MIX.filter(
      (one) => side === 'us' || isUnmarked(state, one) || isJihadAllowed(state, one),
    );
    const country = yield* oneOf(action, 'choose', open);
    if (country === undefined) return;
    test(action, country);
    if (side === 'us')
      yield* removeCellAmong(
        action,
        ALL.filter((one) => one === country || one === AT.iran),
      );
    else if (isJihadAllowed(state, country)) rollToWorsen(action, country, 2);
  },
};
