import { gain, PASSIVE_OPPOSITION, rollDie, setLevel } from '../changes.ts';
import { CITIES } from '../map.ts';
import { level } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './vocabulary.ts';

/** 15 War Tax. */
export const warTax: CardEvent = {
  unshaded(action) {
    gain(action, 'government', 4 * rollDie(action));
  },

  *shaded(action) {
    const among = () => CITIES.filter((city) => [0, 1].includes(level(action.state, city)));
    yield* inSpaces(action, 'shift', 1, among, (city) => setLevel(action, city, PASSIVE_OPPOSITION));
  },
};
