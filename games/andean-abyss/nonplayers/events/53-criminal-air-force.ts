import { type Insurgent, isUnderground } from '../../forces.ts';
import { idOf, type Space } from '../../map.ts';
import { pieceOf } from '../../shipments.ts';
import { departments, guerrillas, type PieceId, type State } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { best } from '../selection.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';
import { goals, mayLeave } from './shared.ts';

/** Departments from which guerrillas may leave for a goal elsewhere, those with most guerrillas. */
const flights = (state: State, faction: Insurgent): Space[] =>
  best(
    departments(state).filter(
      (space) =>
        mayLeave(state, space, faction) > 0 &&
        goals(state, departments(state), faction).some((to) => to !== space),
    ),
    (space) => guerrillas(state, space, faction),
  );

/** From where most guerrillas are to a goal of the faction's March (N25). */
const takeOff: SpaceChoice = {
  filter: ({ state, faction }, space) => flights(state, faction).includes(space),
  note: (mind, space) => because(mind, '8.4.card-53.most-guerrillas', { space: idOf(space) }),
};

const landing: SpaceChoice = {
  filter: (mind, space) =>
    goals(
      mind.state,
      departments(mind.state).filter((one) => mind.options.includes(idOf(one))),
      mind.faction,
    ).includes(space),
  note: (mind, space) => because(mind, '8.4.card-53.destination', { space: idOf(space) }),
};

/** Active before Underground and holders of Shipments first (8.1.2), as long as somebody may leave. */
function passenger(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt);
  const isEmptied = from !== undefined && mayLeave(mind.state, from, mind.faction) === 0;
  if (isEmptied && mind.options.includes('done')) {
    because(mind, '8.1.2.march.one-stays', { space: idOf(from) });
    return 'done';
  }
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const shown = ids.filter((id) => !isUnderground(pieceOf(id).kind));
  const among = shown.length > 0 ? shown : ids;
  because(mind, shown.length > 0 ? '8.4.card-53.active-first' : '8.4.card-53.underground');
  return among.find((id) => pieceOf(id).load > 0) ?? among[0];
}

/** 53 Criminal Air Force. */
export const criminalAirForce: CardOpinion = {
  usable: (state, faction) => flights(state, faction).length > 0,
  policy: { spaces: { from: takeOff, to: landing }, answers: { 'ask.event.piece': passenger } },
  worth: always(0),
  harm: COMMON_HARM,
};
