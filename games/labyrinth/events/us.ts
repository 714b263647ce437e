/** Cards 1 to 47, associated with the US. */
import type { UsCard } from '../cards.ts';
import { backlash } from './01-backlash.ts';
import { biometrics } from './02-biometrics.ts';
import { ctr } from './03-ctr.ts';
import { nest } from './05-nest.ts';
import { fsb } from './17-fsb.ts';
import { intelCommunity } from './18-intel-community.ts';
import { predator } from './23-predator.ts';
import { unNationBuilding } from './30-un-nation-building.ts';
import { backChannel } from './32-back-channel.ts';
import { enhancedMeasures } from './34-enhanced-measures.ts';
import { iraqiWmd, libyanWmd } from './37-iraqi-wmd.ts';
import { nato } from './41-nato.ts';
import { patriotAct } from './43-patriot-act.ts';
import { itjihadUs } from './47-itjihad-us.ts';
import { euroIslam } from './16-euro-islam.ts';
import { mossadAndShinBet } from './22-mossad-and-shin-bet.ts';
import { tonyBlair } from './29-tony-blair.ts';
import type { CardEvent } from './rules.ts';

/** Not yet written: whoever writes one takes it off here, and the type checker asks for it below. */
export type UnwrittenUs =
  | 4
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 19
  | 20
  | 21
  | 26
  | 27
  | 28
  | 31
  | 33
  | 35
  | 36
  | 38
  | 40
  | 42
  | 44
  | 45
  | 46;

export const usEvents: Readonly<Record<Exclude<UsCard, UnwrittenUs>, CardEvent>> = {
  1: backlash,
  2: biometrics,
  3: ctr,
  5: nest,
  16: euroIslam,
  17: fsb,
  18: intelCommunity,
  22: mossadAndShinBet,
  23: predator,
  24: predator,
  25: predator,
  29: tonyBlair,
  30: unNationBuilding,
  32: backChannel,
  34: enhancedMeasures,
  37: iraqiWmd,
  39: libyanWmd,
  41: nato,
  43: patriotAct,
  47: itjihadUs,
};
