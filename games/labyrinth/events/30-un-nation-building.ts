import { addAid } from '../deeds.ts';
import { rollForIdeas } from '../operations/war-of-ideas.ts';
import { isAdversary } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, regimeChanges } from './vocabulary.ts';

/** 30 UN Nation Building. The troops that 7.2.1.3 asks for are not needed (6.2.2). */
export const unNationBuilding: CardEvent = {
  isPlayable: (state) => regimeChanges(state).length > 0,

  *event(action) {
    const { state } = action;
    const country = yield* oneOf(action, 'aid', regimeChanges(state));
    if (country === undefined) return;
    addAid(action, country);
    // D-30
    if (!isAdversary(state, country)) rollForIdeas(action, country, true);
  },
};
