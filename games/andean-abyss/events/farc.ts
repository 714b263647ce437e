/** Cards 19 to 36, whose first symbol is FARC's. */
import { generalOffensive } from './19-general-offensive.ts';
import { raulReyes } from './21-raul-reyes.ts';
import { killZone } from './29-kill-zone.ts';
import { sucumbios } from './33-sucumbios.ts';
import type { CardEvent } from './rules.ts';

type Number = 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36;

export const farcCards: Readonly<Partial<Record<Number, CardEvent>>> = {
  19: generalOffensive,
  21: raulReyes,
  29: killZone,
  33: sucumbios,
};
