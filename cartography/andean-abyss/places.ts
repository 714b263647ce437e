import type { SpaceId } from '@sandtable/andean-abyss/map';
import type { Point } from '../lib/plane.ts';
import type { Pin } from '../lib/warp.ts';

/**
 * Where a place lies in the world (longitude, latitude) and on the board.
 * Double cities ("Bogotá & Villavicencio") lie between their two towns. Cities the rules call coastal or put on a
 * frontier sit exactly on that line, because their circle is what parts the departments on either side.
 */
interface Place {
  readonly world: Point;
  readonly board: Point;
}

const place = (world: Point, board: Point): Place => ({ world, board });

export const WIDTH = 1100;
export const HEIGHT = 1100;

export const CITIES = {
  bogota: place([-73.9, 4.5], [588, 632]),
  cali: place([-76.5, 3.45], [244, 752]),
  medellin: place([-75.75, 6.25], [300, 528]),
  bucaramanga: place([-73.2, 7.1], [548, 440]),
  ibague: place([-75.4, 4.65], [380, 660]),
  'santa-marta': place([-74.22, 11.25], [432, 122]),
  cartagena: place([-75.53, 10.4], [262, 188]),
  cucuta: place([-72.45, 7.9], [697, 350]),
  neiva: place([-75.3, 2.9], [466, 812]),
  pasto: place([-77.45, 0.75], [240, 938]),
  sincelejo: place([-75.6, 9.5], [250, 350]),
} as const satisfies Partial<Record<SpaceId, Place>>;

export const TOWNS = {
  ayacucho: place([-73.6, 8.6], [508, 305]),
  'arauca-town': place([-70.75, 7.05], [885, 405]),
  yopal: place([-72.4, 5.35], [750, 560]),
  'san-jose-del-guaviare': place([-72.64, 2.57], [716, 796]),
  buenaventura: place([-77.05, 3.88], [105, 728]),
  tumaco: place([-78.75, 1.75], [48, 874]),
} as const satisfies Record<string, Place>;

export type CityId = keyof typeof CITIES;
export type TownId = keyof typeof TOWNS;

/** Further points that hold the country's outline in shape, and the corners of the world around it. */
const OUTLINE: readonly Place[] = [
  place([-71.67, 12.45], [672, 30]),
  place([-72.2, 11.1], [665, 120]),
  place([-72.95, 9.85], [648, 200]),
  place([-73.38, 9.17], [608, 248]),
  place([-77.37, 8.66], [122, 380]),
  place([-77.9, 7.23], [92, 478]),
  place([-77.45, 5.6], [102, 605]),
  place([-76.9, 8.1], [160, 418]),
  place([-72, 7], [742, 422]),
  place([-69.43, 6.12], [950, 492]),
  place([-67.45, 6.2], [1066, 500]),
  place([-67.8, 4], [1046, 640]),
  place([-66.88, 1.22], [1082, 880]),
  place([-68.2, 1.75], [1005, 838]),
  place([-69.84, 1.71], [918, 838]),
  place([-70.05, 0.2], [912, 925]),
  place([-77.6, 3], [74, 795]),
  place([-69.42, -1.24], [960, 982]),
  place([-70.06, -2.75], [915, 1072]),
  place([-69.96, -4.24], [945, 1092]),
  place([-73, -2.3], [655, 1088]),
  place([-71.5, -2.45], [800, 1080]),
  place([-74.41, -0.56], [500, 1014]),
  place([-75.28, -0.11], [402, 1006]),
  place([-73.67, 1.63], [604, 892]),
  place([-72.04, 0.66], [740, 948]),
  place([-72.7, 1.15], [668, 930]),
  place([-71.32, 0.13], [780, 958]),
  place([-70.1, 2.1], [890, 820]),
  place([-70.5, 2.79], [868, 745]),
  place([-71.06, 2.87], [828, 738]),
  place([-71.06, 4.92], [852, 605]),
];

const AROUND: readonly Place[] = [
  place([-80, 9], [-60, 370]),
  place([-79, 8.4], [-60, 420]),
  place([-78.3, 7.6], [14, 492]),
  place([-78.2, 9.4], [30, 318]),
  place([-70, 10.5], [790, 150]),
  place([-66, 10.5], [1130, 150]),
  place([-66, 8], [1150, 390]),
  place([-65, 3], [1200, 760]),
  place([-66, -3], [1200, 1050]),
  place([-76, -4], [330, 1230]),
  place([-80.5, 0], [-80, 1060]),
  place([-81, 4], [-120, 740]),
  place([-80, 13], [-80, -30]),
];

export const PINS: readonly Pin[] = [
  ...Object.values(CITIES),
  ...Object.values(TOWNS),
  ...OUTLINE,
  ...AROUND,
].map(({ world, board }) => ({ from: world, to: board }));
