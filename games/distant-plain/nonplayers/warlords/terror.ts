/** 8.5.3 Warlords Terror. */
import { AFGHAN_LANDS, type Space } from '../../map.ts';
import { hasOpposition, hasSupport, isNonPlayer, type State, type Turn, underground } from '../../state.ts';
import { type Choice, step } from '../selection.ts';

export function warlordsTerror(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (turn.spaces.length > 0) return undefined;
  const among = AFGHAN_LANDS.filter((space) => underground(state, space, 'warlords') > 0 && open(space));
  const opposed = among.filter((space) => hasOpposition(state, space));
  const loyal = among.filter((space) => hasSupport(state, space));
  const first = isNonPlayer(state, 'coalition') ? step('W.terror.opposition', opposed) : undefined;
  const second = isNonPlayer(state, 'taliban') ? step('W.terror.support', loyal) : undefined;
  return first ?? second ?? step('W.terror.any', [...opposed, ...loyal]);
}
