/** Where the Events of chapter 8 can happen: candidates that several cards share (8.4). */
import {
  AT,
  BORDERING,
  CITIES,
  isDepartment,
  isLoc,
  isMountain,
  LOCS,
  PIPELINES,
  populationOf,
  type Space,
} from '../../map.ts';
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { BASE, type Insurgent, UNDERGROUND } from '../../forces.ts';
import {
  adjacent,
  allGuerrillas,
  allPieces,
  bases,
  departments,
  guerrillas,
  hasOpposition,
  hasSupport,
  isSabotaged,
  lands,
  level,
  pieces,
  placeable,
  police,
  shipmentsLeft,
  spaces,
  type State,
  underground,
} from '../../state.ts';
import { downriver } from '../../events/69-riverines-and-fast-boats.ts';
import { isAucGoal, AUC_MARCH } from '../auc/march.ts';
import { CARTELS_MARCH } from '../cartels/march.ts';
import { FARC_MARCH, isFarcGoal } from '../farc/march.ts';
import { anywhere, type MarchTerms, movable } from '../marching.ts';
import { best } from '../selection.ts';
import { hasRoom } from '../sites.ts';
import { hasVictim } from '../victims.ts';

/** Has population and can go toward Active Opposition. */
export const canSour = (state: State, space: Space): boolean =>
  populationOf(space) > 0 && level(state, space) > ACTIVE_OPPOSITION;

export const basesFit = (state: State, space: Space, faction: Insurgent): boolean =>
  placeable(state, space, BASE[faction]) > 0;

/** Card 28: LoCs that touch Cúcuta, hold nobody and are not Sabotaged. */
export const emptyAroundCucuta = (state: State): Space[] =>
  LOCS.filter(
    (loc) =>
      adjacent(state, loc).includes(AT.cucuta) && allPieces(state, loc) === 0 && !isSabotaged(state, loc),
  );

export const venezuelanDepartments = (): Space[] => BORDERING.venezuela.filter(isDepartment);

/** Card 51: pipelines without Sabotage that hold or touch FARC guerrillas. */
export const threatenedPipelines = (state: State): Space[] =>
  PIPELINES.filter(
    (loc) =>
      !isSabotaged(state, loc) &&
      [loc, ...adjacent(state, loc)].some((space) => guerrillas(state, space, 'farc') > 0),
  );

/** Cards 53 and 69: those that may leave, as in the faction's March (N25). */
const TERMS: Readonly<Record<Insurgent, MarchTerms>> = {
  cartels: CARTELS_MARCH,
  auc: AUC_MARCH,
  farc: { ...FARC_MARCH, isOrigin: anywhere },
};
export const mayLeave = (state: State, space: Space, faction: Insurgent, gone = 0): number =>
  movable(state, space, TERMS[faction], gone);

/** N25 Cards 53 and 69: Departments that suit the faction's March, best first. */
export function goals(state: State, among: readonly Space[], faction: Insurgent): Space[] {
  const open = among.filter(isDepartment);
  switch (faction) {
    case 'cartels':
      return open.filter((space) => hasRoom(state, space, 'cartels'));
    case 'auc':
      return best(
        open.filter((space) => isAucGoal(state, space)),
        (space) => bases(state, space, 'farc') > 0,
      );
    case 'farc': {
      const wanted = open.filter((space) => isFarcGoal(state, space));
      return wanted.length > 0 ? wanted : open.filter((space) => populationOf(space) > 0);
    }
  }
}

/** Card 53: Departments from which guerrillas may leave for a goal elsewhere, those with most guerrillas. */
export const flights = (state: State, faction: Insurgent): Space[] =>
  best(
    departments(state).filter(
      (space) =>
        mayLeave(state, space, faction) > 0 &&
        goals(state, departments(state), faction).some((to) => to !== space),
    ),
    (space) => guerrillas(state, space, faction),
  );

/** Card 69: an Underground guerrilla is here, and somebody may leave. */
export const canEmbark = (state: State, space: Space, faction: Insurgent): boolean =>
  underground(state, space, faction) > 0 && mayLeave(state, space, faction) > 0;

/** Card 69: the goals among all Departments that somebody could get to. */
export function landings(state: State, faction: Insurgent): Space[] {
  const ports = spaces(state).filter((space) => canEmbark(state, space, faction));
  return goals(state, [...new Set(ports.flatMap((from) => downriver(state, from, faction)))], faction);
}

/** Card 65: Mountains where a Base fits, or a Shipment finds a guerrilla. */
export const poppyBases = (state: State, faction: Insurgent): Space[] =>
  lands(state).filter((space) => isMountain(space) && basesFit(state, space, faction));
export const poppyShipments = (state: State, faction: Insurgent): Space[] =>
  shipmentsLeft(state) === 0
    ? []
    : lands(state).filter((space) => isMountain(space) && guerrillas(state, space, faction) > 0);

/** Card 58: spaces that Cartels and Police share. */
export const sharedWithPolice = (state: State): Space[] =>
  spaces(state).filter((space) => pieces(state, space, 'cartels') > 0 && police(state, space) > 0);
export const cleanCities = (state: State): Space[] =>
  CITIES.filter((city) => pieces(state, city, 'cartels') === 0);

/** Card 19: spaces where the faction would act, and how. */
export function offensive(
  state: State,
  space: Space,
  faction: Insurgent,
): 'terror-shift' | 'attack' | 'terror-only' | undefined {
  const canTerror = underground(state, space, faction) > 0 && !(isLoc(space) && isSabotaged(state, space));
  const canAttack = guerrillas(state, space, faction) > 0 && hasVictim(state, space, faction);
  if (canTerror && (!canAttack || wouldShift(state, space, faction)))
    return canAttack ? 'terror-shift' : 'terror-only';
  return canAttack ? 'attack' : undefined;
}

const wouldShift = (state: State, space: Space, faction: Insurgent): boolean =>
  populationOf(space) > 0 &&
  (faction === 'farc' ? level(state, space) > ACTIVE_OPPOSITION : level(state, space) !== 0);

/** Card 46: where the faction has a guerrilla; FARC not in Opposition. */
export const cleansable = (state: State, space: Space, faction: Insurgent): boolean =>
  !isLoc(space) &&
  guerrillas(state, space, faction) > 0 &&
  !(faction === 'farc' && hasOpposition(state, space));

/** Card 59: Cartels guerrillas that may go, one staying behind. */
export const spareGunmen = (state: State): Space[] =>
  spaces(state).filter((space) => guerrillas(state, space, 'cartels') >= 2);

/** Card 59: Support Cities with the fewest Police to which somebody could come. */
export const havens = (state: State): Space[] =>
  best(
    CITIES.filter((city) => hasSupport(state, city)),
    (city) => -police(state, city),
  ).filter((city) => spareGunmen(state).some((from) => from !== city));

/** Card 54: guerrillas of the others. */
export const enemyGuerrillas = (state: State, space: Space, faction: Insurgent): number =>
  allGuerrillas(state, space) - guerrillas(state, space, faction);

/** Card 57 and others: Police in Cities and Departments. */
export const garrisons = (state: State): Space[] => lands(state).filter((space) => police(state, space) > 0);

/** Card 29: enemy pieces that two Ambushes could remove. */
export const AMBUSHED = 4;

export const placesGuerrilla = (state: State, space: Space, faction: Insurgent): boolean =>
  placeable(state, space, UNDERGROUND[faction]) > 0;
