import { by } from '../action.ts';
import { makeIneligible, removeAll, turnOver } from '../changes.ts';
import { INSURGENTS, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { bases, departments, spaces, underground } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removePieces } from './vocabulary.ts';

/** 23 DoD Contractors. */
export const dodContractors: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const isTarget = (space: Space) =>
      bases(state, space, 'cartels') > 0 ||
      INSURGENTS.some((faction) => underground(state, space, faction) > 0);
    const space = yield* oneOf(action, 'act', () => departments(state).filter(isTarget));
    if (space === undefined) return;
    for (const faction of INSURGENTS) turnOver(action, space, UNDERGROUND[faction]);
    yield* removeAll(action, space, ['cartels-base']);
  },

  // The Government takes off its own Troops, so it chooses them.
  *shaded(action) {
    const among = { spaces: () => spaces(action.state), kinds: ['troops'] } as const;
    yield* removePieces(by(action, 'government'), 3, among);
    makeIneligible(action, 'government');
    makeIneligible(action, 'farc');
  },
};
