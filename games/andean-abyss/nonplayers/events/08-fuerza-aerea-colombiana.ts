import { always, type CardOpinion } from './opinion.ts';

/** 8 Fuerza Aérea Colombiana. */
export const fuerzaAereaColombiana: CardOpinion = {
  usable: (state) => state.resources.government > 0,
  worth: always(3),
  harm: 3,
};
