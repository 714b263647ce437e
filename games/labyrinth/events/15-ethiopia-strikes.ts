import { become } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import { isIslamist } from '../country.ts';
import { NEUTRAL, POOR, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

const open = (state: State): Country[] =>
  [AT.sudan, AT.somalia].filter((country) => isIslamist(state, country));

/** 15 Ethiopia Strikes. */
export const ethiopiaStrikes: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const country = yield* oneOf(action, 'choose', open(action.state));
    if (country !== undefined) become(action, country, POOR, NEUTRAL);
  },
};
