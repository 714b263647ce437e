import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { worsen } from '../deeds.ts';
import { isPile } from '../hands.ts';
import { type Country, SHIA_MIX } from '../map.ts';
import { nearestShiaMix } from '../solitaire/shia-mix.ts';
import { troops } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removeUpTo, withCells, worsenOneOf } from './vocabulary.ts';

const open = (state: State): Country[] =>
  withCells(state, SHIA_MIX).filter((country) => troops(state, country) > 0);

/** 9.4.2.1 Alone: as for Iran (card 104), among the countries that this card names. */
function* worsenAlone(action: Action): Rules<void> {
  const country = yield* nearestShiaMix(action, (one) => open(action.state).includes(one));
  if (country !== undefined) worsen(action, country);
}

/** 106 Jaysh al-Mahdi. */
export const jayshAlMahdi: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const among = open(action.state);
    if (isPile(action.state, action.side)) return yield* worsenAlone(action);
    if (action.side === 'jihadist') return yield* worsenOneOf(action, among);
    const country = yield* oneOf(action, 'remove', among);
    if (country !== undefined) yield* removeUpTo(action, country, 2);
  },
};
