/** 8.1, 8.4 Whether a non-player can use an Event: it must do something, and its instruction must not forbid it. */
import { isBarredNow } from '../../deck.ts';
import { tourGuide } from '../../events/70-ayahuasca-tourism.ts';
import type { Insurgent } from '../../forces.ts';
import {
  AT,
  CITIES,
  econOf,
  isCoastal,
  isDepartment,
  isForest,
  isMountain,
  isPipeline,
  PIPELINES,
  populationOf,
} from '../../map.ts';
import {
  active,
  adjacent,
  available,
  bases,
  basesOnMap,
  cubes,
  departments,
  guerrillas,
  hasSupport,
  isNonPlayer,
  isSabotaged,
  isZone,
  lands,
  level,
  markersLeft,
  pieces,
  police,
  spaces,
  type State,
  troops,
  underground,
} from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { bribery } from '../cartels/bribe.ts';
import { because, type Mind } from '../mind.ts';
import { isPossibleFor } from '../operating.ts';
import {
  basesFit,
  canSour,
  cleanCities,
  cleansable,
  emptyAroundCucuta,
  enemyGuerrillas,
  flights,
  garrisons,
  havens,
  landings,
  offensive,
  placesGuerrilla,
  poppyBases,
  poppyShipments,
  sharedWithPolice,
  threatenedPipelines,
  venezuelanDepartments,
} from './spaces.ts';

type Question = (state: State, faction: Insurgent) => boolean;

const TRACK = 99;

/** Cards that always do something are not here: Capabilities, Momentum, and a few more. */
const EFFECTIVE: Readonly<Partial<Record<number, Question>>> = {
  4: (state) =>
    markersLeft(state) > 0 && PIPELINES.some((loc) => cubes(state, loc) === 0 && !isSabotaged(state, loc)),
  5: (state) =>
    lands(state).some((one) => canSour(state, one) && adjacent(state, one).some((loc) => econOf(loc) === 3)),
  6: (state) =>
    (markersLeft(state) > 0 && PIPELINES.some((loc) => !isSabotaged(state, loc))) ||
    departments(state).some((one) => canSour(state, one) && adjacent(state, one).some(isPipeline)),
  8: (state) => state.resources.government > 0,
  14: (state) => departments(state).some((one) => bases(state, one, 'government') + cubes(state, one) > 0),
  15: (state) => CITIES.some((city) => level(state, city) === 0 || level(state, city) === 1),
  16: (state) => state.resources.government > 0,
  18: (state) => state.resources.government > 0 || state.aid > 0,
  19: (state, faction) => spaces(state).some((one) => offensive(state, one, faction) !== undefined),
  20: (state) => hasFreeMarch(state, 'farc') || spaces(state).some((one) => active(state, one, 'farc') > 0),
  21: (state) => state.resources.farc < TRACK || lands(state).some((one) => basesFit(state, one, 'farc')),
  24: (state) =>
    spaces(state).some((one) => pieces(state, one, 'farc') > 0 && troops(state, one) > 0) ||
    CITIES.some((city) => hasSupport(state, city)),
  25: (state) =>
    [AT.antioquia, ...adjacent(state, AT.antioquia).filter(isDepartment)].some(
      (one) => basesFit(state, one, 'farc') || placesGuerrilla(state, one, 'farc'),
    ),
  26: (state) =>
    state.resources.cartels > 0 &&
    state.resources.farc < TRACK &&
    lands(state).some((one) => bases(state, one, 'cartels') > 0 && guerrillas(state, one, 'farc') > 0),
  28: (state) =>
    venezuelanDepartments().some((one) => basesFit(state, one, 'farc')) ||
    (markersLeft(state) > 0 && emptyAroundCucuta(state).length > 0),
  29: (state) => killers(state) !== undefined,
  30: (state) => departments(state).some((one) => !isZone(state, one)),
  31: (state) => lands(state).some((one) => level(state, one) === -1),
  32: (state) => state.resources.farc < TRACK,
  33: (state, faction) =>
    (state.opened & 1) === 0 ||
    basesFit(state, AT.ecuador, faction) ||
    placesGuerrilla(state, AT.ecuador, faction),
  34: (state, faction) =>
    departments(state).some(
      (one) =>
        populationOf(one) === 0 && (basesFit(state, one, faction) || placesGuerrilla(state, one, faction)),
    ),
  35: (state) => departments(state).some((one) => bases(state, one, 'cartels') > 0 && canSour(state, one)),
  36: (state) => departments(state).some((one) => isMountain(one) && !isZone(state, one)),
  37: (state) => hasFreeMarch(state, 'auc'),
  38: (state) =>
    spaces(state).some(
      (one) => active(state, one, 'auc') > 0 && (cubes(state, one) > 0 || hasSupport(state, one)),
    ),
  39: (state) => departments(state).some((one) => police(state, one) > 0),
  40: (state) =>
    departments(state).some((one) => pieces(state, one, 'auc') > 0 && cubes(state, one) > 0) ||
    CITIES.some((city) => basesFit(state, city, 'auc') || placesGuerrilla(state, city, 'auc')),
  41: (state) =>
    state.resources.auc < TRACK &&
    spaces(state).some((one) => pieces(state, one, 'auc') > 0 && pieces(state, one, 'cartels') > 0),
  43: (state) =>
    state.aid > 0 || (markersLeft(state) > 0 && departments(state).some((one) => troops(state, one) > 0)),
  44: (state) => state.resources.government > 0 || CITIES.some((city) => hasSupport(state, city)),
  45: (state) =>
    state.resources.government > 0 ||
    (state.aid > 0 && spaces(state).some((one) => pieces(state, one, 'auc') > 0)),
  46: (state, faction) => lands(state).some((one) => cleansable(state, one, faction)),
  47: (state) =>
    available(state, 'auc-underground') > 0 ||
    underground(state, AT.cucuta, 'auc') > 0 ||
    spaces(state).some((one) => active(state, one, 'auc') > 0),
  48: (state) => CITIES.some((city) => city !== AT.bogota && canSour(state, city)),
  49: (state) =>
    departments(state).some((one) => basesFit(state, one, 'auc') || placesGuerrilla(state, one, 'auc')),
  50: (state) => spaces(state).some((one) => police(state, one) > 0),
  51: (state) => markersLeft(state) > 0 && threatenedPipelines(state).length > 0,
  52: (state) =>
    lands(state).some((one) => pieces(state, one, 'auc') > 0 && basesFit(state, one, 'auc')) ||
    (basesOnMap(state, 'auc') > 0 && state.resources.auc < TRACK),
  53: (state, faction) => flights(state, faction).length > 0,
  54: (state, faction) => lands(state).some((one) => enemyGuerrillas(state, one, faction) > 0),
  55: (state) => lands(state).some((one) => pieces(state, one, 'cartels') > 0 && canSour(state, one)),
  56: (state) =>
    CITIES.some((city) => basesFit(state, city, 'cartels')) ||
    (state.resources.cartels < TRACK && CITIES.some((city) => pieces(state, city, 'cartels') > 0)),
  57: (state) => garrisons(state).length > 0,
  59: (state) => spaces(state).some((one) => active(state, one, 'cartels') > 0) || havens(state).length > 0,
  60: (state) =>
    CITIES.some((city) => basesFit(state, city, 'cartels')) ||
    !isNonPlayer(state, 'cartels') ||
    canBribe(state),
  61: (state) =>
    departments(state).some((one) => pieces(state, one, 'cartels') === 0 && basesFit(state, one, 'cartels')),
  62: (state) => [AT.guainia, AT.vaupes, AT.amazonas].some((one) => basesFit(state, one, 'cartels')),
  64: (state) => basesOnMap(state, 'cartels') > 0 && state.resources.cartels < TRACK,
  66: (state) =>
    departments(state).some(
      (one) => isForest(one) && bases(state, one, 'cartels') > 0 && basesFit(state, one, 'cartels'),
    ),
  68: (state) =>
    state.resources.cartels < TRACK &&
    spaces(state).some((one) => isCoastal(one) && pieces(state, one, 'cartels') > 0),
  70: (state, faction) => tourGuide(state, faction) !== undefined,
  71: (state, faction) => (state.opened & 2) === 0 || basesFit(state, AT.panama, faction),
  72: (state) =>
    available(state, 'cartels-underground') > 0 &&
    lands(state).some((one) => bases(state, one, 'cartels') > 0),
};

