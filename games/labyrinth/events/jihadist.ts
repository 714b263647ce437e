/** Cards 48 to 95, associated with the Jihadist. */
import type { JihadistCard } from '../cards.ts';
import { adamGadahn } from './48-adam-gadahn.ts';
import { ansarAlIslam } from './50-ansar-al-islam.ts';
import { madrassas } from './53-madrassas.ts';
import { moqtadaAlSadr } from './54-moqtada-al-sadr.ts';
import { abuSayyaf } from './57-abu-sayyaf.ts';
import { alAnbar } from './58-al-anbar.ts';
import { detaineeRelease } from './61-detainee-release.ts';
import { heu, kazakhStrain, looseNuke } from './65-heu.ts';
import { fata } from './80-fata.ts';
import { jihadistVideos } from './82-jihadist-videos.ts';
import { leak } from './84-leak.ts';
import { martyrdomOperation } from './87-martyrdom-operation.ts';
import { quagmire } from './90-quagmire.ts';
import { itjihadJihadist } from './94-itjihad-jihadist.ts';
import { schengenVisas } from './74-schengen-visas.ts';
import { axisOfEvil } from './78-axis-of-evil.ts';
import { cleanOperatives } from './79-clean-operatives.ts';
import type { CardEvent } from './rules.ts';

/** Not yet written: whoever writes one takes it off here, and the type checker asks for it below. */
export type UnwrittenJihadist =
  | 49
  | 51
  | 52
  | 55
  | 56
  | 59
  | 60
  | 62
  | 63
  | 64
  | 66
  | 67
  | 68
  | 70
  | 72
  | 73
  | 75
  | 76
  | 77
  | 81
  | 83
  | 86
  | 91
  | 92
  | 93
  | 95;

export const jihadistEvents: Readonly<Record<Exclude<JihadistCard, UnwrittenJihadist>, CardEvent>> = {
  48: adamGadahn,
  50: ansarAlIslam,
  53: madrassas,
  54: moqtadaAlSadr,
  57: abuSayyaf,
  58: alAnbar,
  61: detaineeRelease,
  65: heu,
  69: kazakhStrain,
  71: looseNuke,
  74: schengenVisas,
  78: axisOfEvil,
  79: cleanOperatives,
  80: fata,
  82: jihadistVideos,
  84: leak,
  85: leak,
  87: martyrdomOperation,
  88: martyrdomOperation,
  89: martyrdomOperation,
  90: quagmire,
  94: itjihadJihadist,
};
