import { CITIES } from '../../map.ts';
import { level } from '../../state.ts';
import { always, type CardOpinion, set } from './opinion.ts';

/** 15 War Tax. */
export const warTax: CardOpinion = {
  usable: (state) => CITIES.some((city) => level(state, city) === 0 || level(state, city) === 1),
  levelAfter: set(-1),
  worth: always(5),
  harm: 6,
};
