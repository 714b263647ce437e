/** The staff in a Propaganda Round, and when an Event asks it something. */
import { AT, econOf, idOf, isCity, isLoc, LOCS, populationOf, type Space } from '../../map.ts';
import { originOf } from '../../propaganda/redeploy.ts';
import {
  adjacent,
  allGuerrillas,
  bases,
  cubes,
  insurgentPieces,
  level,
  pieces,
  police,
  type State,
  terror,
  troops,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { explain, highest, nearest, spacesIn, type StaffMind } from './mind.ts';
import { WEIGHTS } from './weights.ts';
import { calls, civicWorth, enemyWorth, hopes, spareTroops } from './worth.ts';

/** Most people for the money. */
export function civicAction(mind: StaffMind): string {
  const { state } = mind;
  const isLast = state.propagandas >= state.variants.finalPropaganda;
  const space = highest(spacesIn(mind), (one) => civicWorth(mind.outlook, one));
  if (space === undefined || civicWorth(mind.outlook, space) === 0) return 'done';
  if (!isLast && civicWorth(mind.outlook, space) < WEIGHTS.step) return 'done';
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

/** Cubes go from where they are not needed to the people that are to be won, Police also to rich LoCs. */
export function redeployFrom(mind: StaffMind): string {
  const isWanted = { police: posts(mind).length > 0, troops: camps(mind).length > 0 };
  const worth = (option: string): number =>
    isWanted[originOf(option)?.kind ?? 'police'] ? surplus(mind, option) : 0;
  return (
    highest(
      mind.options.filter((option) => worth(option) > 0),
      worth,
    ) ?? 'done'
  );
}

/** Guerrillas that could come, here and beside. */
function threat(state: State, space: Space): number {
  let beside = 0;
  for (const one of adjacent(state, space)) beside += allGuerrillas(state, one);
  return insurgentPieces(state, space) + beside * PROSPECT_OF_COMING;
}

const PROSPECT_OF_COMING = 0.25;
const WATCH = 2;
const LARGE = 3;
const MOST_POLICE = 5;
const CAMP = 3;

/** Police that hold a Controlled place until Troops come back: they alone stay in Departments (6.5.1). */
function policeWanted(state: State, space: Space): number {
  if (isLoc(space) || populationOf(space) === 0) return 0;
  if (isCity(space)) return insurgentPieces(state, space) > 0 || populationOf(space) >= LARGE ? WATCH : 1;
  return Math.min(MOST_POLICE, WATCH + Math.floor(threat(state, space)));
}

const troopsWanted = (state: State, space: Space): number =>
  isCity(space) ? 1 : CAMP + insurgentPieces(state, space);

/** Controlled Cities and Bases with too few Troops where people are to be won or kept. */
const camps = ({ state }: StaffMind): Space[] =>
  state.control.government
    .filter((space) => isCity(space) || bases(state, space, 'government') > 0)
    .filter((space) => populationOf(space) > 0 && troops(state, space) < troopsWanted(state, space))
    .filter((space) => !isCity(space) || hopes(state, space) > 0)
    .toSorted((a, b) => populationOf(b) - populationOf(a));

/** Controlled places where Police are missing, Departments with the most people first, then empty LoCs with an enemy near. */
function posts({ state, outlook }: StaffMind): Space[] {
  const towns = state.control.government
    .filter((space) => police(state, space) < policeWanted(state, space))
    .toSorted((a, b) => postWorth(state, b) - postWorth(state, a));
  const locs = LOCS.filter(
    (loc) => econOf(loc) >= WEIGHTS.guardedEcon && cubes(state, loc) === 0 && calls(outlook, loc) > 0,
  ).toSorted((a, b) => econOf(b) - econOf(a));
  return [...towns, ...locs];
}

/** The first Police of a place come before more of them elsewhere. */
const postWorth = (state: State, space: Space): number =>
  (populationOf(space) + hopes(state, space)) / (1 + police(state, space)) +
  (police(state, space) === 0 ? MOST_POLICE : 0);

/** Cubes that a City or Base can do without. */
function surplus({ state }: StaffMind, option: string): number {
  const origin = originOf(option);
  if (origin === undefined || isLoc(origin.from)) return 0;
  const { kind, from: space } = origin;
  if (kind === 'troops') return Math.min(unmoved(state, space, 'troops'), spareTroops(state, space) - 1);
  return (
    unmoved(state, space, 'police') - Math.max(policeWanted(state, space), hopes(state, space) > 0 ? 1 : 0)
  );
}

/** Police to a post; Troops to where the enemy is nearest. */
export function redeployTo(mind: StaffMind): string {
  const { state } = mind;
  const open = spacesIn(mind);
  const wanted = mind.prompt.params?.['kind'] === 'police' ? posts(mind) : camps(mind);
  const post = wanted.find((one) => open.includes(one));
  if (post !== undefined) return idOf(post);
  const goal = highest(
    open.filter((one) => !isLoc(one)),
    (one) => calls(mind.outlook, one) / (1 + troops(state, one)),
  );
  return idOf(goal ?? open[0] ?? AT.bogota);
}

/** As many as are wanted and can be spared; all the Troops that have to leave, where nobody wants them. */
export function redeployNumber(mind: StaffMind): string {
  const { state } = mind;
  const to = spaceIn(mind.prompt, 'to');
  const from = spaceIn(mind.prompt, 'from');
  if (to === undefined || from === undefined) return mind.options.at(-1) ?? '1';
  if (mind.prompt.params?.['kind'] === 'police') {
    const spare = surplus(mind, `police:${idOf(from)}`);
    return nearest(mind, Math.max(1, Math.min(spare, policeWanted(state, to) - police(state, to))));
  }
  const lacking = troopsWanted(state, to) - troops(state, to);
  return camps(mind).includes(to) ? nearest(mind, Math.max(1, lacking)) : (mind.options.at(-1) ?? '1');
}

/** Pieces at the start: most where people and enemies are. */
export function deploy(mind: StaffMind): string {
  const { state } = mind;
  const space = highest(
    spacesIn(mind),
    (one) => (populationOf(one) + calls(mind.outlook, one) / 4) / (1 + cubes(state, one)),
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

function spaceWorth(mind: StaffMind, purpose: string, space: Space): number {
  const { state } = mind;
  if (purpose === 'remove' && state.turn?.faction !== 'government') return spareTroops(state, space);
  switch (purpose) {
    case 'shift':
      return hopes(state, space);
    case 'place':
    case 'to':
      return calls(mind.outlook, space) / (1 + cubes(state, space));
    case 'sabotage':
      return -econOf(space);
    case 'from':
      return cubes(state, space);
    default:
      return enemyWorth(mind.outlook, space) - pieces(state, space, 'government') / 2;
  }
}
