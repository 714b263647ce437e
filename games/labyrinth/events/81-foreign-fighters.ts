import { besiege, placeCells, removeAid } from '../deeds.ts';
import { aid } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, regimeChanges } from './vocabulary.ts';

/** 81 Foreign Fighters. */
export const foreignFighters: CardEvent = {
  isPlayable: (state) => regimeChanges(state).length > 0,

  *event(action) {
    const { state } = action;
    const country = yield* oneOf(action, 'place', regimeChanges(state));
    if (country === undefined) return;
    placeCells(action, country, 5);
    if (aid(state, country) > 0) removeAid(action, country);
    else besiege(action, country);
  },
};
