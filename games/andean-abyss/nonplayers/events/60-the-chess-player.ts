import { CITIES, idOf } from '../../map.ts';
import { basesOnMap, isNonPlayer, type State } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { bribe } from '../cartels.ts';
import { because, type Mind } from '../mind.ts';
import { settle } from '../selection.ts';
import { isPossible } from '../steps.ts';
import { type CardOpinion, COMMON_HARM, when } from './opinion.ts';
import { basesFit, quietCity } from './shared.ts';

const canBribe = (state: State): boolean =>
  isPossible(bribe({ state: { ...state, turn: beginTurn('cartels', 'event', { free: true }) } }));

/** The Bribe of 8.5.3, for nothing. */
function freeBribe(mind: Mind): string {
  const { value: step } = bribe(mind).next();
  if (!(step instanceof Object)) {
    because(mind, '8.5.3.bribe.no-space');
    return 'done';
  }
  because(mind, '8.4.card-60.bribe');
  return idOf(settle(mind, { ...step, capacity: 1 }));
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
