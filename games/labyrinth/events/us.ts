/** Cards 1 to 47, associated with the US. */
import type { UsCard } from '../cards.ts';
import { backlash } from './01-backlash.ts';
import { biometrics } from './02-biometrics.ts';
import { ctr } from './03-ctr.ts';
import { moroTalks } from './04-moro-talks.ts';
import { nest } from './05-nest.ts';
import { sanctions } from './06-sanctions.ts';
import { specialForces } from './08-special-forces.ts';
import { abbas } from './11-abbas.ts';
import { alAzhar } from './12-al-azhar.ts';
import { anbarAwakening } from './13-anbar-awakening.ts';
import { covertAction } from './14-covert-action.ts';
import { ethiopiaStrikes } from './15-ethiopia-strikes.ts';
import { euroIslam } from './16-euro-islam.ts';
import { fsb } from './17-fsb.ts';
import { intelCommunity } from './18-intel-community.ts';
import { kemalistRepublic } from './19-kemalist-republic.ts';
import { kingAbdullah } from './20-king-abdullah.ts';
import { letsRoll } from './21-lets-roll.ts';
import { mossadAndShinBet } from './22-mossad-and-shin-bet.ts';
import { predator } from './23-predator.ts';
import { quartet } from './26-quartet.ts';
import { saddamCaptured } from './27-saddam-captured.ts';
import { sharia } from './28-sharia.ts';
import { tonyBlair } from './29-tony-blair.ts';
import { unNationBuilding } from './30-un-nation-building.ts';
import { wiretapping } from './31-wiretapping.ts';
import { backChannel } from './32-back-channel.ts';
import { benazirBhutto } from './33-benazir-bhutto.ts';
import { enhancedMeasures } from './34-enhanced-measures.ts';
import { hijab } from './35-hijab.ts';
import { indoPakistaniTalks } from './36-indo-pakistani-talks.ts';
import { iraqiWmd, libyanWmd } from './37-iraqi-wmd.ts';
import { libyanDeal } from './38-libyan-deal.ts';
import { massTurnout } from './40-mass-turnout.ts';
import { nato } from './41-nato.ts';
import { pakistaniOffensive } from './42-pakistani-offensive.ts';
import { patriotAct } from './43-patriot-act.ts';
import { renditions } from './44-renditions.ts';
import { saferNow } from './45-safer-now.ts';
import { sistani } from './46-sistani.ts';
import { itjihadUs } from './47-itjihad-us.ts';
import type { CardEvent } from './rules.ts';

export const usEvents: Readonly<Record<UsCard, CardEvent>> = {
  1: backlash,
  2: biometrics,
  3: ctr,
  4: moroTalks,
  5: nest,
  6: sanctions,
  7: sanctions,
  8: specialForces,
  9: specialForces,
  10: specialForces,
  11: abbas,
  12: alAzhar,
  13: anbarAwakening,
  14: covertAction,
  15: ethiopiaStrikes,
  16: euroIslam,
  17: fsb,
  18: intelCommunity,
  19: kemalistRepublic,
  20: kingAbdullah,
  21: letsRoll,
  22: mossadAndShinBet,
  23: predator,
  24: predator,
  25: predator,
  26: quartet,
  27: saddamCaptured,
  28: sharia,
  29: tonyBlair,
  30: unNationBuilding,
  31: wiretapping,
  32: backChannel,
  33: benazirBhutto,
  34: enhancedMeasures,
  35: hijab,
  36: indoPakistaniTalks,
  37: iraqiWmd,
  38: libyanDeal,
  39: libyanWmd,
  40: massTurnout,
  41: nato,
  42: pakistaniOffensive,
  43: patriotAct,
  44: renditions,
  45: saferNow,
  46: sistani,
  47: itjihadUs,
};
