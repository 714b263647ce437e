import { addAid } from '../deeds.ts';
import { AT, type Country } from '../map.ts';
import { troops } from '../country.ts';
import type { State } from '../state.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

const open = (state: State): Country[] => [AT.syria, AT.iraq].filter((country) => troops(state, country) > 0);

/** 13 Anbar Awakening. Al-Anbar ends by the marker (../effects.ts). */
export const anbarAwakening: CardEvent = {
  isPlayable: (state) => open(state).length > 0,

  *event(action) {
    // D-13: where the troops are.
    const country = yield* oneOf(action, 'aid', open(action.state));
    if (country !== undefined) addAid(action, country);
    changePrestige(action, 1);
  },
};
