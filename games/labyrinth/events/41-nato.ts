import { addAid } from '../deeds.ts';
import { idOf } from '../map.ts';
import { gwotPenalty } from '../levels.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, regimeChanges } from './vocabulary.ts';

/** 41 NATO. There is one marker: a second play moves it (D-41). */
export const nato: CardEvent = {
  isPlayable: (state) => gwotPenalty(state) === 0 && regimeChanges(state).length > 0,

  *event(action) {
    const { state, table, rule } = action;
    const country = yield* oneOf(action, 'aid', regimeChanges(state));
    if (country === undefined) return;
    addAid(action, country);
    state.nato = country;
    table.log(say('log.nato', rule, { country: idOf(country) }));
  },
};
