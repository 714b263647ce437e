import { bases, guerrillas, lands } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM, TRACK } from './opinion.ts';

/** 26 Gramaje. */
export const gramaje: CardOpinion = {
  usable: (state) =>
    state.resources.cartels > 0 &&
    state.resources.farc < TRACK &&
    lands(state).some((one) => bases(state, one, 'cartels') > 0 && guerrillas(state, one, 'farc') > 0),
  worth: always(0),
  harm: COMMON_HARM,
};
