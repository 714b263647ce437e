import { availableCells } from '../levels.ts';
import type { CardEvent } from './rules.ts';
import { isFirstCard } from './vocabulary.ts';

/** 48 Adam Gadahn. What the second card then does is in ../play-card.ts. */
export const adamGadahn: CardEvent = {
  isPlayable: (state) => isFirstCard(state, 48) && availableCells(state) > 0,
  event({ state }) {
    state.phase.bound = 'gadahn';
  },
};
