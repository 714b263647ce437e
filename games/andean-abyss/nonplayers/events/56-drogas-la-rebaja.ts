import { CITIES } from '../../map.ts';
import { pieces } from '../../state.ts';
import { type CardOpinion, COMMON_HARM, TRACK, when } from './opinion.ts';
import { basesFit, quietCity } from './shared.ts';

/** 56 Drogas La Rebaja. */
export const drogasLaRebaja: CardOpinion = {
  usable: (state) =>
    CITIES.some((city) => basesFit(state, city, 'cartels')) ||
    (state.resources.cartels < TRACK && CITIES.some((city) => pieces(state, city, 'cartels') > 0)),
  policy: { spaces: { place: quietCity } },
  worth: when((state) => state.resources.cartels >= 6, 5),
  harm: COMMON_HARM,
};
