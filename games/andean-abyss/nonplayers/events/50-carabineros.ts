import { idOf, isLoc } from '../../map.ts';
import { hasOpposition, police, spaces } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';

/** Opposition first, LoCs last. */
const corrupted: SpaceChoice = {
  gives: ({ state }, space) => police(state, space),
  keys: [({ state }, space) => hasOpposition(state, space), (_mind, space) => !isLoc(space)],
  note(mind, space) {
    const where = hasOpposition(mind.state, space) ? 'opposition' : isLoc(space) ? 'loc' : 'other';
    because(mind, `8.4.card-50.${where}`, { space: idOf(space) });
  },
};

function corruptedHow(mind: Mind): string {
  const canReplace = mind.options.includes('replace');
  because(mind, canReplace ? '8.4.card-50.replaced' : '8.4.card-50.plain-removal');
  return canReplace ? 'replace' : 'remove';
}

/** 50 Carabineros. */
export const carabineros: CardOpinion = {
  usable: (state) => spaces(state).some((one) => police(state, one) > 0),
  policy: { spaces: { choose: corrupted }, answers: { 'ask.event.how': corruptedHow } },
  worth: always(2),
  harm: COMMON_HARM,
};
