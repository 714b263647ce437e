import { idOf, isLoc } from '../../map.ts';
import { active, hasSupport, spaces } from '../../state.ts';
import { because } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';
import { hasFreeMarch, marchIfPossible } from './shared.ts';

const cover: SpaceChoice = {
  keys: [({ state }, space) => hasSupport(state, space), (_mind, space) => isLoc(space)],
  gives: ({ state }, space) => active(state, space, 'farc'),
  note(mind, space) {
    const where = hasSupport(mind.state, space) ? 'support' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-20.flip-${where}`, { space: idOf(space) });
  },
};

/** 20 Mono Jojoy. */
export const monoJojoy: CardOpinion = {
  usable: (state) =>
    hasFreeMarch(state, 'farc') || spaces(state).some((one) => active(state, one, 'farc') > 0),
  policy: { spaces: { turn: cover }, answers: { 'ask.event.whether': marchIfPossible } },
  worth: always(0),
  harm: COMMON_HARM,
};
