import { setAlignment } from '../deeds.ts';
import { type Country, idOf, MUSLIM } from '../map.ts';
import { isAdversary } from '../country.ts';
import { NEUTRAL, type State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

/** D-14: Islamist Rule countries qualify. */
const open = (state: State): Country[] => MUSLIM.filter((country) => isAdversary(state, country));

/** The lowest die that works. */
const SUCCESS = 4;

/** 14 Covert Action. */
export const covertAction: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    const { state, table, rule } = action;
    const country = yield* oneOf(action, 'shift', open(state));
    if (country === undefined) return;
    const roll = table.roll(6);
    const isWon = roll >= SUCCESS;
    table.log(say('log.covert-action', rule, { country: idOf(country), roll, needed: SUCCESS, isWon }));
    if (isWon) setAlignment(action, country, NEUTRAL);
  },
};
