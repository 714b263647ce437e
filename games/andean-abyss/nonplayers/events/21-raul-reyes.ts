import { guerrillas, hasSupport, lands } from '../../state.ts';
import { because } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice, TRACK } from './opinion.ts';
import { basesFit } from './shared.ts';

/** Beside a FARC guerrilla, in Support if possible. */
const stronghold: SpaceChoice = {
  keys: [
    ({ state }, space) => guerrillas(state, space, 'farc') > 0 && hasSupport(state, space),
    ({ state }, space) => guerrillas(state, space, 'farc') > 0,
  ],
  note({ state, why }, space) {
    const isHeld = guerrillas(state, space, 'farc') > 0;
    because(
      { why },
      isHeld
        ? hasSupport(state, space)
          ? '8.4.card-21.guerrilla-support'
          : '8.4.card-21.guerrilla'
        : '8.4.card-21.any',
    );
  },
};

/** 21 Raúl Reyes. */
export const raulReyes: CardOpinion = {
  usable: (state) => state.resources.farc < TRACK || lands(state).some((one) => basesFit(state, one, 'farc')),
  policy: { spaces: { place: stronghold } },
  worth: always(4),
  harm: COMMON_HARM,
};
