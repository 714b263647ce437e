/** What the staff does on a card. */
import { eventCard, isPropaganda } from '../../cards.ts';
import { INSURGENTS } from '../../forces.ts';
import { isCity, LOCS, type Space } from '../../map.ts';
import {
  allGuerrillas,
  available,
  basesOnMap,
  cubes,
  hasMajority,
  isSabotaged,
  lands,
  police,
  spaces,
  type State,
  troops,
} from '../../state.ts';
import { margin } from '../../victory.ts';
import { EVENT_WORTH } from './events.ts';
import { explain, type StaffMind } from './mind.ts';
import { isBaseSite } from './operations.ts';
import { sweepPlan } from './sweep.ts';
import { assaultWorth, civicWorth } from './worth.ts';

const GREAT_EVENT = 5;
const GOOD_EVENT = 4;
const FAIR_EVENT = 3;
/** Worth of the best Assaults that makes an Operation of them. */
const GOOD_ASSAULT = 4;
const SPACE_COST = 3;

/** The best of the best Assaults that Resources allow. */
function assaults(state: State): number {
  const worths = spaces(state)
    .map((space) => assaultWorth(state, space))
    .filter((worth) => worth > 0)
    .toSorted((a, b) => b - a);
  return worths
    .slice(0, Math.floor(state.resources.government / SPACE_COST))
    .reduce((sum, one) => sum + one, 0);
}

/** LoCs that would be Sabotaged in the next Control Phase. */
const endangered = (state: State): number =>
  LOCS.filter((loc) => !isSabotaged(state, loc) && allGuerrillas(state, loc) > cubes(state, loc)).length;

export function staffTurn(mind: StaffMind): string {
  const { state, options } = mind;
  const event = options.find((option) => option === 'unshaded' || option === 'event');
  if (event !== undefined && wantsEvent(mind)) {
    explain(mind, 'staff.event');
    return event;
  }
  for (const [operation, wants] of CHART) {
    if (!options.includes(operation) || !wants(state)) continue;
    explain(mind, `staff.${operation}`);
    return operation;
  }
  explain(mind, 'staff.pass');
  return 'pass';
}

/** Good ones always; fair ones when there is no full Operation to be had, or no money for it. */
function wantsEvent({ state }: StaffMind): boolean {
  const worth = EVENT_WORTH[eventCard(state.card).number]?.(state) ?? 0;
  const isFirst = state.done.every((one) => one.deed === 'pass');
  if (worth >= (state.resources.government >= 18 ? GREAT_EVENT : GOOD_EVENT)) return true;
  return worth >= FAIR_EVENT && (!isFirst || state.resources.government < 9);
}

type Operation = 'train' | 'patrol' | 'sweep' | 'assault';

/** In this order: what can be killed, what can be won, what must be guarded, what must be found. */
const CHART: readonly (readonly [Operation, (state: State) => boolean])[] = [
  ['sweep', (state) => isPropaganda(state.deck[0] ?? 0) && sweepPlan(state, []) !== undefined],
  ['train', (state) => idle(state) >= 18 && state.resources.government >= 15],
  ['assault', (state) => assaults(state) >= GOOD_ASSAULT],
  ['train', wantsSupport],
  ['sweep', (state) => state.resources.government >= 9 && sweepPlan(state, []) !== undefined],
  ['patrol', (state) => endangered(state) >= 2],
  ['train', (state) => idle(state) > 6 && state.resources.government >= 12],
  ['assault', (state) => assaults(state) >= 2],
  ['patrol', (state) => endangered(state) >= 1],
];

/** Cubes that could be on the map. */
const idle = (state: State): number => available(state, 'troops') + available(state, 'police');

/** Resources for Train and Civic Action where it pays, a Base where Troops should stay, or too few Troops in the field. */
function wantsSupport(state: State): boolean {
  const { government } = state.resources;
  if (government < 9) return false;
  const deployed = lands(state).reduce((sum, space) => sum + troops(state, space), 0);
  if (deployed < 14 && available(state, 'troops') > 6) return true;
  if (lands(state).some((space) => isBaseSite(state, space))) return true;
  const isReady = (space: Space): boolean =>
    isCity(space) ||
    (troops(state, space) > 0 && police(state, space) > 0 && hasMajority(state, space, 'government'));
  const best = Math.max(0, ...lands(state).map((space) => (isReady(space) ? civicWorth(state, space) : 0)));
  return government >= 12 && best >= 1;
}

/** Insurgent Discord: the Event only if it does not bring the faction nearer to its goal. */
export function staffDiscord(mind: StaffMind): string {
  const faction = INSURGENTS.find((one) => one === mind.prompt.params?.['faction']);
  const isClose = faction !== undefined && margin(mind.state, faction) > -3;
  explain(mind, 'staff.discord');
  return isClose || basesOnMap(mind.state, 'farc') > 6 ? 'event' : 'operation';
}
