import { discardAtRandom, passCard, randomCard } from '../hands.ts';
import { canDisruptAnywhere, disruptSomewhere } from '../operations/disrupt.ts';
import { usPosture } from '../country.ts';
import { HARD } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 34 Enhanced Measures. D-34: in the printed sense the US takes the card. */
export const enhancedMeasures: CardEvent = {
  isPlayable: (state) => usPosture(state) === HARD && canDisruptAnywhere(state),

  *event(action) {
    yield* disruptSomewhere(action);
    if (!action.state.variants.printed) {
      discardAtRandom(action, 'jihadist');
      return;
    }
    const card = randomCard(action, 'jihadist');
    if (card !== 0) passCard(action, 'jihadist', 'us', card);
  },
};
