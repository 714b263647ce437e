/** Cards 55 to 72 in English. */
import type { Effects } from './effect.ts';

export const cartelsEffects: Effects = {};
