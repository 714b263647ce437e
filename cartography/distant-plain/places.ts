import type { Point } from '../lib/plane.ts';
import type { Pin } from '../lib/warp.ts';

/** Where a place lies in the world (longitude, latitude) and on the board. */
interface Place {
  readonly world: Point;
  readonly board: Point;
}

const place = (world: Point, board: Point): Place => ({ world, board });

export const WIDTH = 1340;
export const HEIGHT = 1100;

export const KABUL = place([69.17, 34.53], [886, 470]);

export const TOWNS = {
  'tor-kham': place([71.09, 34.12], [1148, 496]),
  aibak: place([68.02, 36.26], [792, 250]),
  shibirghan: place([65.75, 36.67], [556, 226]),
  toraghondi: place([62.27, 35.25], [212, 300]),
  farah: place([62.12, 32.37], [238, 668]),
  kandahar: place([65.7, 31.61], [556, 782]),
  'spin-boldak': place([66.4, 31.0], [668, 884]),
} as const satisfies Record<string, Place>;

/** Where borders meet outside any town: on the frontier first, clockwise from the north-west, then inside. */
export const CORNERS = {
  murghab: place([64.05, 36.08], [366, 216]),
  andkhoy: place([65.65, 37.52], [534, 44]),
  kaldar: place([67.95, 37.15], [772, 84]),
  panj: place([70.2, 37.6], [1002, 72]),
  'wakhan-east': place([73.4, 36.88], [1246, 160]),
  'wakhan-west': place([71.5, 36.3], [1158, 262]),
  'parrots-beak': place([70.05, 33.72], [1078, 620]),
  'zazi-maidan': place([69.35, 33.05], [990, 722]),
  ghwandan: place([68.2, 31.82], [866, 830]),
  khojak: place([66.3, 30.45], [644, 938]),
  registan: place([65.0, 29.54], [496, 962]),
  gaudezereh: place([63.6, 29.49], [330, 962]),
  mashkel: place([62.8, 28.25], [280, 1120]),
  sibi: place([69.6, 28.9], [1010, 1122]),
  'iran-pakistan': place([60.87, 29.86], [70, 930]),
  hamun: place([61.72, 31.38], [124, 806]),
  qain: place([60.6, 33.6], [52, 552]),
  indus: place([71.5, 32.9], [1216, 704]),
  zhob: place([70.25, 31.05], [1062, 904]),

  mazar: place([67.1, 36.6], [682, 246]),
  'konduz-gorge': place([68.4, 36.55], [846, 226]),
  khost: place([70.05, 36.0], [992, 250]),
  anjoman: place([70.5, 35.7], [1044, 308]),
  balkhab: place([67.1, 35.4], [648, 392]),
  maymana: place([64.75, 35.35], [456, 324]),
  firozkoh: place([64.9, 34.95], [462, 410]),
  herat: place([62.25, 34.2], [240, 442]),
  shindand: place([62.18, 33.0], [234, 614]),
  dilaram: place([63.3, 32.15], [330, 712]),
  gereshk: place([64.4, 31.9], [414, 742]),
  maywand: place([65.0, 31.72], [480, 764]),
  jaldak: place([66.8, 32.1], [650, 724]),
  moqur: place([67.6, 32.6], [742, 676]),
  ghazni: place([68.35, 33.45], [808, 618]),
  saydabad: place([68.6, 33.95], [832, 560]),
  ajristan: place([67.0, 33.5], [634, 552]),
  'band-e-amir': place([66.6, 34.6], [594, 458]),
  'lal-wa-sarjangal': place([65.9, 34.5], [528, 462]),
} as const satisfies Record<string, Place>;

export type TownId = keyof typeof TOWNS;
export type Corner = 'kabul' | TownId | keyof typeof CORNERS;

/** Further points that hold the outline in shape, and the world around it. */
const AROUND: readonly Place[] = [
  place([61.2, 35.6], [96, 286]),
  place([60.9, 34.3], [66, 470]),
  place([63.2, 35.9], [290, 244]),
  place([64.6, 37.1], [400, 110]),
  place([66.6, 37.35], [620, 66]),
  place([69.3, 37.1], [896, 92]),
  place([70.9, 38.45], [1076, 28]),
  place([71.6, 37.9], [1150, 60]),
  place([71.6, 36.7], [1160, 190]),
  place([73.0, 37.4], [1222, 96]),
  place([74.9, 37.25], [1296, 118]),
  place([71.2, 35.0], [1150, 400]),
  place([66.25, 29.85], [640, 962]),
  place([61.8, 28.9], [170, 1040]),
  place([66.5, 28.5], [680, 1130]),
  place([58.5, 29.0], [-120, 1000]),
  place([58.5, 36.0], [-120, 240]),
  place([60.0, 39.0], [-80, -60]),
  place([66.0, 39.5], [560, -120]),
  place([72.0, 40.0], [1180, -120]),
  place([76.0, 38.5], [1420, 20]),
  place([76.0, 36.0], [1440, 260]),
  place([72.5, 34.0], [1316, 520]),
  place([71.5, 32.0], [1210, 800]),
  place([70.3, 30.0], [1070, 1010]),
  place([73.5, 30.0], [1440, 1010]),
];

export const PINS: readonly Pin[] = [
  KABUL,
  ...Object.values(TOWNS),
  ...Object.values(CORNERS),
  ...AROUND,
].map(({ world, board }) => ({ from: world, to: board }));
