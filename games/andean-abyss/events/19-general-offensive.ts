import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { type Insurgent, isInsurgent } from '../forces.ts';
import { idOf, isLoc, type Space } from '../map.ts';
import { assaultIn, canAssault } from '../operations/assault.ts';
import { attackIn, canAttack } from '../operations/attack.ts';
import { countedCubes, sweepIn } from '../operations/sweep.ts';
import { terrorIn } from '../operations/terror.ts';
import { cubes, isZone, spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './vocabulary.ts';

type Choice = 'sweep' | 'assault' | 'attack' | 'terror';

/** What the Government can do for nothing in a space. A Sweep here moves nobody (5.1.2: card 42 does not bind). */
function governmentChoices(state: State, space: Space): Choice[] {
  const choices: Choice[] = [];
  if (!isLoc(space) && !isZone(state, space) && cubes(state, space) > 0) choices.push('sweep');
  if (canAssault(state, space, { event: true })) choices.push('assault');
  return choices;
}

function insurgentChoices(state: State, space: Space, faction: Insurgent): Choice[] {
  const choices: Choice[] = [];
  if (canAttack(state, space, faction)) choices.push('attack');
  if (underground(state, space, faction) > 0) choices.push('terror');
  return choices;
}

/** 19 General Offensive: the faction may act in each space where it can (D58). */
export const generalOffensive: CardEvent = {
  *event(action) {
    const { state, faction } = action;
    const choices = (space: Space): Choice[] =>
      isInsurgent(faction) ? insurgentChoices(state, space, faction) : governmentChoices(state, space);
    const counted = isInsurgent(faction) ? 'cubes' : yield* countedCubes(action);
    const among = () => spaces(state).filter((space) => choices(space).length > 0);
    yield* upToSpaces(action, 'act', Number.POSITIVE_INFINITY, among, (space) =>
      offend(action, space, () => choices(space), counted),
    );
  },
};

function* offend(
  action: Action,
  space: Space,
  choices: () => readonly Choice[],
  counted: Parameters<typeof sweepIn>[2],
): Rules<void> {
  const { faction, rule } = action;
  const choice = yield* pick<Choice>(action, {
    prompt: say('ask.event.how', rule, { card: action.state.card, space: idOf(space) }),
    options: choices,
  });
  if (choice === 'sweep') yield* sweepIn(action, space, counted, { event: true });
  else if (choice === 'assault') yield* assaultIn(action, space, { event: true });
  else if (!isInsurgent(faction)) return;
  else if (choice === 'attack') yield* attackIn(action, space, faction);
  else terrorIn(action, space, faction);
}
