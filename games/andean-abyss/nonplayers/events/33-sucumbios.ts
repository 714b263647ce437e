import { AT } from '../../map.ts';
import { always, type CardOpinion } from './opinion.ts';
import { basesFit, placesGuerrilla } from './shared.ts';

/** 33 Sucumbíos. */
export const sucumbios: CardOpinion = {
  usable: (state, faction) =>
    (state.opened & 1) === 0 ||
    basesFit(state, AT.ecuador, faction) ||
    placesGuerrilla(state, AT.ecuador, faction),
  worth: always(4),
  harm: 3,
};
