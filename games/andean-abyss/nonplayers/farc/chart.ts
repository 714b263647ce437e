/** 8.7 Which Operation FARC chooses. */
import { isLoc, type Space } from '../../map.ts';
import { available, hasSupport, pieces, spaces, type State, underground } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { buildSites } from '../sites.ts';

const GUERRILLAS = 9;
const THREE = 3;

export function farcChart(mind: Mind): 'rally' | 'march' | 'attack' | 'terror' {
  const { state } = mind;
  const free = available(state, 'farc-underground');
  if (free >= GUERRILLAS) {
    because(mind, '8.7.q1.guerrillas-9', { guerrillas: free });
    return 'rally';
  }
  if (buildSites(state, 'farc').length > 0) {
    because(mind, '8.7.q1.build-site');
    return 'rally';
  }
  because(mind, '8.7.q1.no', { guerrillas: free });
  if (!isForward(mind, state)) {
    because(mind, '8.7.q2.no');
    return 'march';
  }
  const purses = { farc: state.resources.farc, government: state.resources.government };
  if (purses.farc > purses.government) {
    because(mind, '8.7.q3.farc-richer', purses);
    return 'attack';
  }
  because(mind, '8.7.q3.government-richer-or-equal', purses);
  return 'terror';
}

/** D11 Whether a Support space or a LoC holds an Underground FARC guerrilla, or three FARC pieces. */
function isForward(mind: Mind, state: State): boolean {
  const forward = spaces(state).filter((space) => isLoc(space) || hasSupport(state, space));
  const isHidden = (space: Space): boolean => underground(state, space, 'farc') > 0;
  const isMassed = (space: Space): boolean => pieces(state, space, 'farc') >= THREE;
  const towns = forward.filter((space) => !isLoc(space));
  const locs = forward.filter(isLoc);
  if (towns.some(isHidden)) because(mind, '8.7.q2.underground-support');
  else if (locs.some(isHidden)) because(mind, '8.7.q2.underground-loc');
  else if (towns.some(isMassed)) because(mind, '8.7.q2.three-pieces-support');
  else if (locs.some(isMassed)) because(mind, '8.7.q2.three-pieces-loc');
  else return false;
  return true;
}
