/** R12 Artillery attack. */
import { type Blocked, choose, type Rules, type Table } from '@sandtable/engine';
import { isIn, type Place, placesIn } from '../areas.ts';
import { askPlace, forceLabel, forcesBlocked } from '../asking.ts';
import type { Nation } from '../cards/card-set.ts';
import { isInRange } from '../range.ts';
import { AREAS, type Force, forceById, kindOf, otherTeam, type State, turnOf } from '../state.ts';
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
  const id = yield* choose({
    seats: [nation],
    prompt: say('ask.artillery', 'R12'),
    options: () => gunners(state, nation).map((force) => force.id),
    label: forceLabel('R12'),
    blocked: () => gunnersBlocked(state, nation),
  });
  const actor = forceById(state, id);
  const { range, modifier } = kindOf(state, actor).artillery ?? { range: 0, modifier: 0 };
  const place = yield* askPlace(state, actor, {
    nation,
    prompt: say('ask.artillery.where', 'R12', { force: id }),
    places: () => placesToFire(state, actor, range),
    areas: AREAS,
    whyNot: (one) => noTargetFrom(state, actor.team, one),
    secret: false,
  });
  const target = forceById(
    state,
    yield* choose({
      seats: [nation],
      prompt: say('ask.target', 'R12', { force: id, area: place.area, row: place.row, reach: 'artillery' }),
      options: () => targetsIn(state, actor.team, place.area, place.row, range).map((force) => force.id),
      label: (option) =>
        targetLabel(
          state,
          { kind: 'artillery', actor, place, weapon: null, modifier, extraDice: 0 },
          option,
          'R12',
        ),
      blocked: () => targetsBlocked(state, actor.team, place, range, 'R12'),
    }),
  );
  table.fired('artillery');
  table.log(say('log.artillery', 'R12', { nation, force: id, target: target.id, area: place.area }));
  yield* fire(table, { kind: 'artillery', actor, place, target, weapon: null, modifier, extraDice: 0 });
}
