import { AT, CITIES } from '../../map.ts';
import { always, type CardOpinion, sour } from './opinion.ts';
import { canSour } from './shared.ts';

/** 48 Unión Sindical Obrera. */
export const unionSindicalObrera: CardOpinion = {
  usable: (state) => CITIES.some((city) => city !== AT.bogota && canSour(state, city)),
  levelAfter: sour(1),
  worth: always(4),
  harm: 5,
};
