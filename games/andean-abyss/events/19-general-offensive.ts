import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { pick } from '../ask.ts';
import { type Insurgent, isInsurgent } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { canAssault } from '../operations/assault.ts';
import { attackIn, canAttack } from '../operations/attack.ts';
import { terrorIn } from '../operations/terror.ts';
import { spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { assaultFreely } from './assaults.ts';
import type { CardEvent } from './rules.ts';
import { canSweepIn, type Counted, prepareSweeps, sweepFreely } from './sweeps.ts';
import { upToSpaces } from './kit.ts';

type Choice = 'sweep' | 'assault' | 'attack' | 'terror';

/** 5.1.2 Not bound by card 42. */
const TERMS = { event: true } as const;

/** What the Government can do for nothing in a space. A Sweep here moves nobody. */
function governmentChoices(state: State, space: Space, counted: Counted): Choice[] {
  const choices: Choice[] = [];
  if (canSweepIn(state, space, counted, TERMS)) choices.push('sweep');
  if (canAssault(state, space, TERMS)) choices.push('assault');
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
    const counted = isInsurgent(faction) ? 'cubes' : yield* prepareSweeps(action, TERMS);
    const choices = (space: Space): Choice[] =>
      isInsurgent(faction)
        ? insurgentChoices(state, space, faction)
        : governmentChoices(state, space, counted);
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
  counted: Counted,
): Rules<void> {
  const { faction, rule } = action;
  const choice = yield* pick<Choice>(action, {
    prompt: say('ask.event.how', rule, { card: action.state.card, space: idOf(space) }),
    among: choices,
  });
  if (choice === 'sweep') yield* sweepFreely(action, space, counted, TERMS);
  else if (choice === 'assault') yield* assaultFreely(action, space, TERMS);
  else if (!isInsurgent(faction)) return;
  else if (choice === 'attack') yield* attackIn(under(action, '3.3.3'), space, faction);
  else terrorIn(under(action, '3.3.4'), space, faction);
}
