import { downriver } from '../../events/69-riverines-and-fast-boats.ts';
import type { Insurgent } from '../../forces.ts';
import { idOf, type Space } from '../../map.ts';
import { spaces, type State, underground } from '../../state.ts';
import { canRallyAt } from '../cartels.ts';
import { because, type Mind } from '../mind.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';
import { goals, mayLeave } from './shared.ts';

/** An Underground guerrilla is here, and somebody may leave. */
const canEmbark = (state: State, space: Space, faction: Insurgent): boolean =>
  underground(state, space, faction) > 0 && mayLeave(state, space, faction) > 0;

/** The goals among all Departments that somebody could get to. */
function landings(state: State, faction: Insurgent): Space[] {
  const ports = spaces(state).filter((space) => canEmbark(state, space, faction));
  return goals(state, [...new Set(ports.flatMap((from) => downriver(state, from, faction)))], faction);
}

/** A goal of the March, then somebody Underground who gets there. */
const disembarked: SpaceChoice = {
  filter: ({ state, faction }, space) => landings(state, faction).includes(space),
  note: (mind, space) => because(mind, '8.4.card-69.destination', { space: idOf(space) }),
};

const embarked: SpaceChoice = {
  filter: ({ state, faction }, space) => canEmbark(state, space, faction),
};

function afterLanding(mind: Mind): string {
  const wanted = mind.faction === 'cartels' ? 'rally' : 'terror';
  const landed = mind.state.turn?.spaces.at(-1);
  const isFutile = wanted === 'rally' && landed !== undefined && !canRallyAt(mind.state, landed);
  if (isFutile || !mind.options.includes(wanted)) {
    because(mind, '8.1.1.no-more');
    return 'done';
  }
  because(mind, `8.4.card-69.${wanted}`);
  return wanted;
}

/** 69 Riverines & Fast Boats. */
export const riverinesAndFastBoats: CardOpinion = {
  usable: 'always',
  operatesInstead: (state, faction) => landings(state, faction).length === 0,
  operating: '8.4.card-69.op',
  policy: { spaces: { from: embarked, to: disembarked }, answers: { 'ask.event.option': afterLanding } },
  worth: always(0),
  harm: COMMON_HARM,
};
