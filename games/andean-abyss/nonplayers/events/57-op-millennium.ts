import { isCity, type Space } from '../../map.ts';
import { lands, police, type State } from '../../state.ts';
import { because } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';

/** Police in Cities and Departments. */
const garrisons = (state: State): Space[] => lands(state).filter((space) => police(state, space) > 0);

/** Cities, then Departments. */
const infiltrated: SpaceChoice = {
  keys: [(_mind, space) => isCity(space)],
  note: (mind, space) => because(mind, isCity(space) ? '8.4.card-57.city' : '8.4.card-57.department'),
};

/** 57 Op Millennium. */
export const opMillennium: CardOpinion = {
  usable: (state) => garrisons(state).length > 0,
  policy: { spaces: { replace: infiltrated } },
  worth: always(4),
  harm: COMMON_HARM,
};
