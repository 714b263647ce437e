import { opsOf } from '../cards.ts';
import { ALL, AT } from '../map.ts';
import { travelFreely } from '../operations/travel.ts';
import { travelByEvent } from '../solitaire/travel.ts';
import type { CardEvent } from './rules.ts';

/** 79 Clean Operatives; alone both cells go to the United States (9.4.2.1). Biometrics and Patriot Act do not matter (D-74). */
export const cleanOperatives: CardEvent = {
  event: (action) =>
    action.state.variants.solo
      ? travelByEvent(action, opsOf(79), [AT['united-states']])
      : travelFreely(action, 2, ALL, false),
};
