import { ACTIVE_OPPOSITION } from '../../changes.ts';
import type { Insurgent } from '../../forces.ts';
import { idOf, isLoc, populationOf, type Space } from '../../map.ts';
import { guerrillas, isSabotaged, level, spaces, type State, underground } from '../../state.ts';
import { because, type Mind, spaceIn } from '../mind.ts';
import { hasVictim } from '../victims.ts';
import { always, type CardOpinion, type SpaceChoice } from './opinion.ts';

/** Spaces where the faction would act, and how. */
function offensive(
  state: State,
  space: Space,
  faction: Insurgent,
): 'terror-shift' | 'attack' | 'terror-only' | undefined {
  const canTerror = underground(state, space, faction) > 0 && !(isLoc(space) && isSabotaged(state, space));
  const canAttack = guerrillas(state, space, faction) > 0 && hasVictim(state, space, faction);
  if (canTerror && (!canAttack || wouldShift(state, space, faction)))
    return canAttack ? 'terror-shift' : 'terror-only';
  return canAttack ? 'attack' : undefined;
}

const wouldShift = (state: State, space: Space, faction: Insurgent): boolean =>
  populationOf(space) > 0 &&
  (faction === 'farc' ? level(state, space) > ACTIVE_OPPOSITION : level(state, space) !== 0);

/** Everywhere it can, Terror where that shifts a level. */
const everywhere: SpaceChoice = {
  filter: (mind, space) => offensive(mind.state, space, mind.faction) !== undefined,
};

function offensiveHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  const how = space === undefined ? undefined : offensive(mind.state, space, mind.faction);
  if (space === undefined || how === undefined) return undefined;
  because(mind, `8.4.card-19.${how}`, { space: idOf(space) });
  return how === 'attack' ? 'attack' : 'terror';
}

/** 19 General Offensive. */
export const generalOffensive: CardOpinion = {
  usable: (state, faction) => spaces(state).some((one) => offensive(state, one, faction) !== undefined),
  policy: { spaces: { act: everywhere }, answers: { 'ask.event.how': offensiveHow } },
  worth: always(0),
  harm: 4,
};
