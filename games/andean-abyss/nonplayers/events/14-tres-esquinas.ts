import { bases, cubes, departments } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';

/** Troops before Police. */
function troopsFirst(mind: Mind): string | undefined {
  if (!mind.options.includes('troops')) return undefined;
  because(mind, '8.4.card-14.troops-first');
  return 'troops';
}

const esquinas: SpaceChoice = {
  counts: true,
  keys: [
    ({ state }, space) => Math.min(1, bases(state, space, 'government')) + Math.min(1, cubes(state, space)),
  ],
};

/** 14 Tres Esquinas. */
export const tresEsquinas: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => bases(state, one, 'government') + cubes(state, one) > 0),
  policy: {
    spaces: { remove: esquinas, choose: esquinas },
    answers: { 'ask.event.piece': troopsFirst, 'ask.remove': troopsFirst },
  },
  worth: always(3),
  harm: COMMON_HARM,
};
