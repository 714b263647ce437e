import { ALL, type Country } from '../map.ts';
import { isBeside, troops } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { removeCellAmong, withCells } from './vocabulary.ts';

/** Countries with cells that hold troops or lie beside some; Iran may be one (L30). */
function withinReach(state: State): Country[] {
  const hasTroops = (country: Country): boolean => troops(state, country) > 0;
  return withCells(state, ALL).filter((country) => hasTroops(country) || isBeside(state, country, hasTroops));
}

/** 8 to 10 Special Forces. */
export const specialForces: CardEvent = {
  isPlayable: (state) => withinReach(state).length > 0,
  event: (action) => removeCellAmong(action, withinReach(action.state)),
};
