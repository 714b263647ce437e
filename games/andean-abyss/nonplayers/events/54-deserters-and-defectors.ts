import { factionOf, type Insurgent, INSURGENTS } from '../../forces.ts';
import { isLoc, type Space } from '../../map.ts';
import { pieceOf } from '../../shipments.ts';
import { allGuerrillas, guerrillas, lands, type PieceId, type State } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { evenly } from '../selection.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';

/** Guerrillas of the others. */
const enemyGuerrillas = (state: State, space: Space, faction: Insurgent): number =>
  allGuerrillas(state, space) - guerrillas(state, space, faction);

/** Two enemy guerrillas of one faction in one space; one, where no space has two. */
const deserted: SpaceChoice = {
  filter(mind, space) {
    const begun = mind.state.turn?.spaces.at(-1);
    if (begun !== undefined) return space === begun && deserterIn(mind, begun) !== undefined;
    return !isLoc(space) && enemyGuerrillas(mind.state, space, mind.faction) > 0;
  },
  keys: [({ state, faction }, space) => enemyGuerrillas(state, space, faction) >= 2],
};

/** The faction of the first deserter, while it has guerrillas there. */
function deserterIn(mind: Mind, space: Space): Insurgent | undefined {
  const first = mind.state.turn?.choices.at(-1) as PieceId | undefined;
  if (first === undefined) return undefined;
  const faction = factionOf(pieceOf(first).kind) as Insurgent;
  return guerrillas(mind.state, space, faction) > 0 ? faction : undefined;
}

function deserter(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const before = deserterIn(mind, space);
  if (before !== undefined) because(mind, '8.4.card-54.same-faction', { faction: before });
  const faction = before ?? mostNumerous(mind, space);
  const ids = mind.options.filter(
    (id) => id !== 'done' && factionOf(pieceOf(id as PieceId).kind) === faction,
  );
  return ids.find((id) => id.includes('-underground')) ?? ids[0];
}

function mostNumerous(mind: Mind, space: Space): Insurgent | undefined {
  const others = INSURGENTS.filter((one) => one !== mind.faction);
  const most = Math.max(...others.map((one) => guerrillas(mind.state, space, one)));
  const leading = others.filter((one) => guerrillas(mind.state, space, one) === most);
  const { thing, roll } = evenly(mind, leading);
  if (roll === undefined) because(mind, '8.4.card-54.single', { faction: thing });
  else because(mind, '8.4.card-54.tie-die', { faction: thing, roll });
  return thing;
}

/** 54 Deserters & Defectors. */
export const desertersAndDefectors: CardOpinion = {
  usable: (state, faction) => lands(state).some((one) => enemyGuerrillas(state, one, faction) > 0),
  policy: { spaces: { replace: deserted }, answers: { 'ask.event.piece': deserter } },
  worth: always(0),
  harm: COMMON_HARM,
};
