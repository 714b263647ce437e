/** R15 Which reactions an enemy action and its result allow. */
import type { ActionId, Nation, Weapon } from '../cards/card-set.ts';
import { DEFENCES } from '../cards/texts.ts';
import { isInRange } from '../range.ts';
import { type Attempt, type Force, findForce, forceById, kindOf, type State } from '../state.ts';

export type Obstacle =
  | 'why.no-yellow-text'
  | 'why.nothing-scored'
  | 'why.hits-only'
  | 'why.maneuver-only'
  | 'why.artillery-only'
  | 'why.no-defender'
  | 'why.cannot-pull-back'
  | 'why.no-reaction-force'
  | 'why.nobody-to-screen';

/** R15 Why a card cannot be the reaction to this, or undefined when it can. */
export function obstacle(
  state: State,
  attempt: Attempt,
  nation: Nation,
  card: ActionId,
): Obstacle | undefined {
  const text = DEFENCES[card];
  if (text === undefined) return 'why.no-yellow-text';
  switch (text.way) {
    case 'air':
      return undefined;
    case 'counter-fire':
      return attempt.kind === 'artillery' ? undefined : 'why.artillery-only';
    case 'mines':
      if (attempt.kind !== 'maneuver') return 'why.maneuver-only';
      return attempt.rolled > 0 ? undefined : 'why.nothing-scored';
    case 'act':
      if (attempt.rolled === 0) return 'why.nothing-scored';
      return hasDefender(state, attempt, nation, text.weapon) ? undefined : 'why.no-defender';
    case 'cover':
    case 'pull-back':
    case 'reaction-force':
    case 'screen':
      if (attempt.target === null) return 'why.hits-only';
      if (attempt.rolled === 0) return 'why.nothing-scored';
      return obstacleToSaving(state, forceById(state, attempt.target), nation, text.way);
  }
}

function obstacleToSaving(
  state: State,
  target: Force,
  nation: Nation,
  way: 'cover' | 'pull-back' | 'reaction-force' | 'screen',
): Obstacle | undefined {
  switch (way) {
    case 'cover':
      return undefined;
    case 'pull-back':
      // D17, D41: the target itself acts, so only its owner can play this.
      return target.owner === nation && target.row <= 2 && !target.acted ? undefined : 'why.cannot-pull-back';
    case 'reaction-force':
      return state.forces.some((force) => isReactionForce(force, nation))
        ? undefined
        : 'why.no-reaction-force';
    case 'screen':
      return state.forces.some((force) => canScreen(force, target, nation))
        ? undefined
        : 'why.nobody-to-screen';
  }
}

/** R16 A card in row 2 or 3 of any area, not Acted (D18). */
export function isReactionForce(force: Force, nation: Nation): boolean {
  return force.owner === nation && force.row >= 2 && !force.acted;
}

/** R16 Another card in the target's area and row, Acted or not (D19). */
export function canScreen(force: Force, target: Force, nation: Nation): boolean {
  return force.owner === nation && force !== target && force.area === target.area && force.row === target.row;
}

/** R15 Shows the weapon and is not Acted. */
export function canDefend(state: State, force: Force, nation: Nation, weapon: Weapon): boolean {
  return force.owner === nation && !force.acted && kindOf(state, force)[weapon] !== null;
}

/** R15 Row 1 of the area is open to every card, so it is enough that the enemy card is in range from there. */
function hasDefender(state: State, attempt: Attempt, nation: Nation, weapon: Weapon): boolean {
  const actor = findForce(state, attempt.actor);
  if (actor === undefined || !isInRange(weapon, 1, actor.row)) return false;
  for (const force of state.forces) if (canDefend(state, force, nation, weapon)) return true;
  return false;
}
