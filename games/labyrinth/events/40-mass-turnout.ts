import type { CardEvent } from './rules.ts';
import { improveOneOf, regimeChanges } from './vocabulary.ts';

/** 40 Mass Turnout. */
export const massTurnout: CardEvent = {
  isPlayable: (state) => regimeChanges(state).length > 0,
  event: (action) => improveOneOf(action, regimeChanges(action.state)),
};