/** N2 One change of any kind is enough, and a chance of it will do. */
export function isEffective(state: State, faction: Insurgent, card: number): boolean {
  return EFFECTIVE[card]?.(state, faction) ?? true;
}

/** Instructions that send the faction to an Operation instead: card 63 always, others where they cannot be followed. */
export function isSentToOperate(state: State, faction: Insurgent, card: number): boolean {
  switch (card) {
    case 58:
      return sharedWithPolice(state).length === 0 || cleanCities(state).length === 0;
    case 63:
      return true;
    case 65:
      return poppyBases(state, faction).length === 0 && poppyShipments(state, faction).length === 0;
    case 69:
      return landings(state, faction).length === 0;
    default:
      return false;
  }
}

export function noteSent(mind: Mind, card: number): void {
  if (card === 58 || card === 63 || card === 65 || card === 69) because(mind, `8.4.card-${card}.op`);
}

/** Whether the Event of this card can be used by this faction now. */
export const isUsable = (state: State, faction: Insurgent, card: number): boolean =>
  !isSentToOperate(state, faction, card) && isEffective(state, faction, card);

function hasFreeMarch(state: State, faction: 'farc' | 'auc'): boolean {
  if (isBarredNow(state, faction, 'march')) return false;
  const turn = beginTurn(faction, 'march', { free: true });
  if (isNonPlayer(state, faction)) return isPossibleFor({ ...state, turn }, turn);
  return spaces(state).some((one) => guerrillas(state, one, faction) > 0);
}

const canBribe = (state: State): boolean =>
  bribery({ ...state, turn: beginTurn('cartels', 'event', { free: true }) }, []) !== undefined;

/** Card 29, D12 Who lies in wait: FARC if it is a non-player that can hit the Government or AUC, else AUC. */
export function killers(state: State): 'farc' | 'auc' | undefined {
  const farcHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'farc') > 0 && pieces(state, one, 'government') + pieces(state, one, 'auc') > 0,
  );
  if (isNonPlayer(state, 'farc') && farcHits) return 'farc';
  const aucHits = spaces(state).some(
    (one) =>
      guerrillas(state, one, 'auc') > 0 &&
      pieces(state, one, 'government') + pieces(state, one, 'farc') + pieces(state, one, 'cartels') > 0,
  );
  return aucHits ? 'auc' : undefined;
}
