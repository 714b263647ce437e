import { opsOf } from '../cards.ts';
import { SCHENGEN } from '../map.ts';
import { travelFreely } from '../operations/travel.ts';
import { travelByEvent } from '../solitaire/travel.ts';
import type { CardEvent } from './rules.ts';

/** 74 Schengen Visas. Biometrics and Patriot Act do not matter (D-74); the Jihadist may leave it. */
export const schengenVisas: CardEvent = {
  event: (action) =>
    action.state.variants.solo
      ? travelByEvent(action, opsOf(74), SCHENGEN)
      : travelFreely(action, 2, SCHENGEN, true),
};
