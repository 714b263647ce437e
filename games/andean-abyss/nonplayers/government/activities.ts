/** The staff's Special Activities. */
import { idOf, populationOf } from '../../map.ts';
import { bases, basesOnMap, hasMajority, pieces } from '../../state.ts';
import { spaceIn } from '../mind.ts';
import { explain, highest, spacesIn, type StaffMind } from './mind.ts';
import { enemyWorth, pressure, spareTroops } from './worth.ts';

/** An Air Strike where it hits; Eradicate when the Cartels grow; an Air Lift to what is to be Assaulted. */
export function airWork(mind: StaffMind): string | undefined {
  const { state, options } = mind;
  if (state.turn?.activity !== null) return undefined;
  if (options.includes('eradicate') && basesOnMap(state, 'cartels') >= 9 && state.resources.cartels >= 25) {
    explain(mind, 'staff.eradicate');
    return 'eradicate';
  }
  if (options.includes('air-strike') && state.turn.spaces.length > 0) {
    explain(mind, 'staff.air-strike');
    return 'air-strike';
  }
  return undefined;
}

/** Where the most is to be hit. */
export function strikeWhere(mind: StaffMind): string {
  const space = highest(
    spacesIn(mind),
    (one) => enemyWorth(mind.state, one) - pieces(mind.state, one, 'government'),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

/** Most Cartels Bases; if equal, where the people are lost anyway. */
export function eradicateWhere(mind: StaffMind): string {
  const { state } = mind;
  const space = highest(
    spacesIn(mind),
    (one) => 10 * bases(state, one, 'cartels') - (state.levels[one] ?? 0),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

/** The least people, and rather those that can be won back. */
export function angerWhere(mind: StaffMind): string {
  const { state } = mind;
  const space = highest(
    spacesIn(mind),
    (one) => -2 * populationOf(one) + (hasMajority(state, one, 'government') ? 1 : 0),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

export function liftFrom(mind: StaffMind): string {
  const space = highest(
    spacesIn(mind),
    (one) => spareTroops(mind.state, one) - pressure(mind.state, one) / 10,
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

export function liftTo(mind: StaffMind): string {
  const from = spaceIn(mind.prompt, 'from');
  const space = highest(
    spacesIn(mind).filter((one) => one !== from),
    (one) => enemyWorth(mind.state, one),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}
