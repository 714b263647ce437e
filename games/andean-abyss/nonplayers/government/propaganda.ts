/** The staff in a Propaganda Round, and when an Event asks it something. */
import { AT, econOf, idOf, isLoc, LOCS, populationOf, type Space, spaceOf } from '../../map.ts';
import { changeToward } from './levels.ts';
import { cubes, level, pieces, police, terror, troops } from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { explain, highest, spacesIn, type StaffMind } from './mind.ts';
import { civicWorth, enemyWorth, pressure } from './worth.ts';

/** Kept for the next campaign; nothing is kept in the last Round. */
const RESERVE = 6;

/** Most people for the money. */
export function civicAction(mind: StaffMind): string {
  const { state } = mind;
  const isLast = state.propagandas >= state.variants.finalPropaganda;
  const space = highest(spacesIn(mind), (one) => civicWorth(state, one));
  if (space === undefined || civicWorth(state, space) === 0) return 'done';
  if (!isLast && state.resources.government < RESERVE + 3) return 'done';
  explain(mind, 'staff.civic', idOf(space));
  return idOf(space);
}

/** Terror in the way of Civic Action, then the richest LoCs. */
export function repair(mind: StaffMind): string {
  const space = highest(spacesIn(mind), (one) =>
    isLoc(one) ? econOf(one) : populationOf(one) * terror(mind.state, one),
  );
  return space === undefined ? 'done' : idOf(space);
}

/** Where the fewest people and the least force are lost. */
export function zone(mind: StaffMind): string {
  const { state } = mind;
  const space = highest(
    spacesIn(mind),
    (one) => -populationOf(one) * (level(state, one) + 3) - pieces(state, one, 'government'),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

/** Police go from crowded Cities to the people that are to be won, and to empty rich LoCs. */
export function redeployFrom(mind: StaffMind): string {
  if (posts(mind).length === 0) return 'done';
  return mind.options.find((option) => isCrowded(mind, option)) ?? 'done';
}

/** Controlled places where Police are missing for Civic Action, then empty LoCs with an enemy near. */
function posts({ state }: StaffMind): Space[] {
  const towns = state.control.government.filter(
    (space) => populationOf(space) > 0 && police(state, space) === 0 && level(state, space) < 2,
  );
  const locs = LOCS.filter((loc) => econOf(loc) >= 2 && cubes(state, loc) === 0 && pressure(state, loc) > 0);
  return [...towns, ...locs];
}

function isCrowded({ state }: StaffMind, option: string): boolean {
  const [kind, id] = option.split(':');
  const space = spaceOf(id ?? '');
  return kind === 'police' && space !== undefined && !isLoc(space) && unmoved(state, space, 'police') >= 3;
}

/** Police to a post; Troops to where the enemy is nearest. */
export function redeployTo(mind: StaffMind): string {
  const { state } = mind;
  const open = spacesIn(mind);
  const post = posts(mind).find((one) => open.includes(one));
  if (mind.prompt.params?.['kind'] === 'police' && post !== undefined) return idOf(post);
  const goal = highest(
    open.filter((one) => !isLoc(one)),
    (one) => pressure(state, one) / (1 + troops(state, one)),
  );
  return idOf(goal ?? open[0] ?? AT.bogota);
}

export const redeployNumber = (mind: StaffMind): string =>
  (mind.prompt.params?.['kind'] === 'police' ? mind.options[0] : mind.options.at(-1)) ?? '1';

/** Pieces at the start: most where people and enemies are. */
export function deploy(mind: StaffMind): string {
  const { state } = mind;
  const space = highest(
    spacesIn(mind),
    (one) => (populationOf(one) + pressure(state, one) / 4) / (1 + cubes(state, one)),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

/** By what a card wants a space for. */
export function eventSpace(mind: StaffMind): string {
  const purpose = mind.prompt.key.slice('ask.event.'.length);
  const space = highest(spacesIn(mind), (one) => spaceWorth(mind, purpose, one));
  if (space === undefined) return mind.options.includes('done') ? 'done' : (mind.options[0] ?? 'done');
  return idOf(space);
}

function spaceWorth({ state }: StaffMind, purpose: string, space: Space): number {
  switch (purpose) {
    case 'shift':
      return changeToward(state, space);
    case 'place':
    case 'to':
      return pressure(state, space) / (1 + cubes(state, space));
    case 'sabotage':
      return -econOf(space);
    case 'from':
      return cubes(state, space);
    default:
      return enemyWorth(state, space) - pieces(state, space, 'government') / 2;
  }
}
