import type { Insurgent } from '../../forces.ts';
import { idOf, isLoc, populationOf, type Space } from '../../map.ts';
import { guerrillas, hasOpposition, lands, type State } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { always, type CardOpinion, type SpaceChoice } from './opinion.ts';

/** Where the faction has a guerrilla; FARC not in Opposition. */
const cleansable = (state: State, space: Space, faction: Insurgent): boolean =>
  !isLoc(space) &&
  guerrillas(state, space, faction) > 0 &&
  !(faction === 'farc' && hasOpposition(state, space));

/** In a City or Department, FARC not in Opposition. */
const cleansing: SpaceChoice = {
  filter: ({ state, faction }, space) => cleansable(state, space, faction),
  note(mind, space) {
    if (populationOf(space) === 0) because(mind, '8.4.card-46.population-0', { space: idOf(space) });
  },
};

function cleansedLevel(mind: Mind): string {
  const isAuc = mind.faction === 'auc';
  because(mind, isAuc ? '8.4.card-46.auc-support' : '8.4.card-46.opposition');
  return isAuc ? 'passive-support' : 'passive-opposition';
}

/** 46 Limpieza. */
export const limpieza: CardOpinion = {
  usable: (state, faction) => lands(state).some((one) => cleansable(state, one, faction)),
  policy: { spaces: { act: cleansing }, answers: { 'ask.event.how': cleansedLevel } },
  worth: always(0),
  harm: 4,
};
