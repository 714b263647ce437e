import { type Country, isShiaMix } from '../map.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { improveOneOf, regimeChanges, withCells } from './vocabulary.ts';

const open = (state: State): Country[] => withCells(state, regimeChanges(state)).filter(isShiaMix);

/** 46 Sistani. */
export const sistani: CardEvent = {
  isPlayable: (state) => open(state).length > 0,
  event: (action) => improveOneOf(action, open(action.state)),
};
