import { ALL } from '../map.ts';
import { travelFreely } from '../operations/travel.ts';
import type { CardEvent } from './rules.ts';

/** 79 Clean Operatives. Biometrics and Patriot Act do not matter (D-74). */
export const cleanOperatives: CardEvent = {
  event: (action) => travelFreely(action, 2, ALL, false),
};
