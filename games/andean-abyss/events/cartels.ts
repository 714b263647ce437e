/** Cards 55 to 72, whose first symbol is the Cartels'. */
import type { CardEvent } from './rules.ts';

type Number = 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67 | 68 | 69 | 70 | 71 | 72;

export const cartelsCards: Readonly<Partial<Record<Number, CardEvent>>> = {};
