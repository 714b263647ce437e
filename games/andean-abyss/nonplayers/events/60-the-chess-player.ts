import { CITIES, idOf } from '../../map.ts';
import { basesOnMap, isNonPlayer, type State } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { bribery } from '../cartels/bribe.ts';
import { because, type Mind } from '../mind.ts';
import { settle } from '../selection.ts';
import { type CardOpinion, COMMON_HARM, when } from './opinion.ts';
import { basesFit, quietCity } from './shared.ts';

const canBribe = (state: State): boolean =>
  bribery({ ...state, turn: beginTurn('cartels', 'event', { free: true }) }, []) !== undefined;

/** The Bribe of 8.5.3, for nothing. */
function freeBribe(mind: Mind): string {
  const selection = bribery(mind.state, []);
  if (selection === undefined) {
    because(mind, '8.5.3.bribe.no-space');
    return 'done';
  }
  because(mind, '8.4.card-60.bribe');
  return idOf(settle(mind, { ...selection, capacity: 1 }));
}

/** 60 The Chess Player. */
export const theChessPlayer: CardOpinion = {
  usable: (state) =>
    CITIES.some((city) => basesFit(state, city, 'cartels')) ||
    !isNonPlayer(state, 'cartels') ||
    canBribe(state),
  policy: { spaces: { place: quietCity }, answers: { 'ask.event.act': freeBribe } },
  worth: when((state) => basesOnMap(state, 'cartels') > 4, 5),
  harm: COMMON_HARM,
};
