/** What is thought of every Event card, by number. A card nobody thought about does not compile. */
import { type CardNumber, isCardNumber } from '../../events/index.ts';
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
import { deaAgents } from './55-dea-agents.ts';
import { drogasLaRebaja } from './56-drogas-la-rebaja.ts';
import { opMillennium } from './57-op-millennium.ts';
import { generalSerrano } from './58-general-serrano.ts';
import { salcedo } from './59-salcedo.ts';
import { theChessPlayer } from './60-the-chess-player.ts';
import { airBridge } from './61-air-bridge.ts';
import { amazonia } from './62-amazonia.ts';
import { narcoWar } from './63-narco-war.ts';
import { cocaineLabs } from './64-cocaine-labs.ts';
import { poppies } from './65-poppies.ts';
import { tingoMaria } from './66-tingo-maria.ts';
import { mexicanTraffickers } from './67-mexican-traffickers.ts';
import { narcoSubs } from './68-narco-subs.ts';
import { riverinesAndFastBoats } from './69-riverines-and-fast-boats.ts';
import { ayahuascaTourism } from './70-ayahuasca-tourism.ts';
import { darien } from './71-darien.ts';
import { sicarios } from './72-sicarios.ts';
import type { CardOpinion } from './opinion.ts';

const OPINIONS: Readonly<Record<CardNumber, CardOpinion>> = {
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
  55: deaAgents,
  56: drogasLaRebaja,
  57: opMillennium,
  58: generalSerrano,
  59: salcedo,
  60: theChessPlayer,
  61: airBridge,
  62: amazonia,
  63: narcoWar,
  64: cocaineLabs,
  65: poppies,
  66: tingoMaria,
  67: mexicanTraffickers,
  68: narcoSubs,
  69: riverinesAndFastBoats,
  70: ayahuascaTourism,
  71: darien,
  72: sicarios,
};

export function opinionOf(card: number): CardOpinion {
  if (!isCardNumber(card)) throw new RangeError(`no Event card ${card}`);
  return OPINIONS[card];
}
