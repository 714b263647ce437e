import { by } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { gain } from '../deeds.ts';
import { BASE, INSURGENTS, UNDERGROUND } from '../forces.ts';
import { populationOf } from '../map.ts';
import { departments } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, placePieces } from './vocabulary.ts';

/** 34 Airdropped AKs. */
export const airdroppedAks: CardEvent = {
  *unshaded(action) {
    const { state, rule } = action;
    const rich = () => INSURGENTS.filter((faction) => state.resources[faction] > 0);
    const faction = yield* chooseFaction(action, say('ask.event.faction', rule, { card: state.card }), rich);
    if (faction !== undefined) gain(action, faction, -5);
  },

  // D22: the faction may choose a Department; then it places all it can.
  *shaded(outer) {
    const { state, rule } = outer;
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const faction = yield* chooseFaction(outer, prompt, () => INSURGENTS);
    if (faction === undefined) return;
    const action = by(outer, faction);
    const empty = () => departments(state).filter((one) => populationOf(one) === 0);
    const space = yield* mayBeOneOf(action, 'place', empty);
    if (space === undefined) return;
    yield* placePieces(action, space, [BASE[faction]], 1);
    yield* placePieces(action, space, [UNDERGROUND[faction]], 2);
  },
};
