/** Cards 19 to 36, whose first symbol is FARC's. */
import { generalOffensive } from './19-general-offensive.ts';
import { monoJojoy } from './20-mono-jojoy.ts';
import { raulReyes } from './21-raul-reyes.ts';
import { alfonsoCano } from './22-alfonso-cano.ts';
import { dodContractors } from './23-dod-contractors.ts';
import { operacionJaque } from './24-operacion-jaque.ts';
import { ejercitoDeLiberacionNacional } from './25-ejercito-de-liberacion-nacional.ts';
import { gramaje } from './26-gramaje.ts';
import { misilAntiaereo } from './27-misil-antiaereo.ts';
import { hugoChavez } from './28-hugo-chavez.ts';
import { killZone } from './29-kill-zone.ts';
import { peaceCommission } from './30-peace-commission.ts';
import { betancourt } from './31-betancourt.ts';
import { secuestrados } from './32-secuestrados.ts';
import { sucumbios } from './33-sucumbios.ts';
import { airdroppedAks } from './34-airdropped-aks.ts';
import { cropSubstitution } from './35-crop-substitution.ts';
import { zonaDeConvivencia } from './36-zona-de-convivencia.ts';
import type { CardEvent } from './rules.ts';

type Number = 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36;

export const farcCards: Readonly<Record<Number, CardEvent>> = {
  19: generalOffensive,
  20: monoJojoy,
  21: raulReyes,
  22: alfonsoCano,
  23: dodContractors,
  24: operacionJaque,
  25: ejercitoDeLiberacionNacional,
  26: gramaje,
  27: misilAntiaereo,
  28: hugoChavez,
  29: killZone,
  30: peaceCommission,
  31: betancourt,
  32: secuestrados,
  33: sucumbios,
  34: airdroppedAks,
  35: cropSubstitution,
  36: zonaDeConvivencia,
};
