/** 8.5.1 Rally: at most three spaces. */
import { isDepartment, populationOf, type Space } from '../../map.ts';
import {
  available,
  bases,
  guerrillas,
  lands,
  police,
  roomForGuerrillas,
  spaces,
  type State,
  type Turn,
} from '../../state.ts';
import { rallyLimit } from '../../operations/rally.ts';
import { type Selection, select } from '../selection.ts';
import {
  buildSites,
  canPlaceGuerrilla,
  hasRoom,
  isUnused,
  servable,
  wanted,
  wantsCover,
  purse,
} from '../sites.ts';

const LIMIT = 3;
export const GATHERED = 3;

export type CartelsRallyStep = 'build' | 'flip' | 'place' | 'gather' | 'extra';
type Used = Pick<Turn, 'spaces' | 'choices'>;

/** The next space, by the steps of the rule; undefined when the Rally is over. */
export function cartelsRally(
  state: State,
  { spaces: used, choices }: Used,
): Selection<CartelsRallyStep> | undefined {
  const left = Math.min(LIMIT - used.length, purse(state, 'cartels'));
  const unused = isUnused(used);
  const sites = buildSites(state, 'cartels').filter(unused);
  const places = lands(state).filter((space) => unused(space) && isPlace(state, space));
  const bare = lands(state).filter((space) => unused(space) && isGathering(state, space));
  return (
    select('build', sites, Math.min(left, available(state, 'cartels-base'))) ??
    select(
      'flip',
      lands(state).filter((space) => unused(space) && wantsCover(state, space, 'cartels')),
      left,
    ) ??
    select('place', places, servable(state, places, 'cartels', left)) ??
    select('gather', bare, canAllGather(state, bare) ? left : Math.min(1, left)) ??
    select('extra', hasHadExtra(state, used, choices) ? [] : extras(state).filter(unused), Math.min(1, left))
  );
}

/** What a Rally does in a space that has been chosen: the first step that fits. */
export function cartelsRallyStep(state: State, space: Space): CartelsRallyStep {
  if (buildSites(state, 'cartels').includes(space)) return 'build';
  if (wantsCover(state, space, 'cartels')) return 'flip';
  if (isPlace(state, space)) return 'place';
  return isGathering(state, space) ? 'gather' : 'extra';
}

/** Whether any step fits a space that has been chosen (card 69): the last one needs a guerrilla Available. */
export const canRallyAt = (state: State, space: Space): boolean =>
  cartelsRallyStep(state, space) !== 'extra' || canPlaceGuerrilla(state, space, 'cartels');

/** D17 A Cartels Base without a Cartels guerrilla. */
const isBare = (state: State, space: Space): boolean =>
  bases(state, space, 'cartels') > 0 && guerrillas(state, space, 'cartels') === 0;
const isPlace = (state: State, space: Space): boolean =>
  isBare(state, space) && canPlaceGuerrilla(state, space, 'cartels');
/** In Ecuador two Bases leave no room for those who come (card 33). */
const isGathering = (state: State, space: Space): boolean =>
  isBare(state, space) &&
  available(state, 'cartels-underground') === 0 &&
  roomForGuerrillas(state, space, 'cartels') > 0 &&
  gatherSources(state).length > 0;

/** N8 Guerrillas gather from spaces without a Cartels Base, LoCs too. */
export const gatherSources = (state: State): Space[] =>
  spaces(state).filter(
    (space) => guerrillas(state, space, 'cartels') > 0 && bases(state, space, 'cartels') === 0,
  );

/** Whether three can come to each of these spaces. */
const canAllGather = (state: State, among: readonly Space[]): boolean =>
  gatherSources(state).reduce((sum, from) => sum + guerrillas(state, from, 'cartels'), 0) >=
  GATHERED * among.length;

/** Departments where Cultivate could place a Base once a guerrilla is there. */
function extras(state: State): Space[] {
  if (available(state, 'cartels-underground') === 0 || available(state, 'cartels-base') === 0) return [];
  return lands(state).filter(
    (space) =>
      isDepartment(space) &&
      populationOf(space) > 0 &&
      hasRoom(state, space, 'cartels') &&
      afterPlacing(state, space) > police(state, space),
  );
}

const afterPlacing = (state: State, space: Space): number =>
  guerrillas(state, space, 'cartels') +
  Math.min(wanted(state, space, 'cartels'), available(state, 'cartels-underground'));

/** Only one: a space of this Rally where guerrillas joined others, or came where no Cartels Base is. */
function hasHadExtra(state: State, used: readonly Space[], choices: readonly string[]): boolean {
  return used.some((space, i) => {
    if (choices[i] !== 'guerrillas') return false;
    return (
      bases(state, space, 'cartels') === 0 ||
      guerrillas(state, space, 'cartels') > rallyLimit(state, space, 'cartels')
    );
  });
}
