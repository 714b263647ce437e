/** Cards 37 to 54, whose first symbol is AUC's. */
import { formerMilitary } from './37-former-military.ts';
import { nationalCoordinationCenter } from './38-national-coordination-center.ts';
import { soldadosCampesinos } from './39-soldados-campesinos.ts';
import { demobilization } from './40-demobilization.ts';
import { mancuso } from './41-mancuso.ts';
import { senadoAndCamara } from './42-senado-and-camara.ts';
import { calimaFront } from './43-calima-front.ts';
import { colombiaNueva } from './44-colombia-nueva.ts';
import { losDerechosHumanos } from './45-los-derechos-humanos.ts';
import { limpieza } from './46-limpieza.ts';
import { pintoAndDelRosario } from './47-pinto-and-del-rosario.ts';
import { unionSindicalObrera } from './48-union-sindical-obrera.ts';
import { bloques } from './49-bloques.ts';
import { carabineros } from './50-carabineros.ts';
import { pipelineRepairs } from './51-pipeline-repairs.ts';
import { castano } from './52-castano.ts';
import { criminalAirForce } from './53-criminal-air-force.ts';
import { desertersAndDefectors } from './54-deserters-and-defectors.ts';
import type { CardEvent } from './rules.ts';

type Number = 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54;

export const aucCards: Readonly<Record<Number, CardEvent>> = {
  37: formerMilitary,
  38: nationalCoordinationCenter,
  39: soldadosCampesinos,
  40: demobilization,
  41: mancuso,
  42: senadoAndCamara,
  43: calimaFront,
  44: colombiaNueva,
  45: losDerechosHumanos,
  46: limpieza,
  47: pintoAndDelRosario,
  48: unionSindicalObrera,
  49: bloques,
  50: carabineros,
  51: pipelineRepairs,
  52: castano,
  53: criminalAirForce,
  54: desertersAndDefectors,
};
