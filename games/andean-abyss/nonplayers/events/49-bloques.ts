import { departments } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';
import { basesFit, placesGuerrilla } from './shared.ts';

/** 49 Bloques. */
export const bloques: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => basesFit(state, one, 'auc') || placesGuerrilla(state, one, 'auc')),
  policy: {
    spaces: {
      place: {
        counts: true,
        keys: [
          ({ state }, space) =>
            Number(basesFit(state, space, 'auc')) + Number(placesGuerrilla(state, space, 'auc')),
        ],
      },
    },
  },
  worth: always(3),
  harm: COMMON_HARM,
};
