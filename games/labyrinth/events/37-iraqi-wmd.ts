import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseWhether } from '../ask.ts';
import { AT, type Country, idOf } from '../map.ts';
import { canChangeRegime, changeRegime } from '../operations/regime-change.ts';
import { isAdversary, usPosture } from '../country.ts';
import { HARD } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';

/** D-37: with this card at once, without further value; or later, as long as the marker is there. */
function* mayChangeRegime(action: Action, country: Country): Rules<void> {
  if (!canChangeRegime(action.state, country)) return;
  const prompt = say('ask.event.regime-change', action.rule, { country: idOf(country) });
  if (yield* chooseWhether(action, prompt)) yield* changeRegime(action, country);
}

const opening = (country: Country): CardEvent => ({
  isPlayable: (state) => usPosture(state) === HARD && isAdversary(state, country),
  event: (action) => mayChangeRegime(action, country),
});

/** 37 Iraqi WMD. */
export const iraqiWmd = opening(AT.iraq);
/** 39 Libyan WMD. */
export const libyanWmd = opening(AT.libya);
