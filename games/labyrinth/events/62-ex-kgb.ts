import type { Action } from '../action.ts';
import { isExplained } from '../ask.ts';
import { endEffect, opposite, setPosture, shiftAlignment, test } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import { isAdversary, usPosture } from '../country.ts';
import { ADVERSARY, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

const COUNTRIES: readonly Country[] = [AT['central-asia'], AT.caucasus];

/** L54: what is as it would become is not named. */
const changeable = (state: State): readonly Country[] =>
  COUNTRIES.filter((country) =>
    country === AT.caucasus
      ? state.posture[country] !== opposite(usPosture(state))
      : !isAdversary(state, country),
  );

/** 9.6, L76 Alone Central Asia may be named in vain, so that Caucasus is spared. */
function open(action: Action): readonly Country[] {
  const found = changeable(action.state);
  return isExplained(action) && found.includes(AT.caucasus) ? COUNTRIES : found;
}

/** 62 Ex-KGB. */
export const exKgb: CardEvent = {
  *event(action) {
    const { state } = action;
    // D-62
    if (state.effects['ctr-russia']) return endEffect(action, 'ctr-russia');
    const country = yield* oneOf(action, 'choose', open(action));
    if (country === AT.caucasus) setPosture(action, country, opposite(usPosture(state)));
    else if (country !== undefined) {
      test(action, country);
      shiftAlignment(action, country, ADVERSARY);
    }
  },
};
