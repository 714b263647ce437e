/** R12 Artillery attack. */
import type { Blocked, Rules, Table } from '@sandtable/engine';
import { isIn, type Place, placesIn } from '../areas.ts';
import { forcesBlocked, pickForce, pickPlace } from '../asking.ts';
import type { Nation } from '../cards/card-set.ts';
import { isInRange } from '../range.ts';
import { AREAS, type Force, kindOf, otherTeam, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';
import { fire, noTargetFrom, targetLabel, targetsBlocked, targetsIn } from './attack.ts';

/** R12 Every artillery card without an Acted counter has a target: the enemy's first row in the Breakthrough Area. */
export function gunners(state: State, nation: Nation): Force[] {
  return state.forces.filter(
    (force) => force.owner === nation && !force.acted && kindOf(state, force).artillery !== null,
  );
}

function gunnersBlocked(state: State, nation: Nation): Blocked[] {
  return forcesBlocked(
    state.forces.filter((force) => force.owner === nation),
    'R12',
    (force) => {
      if (kindOf(state, force).artillery === null) return say('why.no-artillery', 'R12');
      return force.acted ? say('why.acted', 'R7') : undefined;
    },
  );
}

/** R4 Only places from which something can be reached (D60): no row of the enemy's is nearer than his first. */
function placesToFire(state: State, card: Force, range: number): Place[] {
  return AREAS.filter((area) => isIn(state, otherTeam(card.team), area)).flatMap((area) =>
    placesIn(state, card, area).filter((place) => isInRange(range, place.row, 1)),
  );
}

export function* artilleryAttack(table: Table<State>): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const actor = yield* pickForce(nation, {
    prompt: say('ask.artillery', 'R12'),
    among: () => gunners(state, nation),
    blocked: () => gunnersBlocked(state, nation),
  });
  const { range, modifier } = kindOf(state, actor).artillery ?? { range: 0, modifier: 0 };
  const place = yield* pickPlace(state, actor, {
    nation,
    prompt: say('ask.artillery.where', 'R12', { force: actor.id }),
    places: () => placesToFire(state, actor, range),
    areas: AREAS,
    whyNot: (one) => noTargetFrom(state, actor.team, one),
    secret: false,
  });
  const { area, row } = place;
  const aim = { kind: 'artillery', actor, place, weapon: null, modifier, extraDice: 0 } as const;
  const target = yield* pickForce(nation, {
    prompt: say('ask.target', 'R12', { force: actor.id, area, row, reach: 'artillery' }),
    among: () => targetsIn(state, actor.team, area, row, range),
    label: (force) => targetLabel(state, { ...aim, target: force }, 'R12'),
    blocked: () => targetsBlocked(state, actor.team, place, range, 'R12'),
  });
  table.fired('artillery');
  table.log(say('log.artillery', 'R12', { nation, force: actor.id, target: target.id, area }));
  yield* fire(table, { ...aim, target });
}
