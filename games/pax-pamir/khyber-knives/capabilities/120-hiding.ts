/** 120 Hiding: a card of the tableau goes back to the hand, for 2 rupees a star. */
import { pick } from '../../asking.ts';
import { leave } from '../../leaving.ts';
import { payRightEnd } from '../../rupees.ts';
import { leavingLabel } from '../../signs.ts';
import { capabilityOf, type Court, playerOf, rankOf, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import type { CapabilityAction } from './rules.ts';

const costOf = (state: State, court: Court): number =>
  (capabilityOf(state, 120).cost ?? 0) * rankOf(state, court);

const hideable = (state: State, who: Who): Court[] => {
  const { tableau, rupees } = playerOf(state, who);
  return tableau.filter((court) => costOf(state, court) <= rupees);
};

export const hiding: CapabilityAction = {
  card: 120,
  canUse: (state, who) => hideable(state, who).length > 0,
  whyNot(state, who) {
    const { tableau, rupees } = playerOf(state, who);
    if (tableau.length === 0) return say('why.no-tableau', 'J7.3.3');
    const cost = Math.min(...tableau.map((court) => costOf(state, court)));
    return say('why.cost', 'J7.3.3', { cost, rupees });
  },
  *use(table, who) {
    const { state } = table;
    const found = hideable(state, who);
    const picked = yield* pick(state, who, {
      prompt: say('ask.hiding', 'J7.3.3'),
      among: found.map((court) => String(court.card)),
      label: (option) => leavingLabel(state, who, option, 'J7.3.3'),
    });
    const courts = found.filter((court) => String(court.card) === picked);
    for (const court of courts) yield* payRightEnd(state, who, costOf(state, court), 'J7.3.3');
    yield* leave(table, { owner: who, courts, to: 'hand', cause: null, rule: 'J7.3.3' });
  },
};
