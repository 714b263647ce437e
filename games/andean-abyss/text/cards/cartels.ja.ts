/** Cards 55 to 72 in Japanese. */
import type { Effects } from './effect.ts';

export const cartelsEffects: Effects = {};
