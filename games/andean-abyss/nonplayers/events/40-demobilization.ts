import { CITIES, spaceOf } from '../../map.ts';
import { cubes, departments, pieces, police, troops } from '../../state.ts';
import { because } from '../mind.ts';
import { always, type CardOpinion, type SpaceChoice } from './opinion.ts';
import { basesFit, placesGuerrilla } from './shared.ts';

/** Most Police, then most Troops. */
const demobilized: SpaceChoice = {
  keys: [({ state }, space) => police(state, space), ({ state }, space) => troops(state, space)],
  note(mind, space) {
    const rivals = mind.options.flatMap((option) => spaceOf(option) ?? []).filter((one) => one !== space);
    const most = police(mind.state, space);
    because(mind, '8.4.card-40.most-police');
    if (rivals.some((one) => police(mind.state, one) === most)) because(mind, '8.4.card-40.most-troops');
  },
};

/** 40 Demobilization. */
export const demobilization: CardOpinion = {
  usable: (state) =>
    departments(state).some((one) => pieces(state, one, 'auc') > 0 && cubes(state, one) > 0) ||
    CITIES.some((city) => basesFit(state, city, 'auc') || placesGuerrilla(state, city, 'auc')),
  policy: { spaces: { from: demobilized } },
  worth: always(4),
  harm: 3,
};
