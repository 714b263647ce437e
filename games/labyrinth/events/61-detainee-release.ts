import { draw } from '../hands.ts';
import { ALL, type Country } from '../map.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { placeCellAmong } from './vocabulary.ts';

/** D-61: in this action phase or the one before it, whoever's card brought the Disrupt about. */
const disrupted = ({ memory }: State): Country[] =>
  ALL.filter(
    (country) => memory.now.disrupted.includes(country) || memory.before.disrupted.includes(country),
  );

/** 61 Detainee Release. */
export const detaineeRelease: CardEvent = {
  isPlayable: (state) => disrupted(state).length > 0,

  *event(action) {
    yield* placeCellAmong(action, disrupted(action.state));
    draw(action, 'jihadist', 1);
  },
};
