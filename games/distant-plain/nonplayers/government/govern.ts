/** 8.6.2 Govern. */
import { waysToGovern } from '../../activities/govern.ts';
import { AFGHAN_LANDS, idOf, RETURNEES, type Space } from '../../map.ts';
import { bases, hasSupport, peopleOf, returneesLeft, type State } from '../../state.ts';
import { because, becauseOf, type Mind } from '../mind.ts';

/** Spaces that gain something by it. */
export const governable = (state: State): Space[] =>
  AFGHAN_LANDS.filter((space) => waysToGovern(state, space).length > 0);

/** Patronage or returnees. */
export function governWay(mind: Mind, space: Space): string {
  const { state, options } = mind;
  const isMarked = (state.returnees[space] ?? 0) > 0;
  if (peopleOf(space, state) === 0) becauseOf(mind, 'G.govern.pop0', space);
  else if (hasSupport(state, space) && bases(state, space, 'coalition') > 0)
    becauseOf(mind, 'G.govern.coalition', space);
  else if (isMarked) becauseOf(mind, 'G.govern.patronage', space);
  else return rolledWay(mind, space);
  const wanted = isMarked ? 'patronage' : 'returnees';
  return options.includes(wanted) ? wanted : (options[0] ?? wanted);
}

/** Above the markers left Patronage, else a marker; where that is impossible, the other. */
function rolledWay(mind: Mind, space: Space): string {
  const roll = mind.dice.roll(6);
  const isHigh = roll > returneesLeft(mind.state, RETURNEES);
  because(mind, isHigh ? 'G.govern.rollPatronage' : 'G.govern.rollMarker', { roll, space: idOf(space) });
  const wanted = isHigh ? 'patronage' : 'returnees';
  return mind.options.includes(wanted) ? wanted : (mind.options[0] ?? wanted);
}
