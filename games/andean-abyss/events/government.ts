/** Cards 1 to 18, whose first symbol is the Government's. */
import { firstDivision } from './01-first-division.ts';
import { occidentalAndEcopetrol } from './05-occidental-and-ecopetrol.ts';
import { planColombia } from './12-plan-colombia.ts';
import { warTax } from './15-war-tax.ts';
import type { CardEvent } from './rules.ts';

type Number = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

export const governmentCards: Readonly<Partial<Record<Number, CardEvent>>> = {
  1: firstDivision,
  5: occidentalAndEcopetrol,
  12: planColombia,
  15: warTax,
};
