/** Cards 55 to 72, whose first symbol is the Cartels'. */
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
import type { CardEvent } from './rules.ts';

type Number = 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67 | 68 | 69 | 70 | 71 | 72;

export const cartelsCards: Readonly<Record<Number, CardEvent>> = {
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
