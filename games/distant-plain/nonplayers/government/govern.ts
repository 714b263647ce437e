/** 8.6.2 Govern. */
import { waysToGovern } from '../../activities/govern.ts';
import { AFGHAN_LANDS, idOf, RETURNEES, type Space } from '../../map.ts';
import { bases, peopleOf, returneesLeft, type State } from '../../state.ts';
import { because, becauseOf, type Mind } from '../mind.ts';

/** Spaces that gain something by it. */
export const governable = (state: State): Space[] =>
  AFGHAN_LANDS.filter((space) => waysToGovern(state, space).length > 0);

/** Why a space is governed, where no die has a say. */
export function noteGovern(mind: Mind, space: Space): void {
  const { state } = mind;
  if (peopleOf(space, state) === 0) becauseOf(mind, 'G.govern.pop0', space);
  else if (bases(state, space, 'coalition') > 0) becauseOf(mind, 'G.govern.coalition', space);
  else if ((state.returnees[space] ?? 0) > 0) becauseOf(mind, 'G.govern.patronage', space);
}

/** At Support, without Coalition Base and marker, a die says which. */
const isRolledFor = (state: State, space: Space): boolean =>
  peopleOf(space, state) > 0 && bases(state, space, 'coalition') === 0 && (state.returnees[space] ?? 0) === 0;

/** Above the markers left Patronage, else a marker; where that is impossible, the other. */
export function governWay(mind: Mind, space: Space): string {
  const { state, options, dice } = mind;
  const [only = 'done'] = options;
  if (!isRolledFor(state, space)) return only;
  const roll = dice.roll(6);
  const isHigh = roll > returneesLeft(state, RETURNEES);
  because(mind, isHigh ? 'G.govern.rollPatronage' : 'G.govern.rollMarker', { roll, space: idOf(space) });
  const wanted = isHigh ? 'patronage' : 'returnees';
  return options.includes(wanted) ? wanted : only;
}
