import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { pick } from '../ask.ts';
import { isBarredNow } from '../deck.ts';
import { type Insurgent, INSURGENTS, isInsurgent } from '../forces.ts';
import { idOf, isLoc, type Space } from '../map.ts';
import { assaultIn, canAssault } from '../operations/assault.ts';
import { attackIn, canAttack } from '../operations/attack.ts';
import { ruleOf } from '../operations/index.ts';
import { countedCubes, sweepIn, sweepStrength } from '../operations/sweep.ts';
import { terrorIn } from '../operations/terror.ts';
import { isZone, spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './vocabulary.ts';

type Choice = 'sweep' | 'assault' | 'attack' | 'terror';
type Counted = Parameters<typeof sweepIn>[2];

/** What the Government can do for nothing in a space. A Sweep here moves nobody (5.1.2: card 42 does not bind). */
function governmentChoices(state: State, space: Space, counted: Counted): Choice[] {
  const choices: Choice[] = [];
  if (canSweep(state, space, counted)) choices.push('sweep');
  if (canAssault(state, space, { event: true })) choices.push('assault');
  return choices;
}

/** Where a Sweep would find somebody. */
function canSweep(state: State, space: Space, counted: Counted): boolean {
  if (isLoc(space) || isZone(state, space) || isBarredNow(state, 'government', 'sweep')) return false;
  const isHidden = INSURGENTS.some((faction) => underground(state, space, faction) > 0);
  return isHidden && sweepStrength(state, space, counted) > 0;
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
    const counted = isInsurgent(faction) ? 'cubes' : yield* countedCubes(action);
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
    options: choices,
  });
  const free = under(action, ruleOf(choice));
  if (choice === 'sweep') yield* sweepIn(free, space, counted, { event: true });
  else if (choice === 'assault') yield* assaultIn(free, space, { event: true });
  else if (!isInsurgent(faction)) return;
  else if (choice === 'attack') yield* attackIn(free, space, faction);
  else terrorIn(free, space, faction);
}
