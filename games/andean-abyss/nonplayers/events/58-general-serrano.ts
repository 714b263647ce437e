import { CITIES, type Space } from '../../map.ts';
import { pieces, police, spaces, type State } from '../../state.ts';
import { because } from '../mind.ts';
import { type CardOpinion, cartelsGunmen, type SpaceChoice, when } from './opinion.ts';

/** Spaces that Cartels and Police share. */
const sharedWithPolice = (state: State): Space[] =>
  spaces(state).filter((space) => pieces(state, space, 'cartels') > 0 && police(state, space) > 0);

const cleanCities = (state: State): Space[] => CITIES.filter((city) => pieces(state, city, 'cartels') === 0);

/** Police leave the Cartels alone, for one City. */
const transferred: SpaceChoice = {
  filter: ({ state }, space) => sharedWithPolice(state).includes(space),
  gives: ({ state }, space) => police(state, space),
  note: (mind) => because(mind, '8.4.card-58.relocate'),
};

const posting: SpaceChoice = {
  filter({ state }, space) {
    const begun = state.turn?.spaces.at(-1);
    return begun === undefined ? cleanCities(state).includes(space) : begun === space;
  },
};

/** 58 General Serrano. */
export const generalSerrano: CardOpinion = {
  usable: 'always',
  operatesInstead: (state) => sharedWithPolice(state).length === 0 || cleanCities(state).length === 0,
  operating: '8.4.card-58.op',
  policy: { spaces: { from: transferred, to: posting } },
  worth: when((state) => cartelsGunmen(state) >= 2),
  harm: 1,
};
