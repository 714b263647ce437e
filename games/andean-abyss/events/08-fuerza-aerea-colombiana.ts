import { airStrikeOnce, canAirStrike } from '../activities/air-strike.ts';
import { by, under } from '../action.ts';
import { chooseWhether } from '../ask.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

/** 8 Fuerza Aérea Colombiana. 5.1.2: these Air Strikes are flown even under card 12. */
export const fuerzaAereaColombiana: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state, rule, table } = action;
    for (let i = 0; i < 3 && canAirStrike(state, { event: true }); i++) {
      if (!(yield* chooseWhether(action, say('ask.event.whether', rule, { card: state.card })))) return;
      table.fired('activity.air-strike');
      yield* airStrikeOnce(under(action, '4.2.2'), { event: true });
    }
  },

  shaded: [{ lose: 'government-resources', amount: 9 }],
};
