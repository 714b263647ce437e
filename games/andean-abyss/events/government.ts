/** Cards 1 to 18, whose first symbol is the Government's. */
import { firstDivision } from './01-first-division.ts';
import { ospinaAndMora } from './02-ospina-and-mora.ts';
import { tapias } from './03-tapias.ts';
import { canoLimonCovenas } from './04-cano-limon-covenas.ts';
import { occidentalAndEcopetrol } from './05-occidental-and-ecopetrol.ts';
import { oilSpill } from './06-oil-spill.ts';
import { seventhSpecialForces } from './07-7th-special-forces.ts';
import { fuerzaAereaColombiana } from './08-fuerza-aerea-colombiana.ts';
import { highMountainBattalions } from './09-high-mountain-battalions.ts';
import { blackhawks } from './10-blackhawks.ts';
import { nationalDefenseAndSecurityCouncil } from './11-national-defense-and-security-council.ts';
import { planColombia } from './12-plan-colombia.ts';
import { planMeteoro } from './13-plan-meteoro.ts';
import { tresEsquinas } from './14-tres-esquinas.ts';
import { warTax } from './15-war-tax.ts';
import { coffeePrices } from './16-coffee-prices.ts';
import { madridDonors } from './17-madrid-donors.ts';
import { nspd18 } from './18-nspd-18.ts';
import type { CardEvent } from './rules.ts';

type Number = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

export const governmentCards: Readonly<Record<Number, CardEvent>> = {
  1: firstDivision,
  2: ospinaAndMora,
  3: tapias,
  4: canoLimonCovenas,
  5: occidentalAndEcopetrol,
  6: oilSpill,
  7: seventhSpecialForces,
  8: fuerzaAereaColombiana,
  9: highMountainBattalions,
  10: blackhawks,
  11: nationalDefenseAndSecurityCouncil,
  12: planColombia,
  13: planMeteoro,
  14: tresEsquinas,
  15: warTax,
  16: coffeePrices,
  17: madridDonors,
  18: nspd18,
};
