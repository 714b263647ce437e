/** Cards 37 to 54, whose first symbol is AUC's. */
import { demobilization } from './40-demobilization.ts';
import type { CardEvent } from './rules.ts';

type Number = 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54;

export const aucCards: Readonly<Partial<Record<Number, CardEvent>>> = {
  40: demobilization,
};
