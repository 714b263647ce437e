import { CITIES, idOf, type Space } from '../../map.ts';
import { active, guerrillas, hasSupport, police, spaces, type State } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { best } from '../selection.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';

/** Cartels guerrillas that may go, one staying behind. */
const spareGunmen = (state: State): Space[] =>
  spaces(state).filter((space) => guerrillas(state, space, 'cartels') >= 2);

/** Support Cities with the fewest Police to which somebody could come. */
const havens = (state: State): Space[] =>
  best(
    CITIES.filter((city) => hasSupport(state, city)),
    (city) => -police(state, city),
  ).filter((city) => spareGunmen(state).some((from) => from !== city));

/** Gunmen gather in the Support City with the fewest Police. */
const haven: SpaceChoice = {
  filter: ({ state }, space) => havens(state).includes(space),
  note: (mind, space) => because(mind, '8.4.card-59.city', { space: idOf(space) }),
};

const summoned: SpaceChoice = {
  filter: ({ state }, space) => spareGunmen(state).includes(space),
  keys: [({ state }, space) => guerrillas(state, space, 'cartels')],
  gives: ({ state }, space) => guerrillas(state, space, 'cartels') - 1,
};

/** One guerrilla stays behind. */
function howManyGo(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt, 'from');
  if (from === undefined) return undefined;
  const most = guerrillas(mind.state, from, 'cartels') - 1;
  because(mind, '8.4.card-59.one-stays', { space: idOf(from) });
  return mind.options.findLast((option) => Number(option) <= most) ?? mind.options[0];
}

function whoGoes(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt);
  if (from !== undefined && guerrillas(mind.state, from, 'cartels') <= 1 && mind.options.includes('done')) {
    because(mind, '8.4.card-59.one-stays', { space: idOf(from) });
    return 'done';
  }
  const holder = mind.options.find((option) => option.includes('+'));
  because(mind, holder === undefined ? '8.1.1.as-many' : '8.1.2.march.shipment-first');
  return holder ?? mind.options[0];
}

/** 59 Salcedo. */
export const salcedo: CardOpinion = {
  usable: (state) =>
    spaces(state).some((one) => active(state, one, 'cartels') > 0) || havens(state).length > 0,
  policy: {
    spaces: { from: summoned, to: haven },
    answers: { 'ask.event.number': howManyGo, 'ask.event.piece': whoGoes },
  },
  worth: always(3),
  harm: COMMON_HARM,
};
