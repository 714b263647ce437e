import { endEffect, opposite, setPosture, shiftAlignment, test } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import { isAdversary, usPosture } from '../country.ts';
import { ADVERSARY, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

/** L54: what is as it would become is not named. */
const open = (state: State): Country[] =>
  [AT['central-asia'], AT.caucasus].filter((country) =>
    country === AT.caucasus
      ? state.posture[country] !== opposite(usPosture(state))
      : !isAdversary(state, country),
  );

/** 62 Ex-KGB. */
export const exKgb: CardEvent = {
  *event(action) {
    const { state } = action;
    // D-62
    if (state.effects['ctr-russia']) return endEffect(action, 'ctr-russia');
    const country = yield* oneOf(action, 'choose', open(state));
    if (country === AT.caucasus) setPosture(action, country, opposite(usPosture(state)));
    else if (country !== undefined) {
      test(action, country);
      shiftAlignment(action, country, ADVERSARY);
    }
  },
};
