/** R15 "Act" defences: a force card moves to where the enemy acts, reaches him, and stops some of it. */
import type { Blocked, Rules, Table } from '@sandtable/engine';
import { type Place, placesIn } from '../areas.ts';
import { forcesBlocked, pickForce, pickPlace } from '../asking.ts';
import type { Nation, Weapon } from '../cards/card-set.ts';
import { cardOf, discardPlayed, type HeldId } from '../deck.ts';
import { markActed, move } from '../moves.ts';
import { isInRange } from '../range.ts';
import { attemptOf, type Force, forceById, isOver, kindOf, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { announce, stop } from './announce.ts';
import { canDefend } from './obstacles.ts';

export function* actDefence(
  table: Table<State>,
  nation: Nation,
  id: HeldId,
  weapon: Weapon,
  most: number,
): Rules<void> {
  const { state } = table;
  const card = cardOf(id);
  const defender = yield* pickForce(nation, {
    prompt: say('ask.defender', 'R15', { card }),
    among: () => state.forces.filter((force) => canDefend(state, force, nation, weapon)),
    blocked: () => defendersBlocked(state, nation, weapon),
    secret: true,
  });
  const place = yield* pickPlace(state, defender, {
    nation,
    prompt: say('ask.defender.where', 'R15', { card, force: defender.id }),
    places: () => placesToDefend(state, defender, weapon),
    areas: [attemptOf(state).area],
    whyNot: () => say('why.out-of-range', 'R5'),
    secret: true,
  });
  announce(table, nation, id);
  move(table, defender, place);
  if (isOver(state)) return discardPlayed(state, card);
  markActed(defender);
  table.log(say('log.defends', 'R15', { force: defender.id }));
  stop(table, card, most);
}

function defendersBlocked(state: State, nation: Nation, weapon: Weapon): Blocked[] {
  return forcesBlocked(
    state.forces.filter((force) => force.owner === nation),
    'R15',
    (force) => {
      if (kindOf(state, force)[weapon] === null) return say('why.no-symbol', 'R15');
      return force.acted ? say('why.acted', 'R7') : undefined;
    },
  );
}

/** D22: from its new row it must reach the enemy card that attacks or maneuvers. */
function placesToDefend(state: State, defender: Force, weapon: Weapon): Place[] {
  const { actor, area } = attemptOf(state);
  const enemy = forceById(state, actor);
  return placesIn(state, defender, area).filter((place) => isInRange(weapon, place.row, enemy.row));
}
