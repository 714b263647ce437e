import { type Country, SHIA_MIX } from '../map.ts';
import { type State, troops } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removeUpTo, withCells, worsenOneOf } from './vocabulary.ts';

const open = (state: State): Country[] =>
  withCells(state, SHIA_MIX).filter((country) => troops(state, country) > 0);

/** 106 Jaysh al-Mahdi. */
export const jayshAlMahdi: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const among = open(action.state);
    if (action.side === 'jihadist') return yield* worsenOneOf(action, among);
    const country = yield* oneOf(action, 'remove', among);
    if (country !== undefined) yield* removeUpTo(action, country, 2);
  },
};
