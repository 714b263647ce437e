/** What the unshaded and single texts are worth to the Government, by card. Ours; nothing in the rulebook. */
import { CITIES, LOCS } from '../../map.ts';
import {
  allGuerrillas,
  basesOnMap,
  hasOpposition,
  isSabotaged,
  lands,
  level,
  pieces,
  spaces,
  type State,
  terror,
} from '../../state.ts';

type Worth = (state: State) => number;
const always =
  (worth: number): Worth =>
  () =>
    worth;
/** Four where the test holds, else one. */
const when =
  (test: (state: State) => boolean, worth = 4): Worth =>
  (state) =>
    test(state) ? worth : 1;

const someLand = (state: State, test: (space: Parameters<typeof level>[1]) => boolean): boolean =>
  lands(state).some(test);
const isUnsure = (state: State): boolean => CITIES.some((city) => level(state, city) < 2);
const cartelsGunmen = (state: State): number =>
  spaces(state).reduce((sum, space) => sum + pieces(state, space, 'cartels'), 0) -
  basesOnMap(state, 'cartels');

export const EVENT_WORTH: Readonly<Partial<Record<number, Worth>>> = {
  1: always(4),
  2: always(4),
  3: always(4),
  4: always(5),
  5: always(3),
  6: when((state) => LOCS.some((loc) => isSabotaged(state, loc))),
  7: always(4),
  8: always(3),
  9: always(4),
  10: always(3),
  11: always(3),
  12: when((state) => state.aid >= 6, 5),
  13: always(2),
  14: always(3),
  15: always(5),
  16: always(4),
  17: when((state) => state.aid >= 6, 5),
  18: always(5),
  21: always(4),
  22: when((state) => someLand(state, (space) => hasOpposition(state, space))),
  23: always(3),
  24: when(isUnsure),
  25: always(5),
  27: always(3),
  28: always(4),
  29: always(3),
  31: always(5),
  32: always(5),
  33: always(4),
  34: always(2),
  35: always(4),
  37: always(3),
  38: always(2),
  39: always(4),
  40: always(4),
  41: always(3),
  42: always(5),
  43: always(2),
  44: when(isUnsure),
  45: when((state) => someLand(state, (space) => terror(state, space) > 0)),
  47: always(3),
  48: always(4),
  49: always(3),
  50: always(2),
  51: always(4),
  52: always(5),
  55: when((state) => cartelsGunmen(state) >= 3),
  56: when((state) => state.resources.cartels >= 6, 5),
  57: always(4),
  58: when((state) => cartelsGunmen(state) >= 2),
  59: always(3),
  60: when((state) => basesOnMap(state, 'cartels') > 4, 5),
  61: always(4),
  62: always(3),
  63: when((state) => cartelsGunmen(state) >= 5),
  66: when((state) => basesOnMap(state, 'cartels') > 4, 5),
  67: when((state) => state.resources.cartels >= 8, 4),
  68: always(3),
  70: when((state) => lands(state).filter((space) => allGuerrillas(state, space) === 0).length > 14),
  71: always(2),
  72: always(2),
};

/** What the text that a non-player executes costs the Government, in points; cards not named here cost COMMON_HARM. */
export const EVENT_HARM: Readonly<Partial<Record<number, number>>> = {
  1: 3,
  2: 4,
  3: 4,
  4: 4,
  5: 3,
  7: 3,
  8: 3,
  9: 3,
  10: 1,
  11: 3,
  12: 3,
  15: 6,
  16: 4,
  17: 3,
  18: 4,
  19: 4,
  22: 5,
  24: 5,
  25: 4,
  29: 4,
  31: 4,
  33: 3,
  34: 3,
  40: 3,
  42: 3,
  43: 3,
  44: 10,
  46: 4,
  48: 5,
  51: 3,
  55: 3,
  58: 1,
  70: 4,
};

export const COMMON_HARM = 2;
