/** 8.7 The Taliban. Each part follows the rulebook from top to bottom; March (8.7.3) and Attack (8.7.4) stand in its folder. */
import { isExtortable } from '../activities/extort.ts';
import { canShift, OPPOSITION } from '../changes.ts';
import { SHARIA_COST } from '../civic.ts';
import { BASE, UNDERGROUND } from '../forces.ts';
import { effect } from '../in-effect.ts';
import {
  AFGHAN_LANDS,
  AFGHANISTAN,
  ALL_SPACES,
  AT,
  econOf,
  idOf,
  isLoc,
  isProvince,
  LANDS,
  LOCS,
  type Space,
} from '../map.ts';
import { type RallyWay, rallyLimit, waysToRally } from '../operations/rally.ts';
import { terrorCost } from '../operations/terror.ts';
import {
  active,
  type Activity,
  available,
  bases,
  coinCubes,
  control,
  governmentCubes,
  guerrillas,
  hasOpposition,
  hasSupport,
  isSabotaged,
  type Operation,
  peopleOf,
  pieces,
  placeable,
  police,
  type State,
  terror as terrorIn,
  type Turn,
  underground,
} from '../state.ts';
import { supportPlusAvailable } from '../victory.ts';
import { activityFor } from './activity.ts';
import type { Chart } from './chart.ts';
import { controlWith, firstShiftCost, isUnused, peopleMoved } from './ground.ts';
import { because, becauseOf, isOffered, type Look, type Mind, nearest, offered, spaceIn } from './mind.ts';
import { best, byWay, chosen, type Choice, random, step } from './selection.ts';
import { each, once, type Steps } from './steps.ts';
import { march, sending } from './taliban/march.ts';
import { attack, attackHow } from './taliban/attack.ts';

const MANY = 15;
const FOUR = 4;
const SUPPORT = 20;

/** 8.7 Which Operation. */
function choose(mind: Mind): Operation {
  const { state } = mind;
  if (available(state, 'taliban-underground') + available(state, 'taliban-base') >= MANY) {
    because(mind, 'T.chart.rally.available');
    return 'rally';
  }
  if (ALL_SPACES.reduce((sum, space) => sum + active(state, space, 'taliban'), 0) >= MANY) {
    because(mind, 'T.chart.rally.active');
    return 'rally';
  }
  if (!ALL_SPACES.some((space) => isReady(state, space))) {
    because(mind, 'T.chart.march');
    return 'march';
  }
  const isLow = supportPlusAvailable(state) <= SUPPORT;
  because(mind, isLow ? 'T.chart.attack' : 'T.chart.terror');
  return isLow ? 'attack' : 'terror';
}

/** D11: a single space at Support, or LoC, with an Underground Taliban guerrilla or four of them. */
const isReady = (state: State, space: Space): boolean =>
  (isLoc(space) || hasSupport(state, space)) &&
  (underground(state, space, 'taliban') > 0 || guerrillas(state, space, 'taliban') >= FOUR);

// 8.7.2 Rally.

/** Rally to hide, then for Bases, then to place guerrillas: one in Kabul, in a space for Control, in one with few, at Bases. */
function* rally(look: Look): Steps {
  const among = (test: (state: State, space: Space) => boolean) => (now: Look) =>
    LANDS.filter((space) => isUnused(now.turn)(space) && now.open(space) && test(now.state, space));
  const purse = ({ state, turn }: Look): number =>
    turn.free ? LANDS.length : Math.max(1, state.resources.taliban);
  yield* each(look, 'T.rally.flip', among(isToHide), purse);
  yield* each(look, 'T.rally.base', among(isToBuild), (now) =>
    Math.min(purse(now), available(now.state, BASE.taliban)),
  );
  const placing = (test: (state: State, space: Space) => boolean) =>
    among((state, space) => canPlace(state, space) && test(state, space));
  const one = (): number => 1;
  yield* once(look, 'T.rally.kabul', placing(isKabulOpen), one);
  yield* once(look, 'T.rally.control', placing(isWon), one);
  yield* once(look, 'T.rally.few', placing(isFew), one);
  yield* each(
    look,
    'T.rally.bases',
    placing((state, space) => bases(state, space, 'taliban') > 0),
    one,
  );
}

const isToHide = (state: State, space: Space): boolean => {
  const here = guerrillas(state, space, 'taliban');
  return (
    isProvince(space) &&
    here >= 1 &&
    here <= 3 &&
    underground(state, space, 'taliban') === 0 &&
    bases(state, space, 'taliban') > 0 &&
    coinCubes(state, space) > 0
  );
};

/** D9: three Taliban guerrillas. */
const isToBuild = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'taliban') >= 3 && placeable(state, space, BASE.taliban) > 0;

/** Whether guerrillas are Available, and no Event keeps them out. */
const canPlace = (state: State, space: Space): boolean =>
  waysToRally(state, space, 'taliban').includes('guerrillas');

const isKabulOpen = (state: State, space: Space): boolean =>
  space === AT.kabul && underground(state, space, 'taliban') === 0;

/** Whether those who come bring Control. */
function isWon(state: State, space: Space): boolean {
  const coming = Math.min(available(state, UNDERGROUND.taliban), rallyLimit(state, space, 'taliban'));
  return control(state, space) !== 'taliban' && controlWith(state, space, { taliban: coming }) === 'taliban';
}

const isFew = (state: State, space: Space): boolean => [1, 2].includes(guerrillas(state, space, 'taliban'));

function rallyWay(state: State, space: Space): RallyWay {
  if (isToHide(state, space)) return 'hide';
  return isToBuild(state, space) ? 'base' : 'guerrillas';
}

/** One in Kabul, else all that can come. */
function rallyNumber(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const isOne = space !== undefined && isKabulOpen(mind.state, space);
  return nearest(mind, isOne ? 1 : Number.POSITIVE_INFINITY);
}

// 8.7.2 Extort on rich LoCs, else Infiltrate, else Extort anywhere.

const RICH = 3;
const isRich = (space: Space): boolean => isLoc(space) && econOf(space) >= RICH;

function extorting(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const among = ALL_SPACES.filter(
    (space) => isExtortable(state, space) && !turn.activitySpaces.includes(space) && open(space),
  );
  if (turn.doing === 'terror') return step('T.terror.extort', among, among.length);
  const isBegunElsewhere = turn.activitySpaces.some((space) => !isRich(space));
  const rich = among.filter(isRich);
  if (rich.length > 0 && !isBegunElsewhere) return step('T.extort.loc', rich, rich.length);
  // Once begun on the LoCs it ends with them.
  if (turn.activitySpaces.length > 0 && !isBegunElsewhere) return undefined;
  return step('T.extort.any', among, among.length);
}

const REMOVED = 2;

/** Pieces that go: one is replaced while a guerrilla is Available; else two are removed, or as many as an Event says. */
function infiltrated(state: State): number {
  const limit = effect(state, 'infiltrate-removes')?.pieces;
  return limit ?? (available(state, 'taliban-underground') > 0 ? 1 : REMOVED);
}

/** Against the Government, else the Warlords: on LoCs, where a Base goes, where the last Police go. */
function infiltrating(state: State, open: (space: Space) => boolean): Choice | undefined {
  const among = AFGHANISTAN.filter((space) => underground(state, space, 'taliban') > 0 && open(space));
  const government = among.filter((space) => pieces(state, space, 'government') > 0);
  const targets =
    government.length > 0 ? government : among.filter((space) => pieces(state, space, 'warlords') > 0);
  const gone = infiltrated(state);
  const goesBase = (space: Space): boolean =>
    governmentCubes(state, space) < gone && bases(state, space, 'government') > 0;
  const goLastPolice = (space: Space): boolean => police(state, space) > 0 && police(state, space) <= gone;
  const top = best(targets, isLoc, goesBase, goLastPolice);
  const [first] = top;
  if (first === undefined) return undefined;
  if (isLoc(first)) return step('T.infiltrate.loc', top);
  if (goesBase(first)) return step('T.infiltrate.base', top);
  return step(goLastPolice(first) ? 'T.infiltrate.police' : 'T.infiltrate.random', top);
}

/** Replaces one while a guerrilla is Available, else removes two. */
function infiltrateHow(mind: Mind): string {
  const replaces = mind.options.includes('replace') && available(mind.state, 'taliban-underground') > 0;
  because(mind, replaces ? 'T.infiltrate.replace' : 'T.infiltrate.remove');
  return replaces ? 'replace' : 'remove';
}

/** The Special Activity that follows a Rally, March or Terror. */
function activity(mind: Mind, turn: Turn): Activity | undefined {
  const { state, options } = mind;
  if (turn.doing === 'attack') {
    because(mind, 'T.ambush.none');
    return undefined;
  }
  const extort = options.includes('extort') ? extorting(state, turn, () => true) : undefined;
  const isUnvisited = (space: Space): boolean => !turn.activitySpaces.includes(space);
  const canInfiltrate = options.includes('infiltrate') && infiltrating(state, isUnvisited) !== undefined;
  // 8.1.1 In as many spaces as there may be.
  if (turn.activity === 'infiltrate') return canInfiltrate ? 'infiltrate' : undefined;
  if (turn.activity !== null)
    return turn.activity === 'extort' && extort !== undefined ? 'extort' : undefined;
  if (extort?.step !== 'T.extort.loc' && turn.doing !== 'terror' && canInfiltrate) return 'infiltrate';
  if (extort === undefined) because(mind, turn.doing === 'terror' ? 'T.terror.noExtort' : 'T.special.none');
  return extort === undefined ? undefined : 'extort';
}

// 8.7.5 Terror.

/** Terror on LoCs, then where most people live, at Support first. */
function* terror(look: Look): Steps {
  yield* each(
    look,
    'T.terror.loc',
    ({ state, turn, open }) =>
      LOCS.filter((loc) => !isSabotaged(state, loc) && isUnused(turn)(loc) && open(loc)),
    (_, among) => among.length,
  );
  yield* each(
    look,
    'T.terror.space',
    ({ state, turn, open }) =>
      best(
        AFGHAN_LANDS.filter(
          (space) =>
            peopleOf(space, state) > 0 &&
            !hasOpposition(state, space) &&
            isUnused(turn)(space) &&
            open(space),
        ),
        (space) => peopleOf(space, state),
        (space) => hasSupport(state, space),
      ),
    affordable,
  );
}

/** Of how many of these the Terror can be paid. */
function affordable({ state, turn }: Look, spaces: readonly Space[]): number {
  let left = state.resources.taliban;
  const costs = spaces.map((space) => terrorCost(state, turn, space)).toSorted((a, b) => a - b);
  return costs.filter((cost) => {
    left -= cost;
    return left >= 0;
  }).length;
}

// 8.7.7 Sharia.

/** Where a shift toward Opposition can be paid once the Terror is gone. */
const isWorth = (state: State, space: Space): boolean =>
  canShift(state, space, OPPOSITION) && state.resources.taliban >= firstShiftCost(state, space, SHARIA_COST);

/** Most people affected, at Support, fewest Terror; undefined where nothing can be shifted. */
function shariaIn(mind: Mind, among: readonly Space[]): Space | undefined {
  const { state } = mind;
  const open = among.filter((space) => isWorth(state, space));
  for (const space of among)
    if (terrorIn(state, space) > 0 && !open.includes(space)) becauseOf(mind, 'T.sharia.skip', space);
  if (open.length === 0) return undefined;
  const byPeople = best(open, (space) =>
    peopleMoved(state, space, -1, state.resources.taliban - terrorIn(state, space)),
  );
  const bySupport = best(byPeople, (space) => hasSupport(state, space));
  const top = best(bySupport, (space) => -terrorIn(state, space));
  const space = random(mind, top);
  if (top.length < bySupport.length) becauseOf(mind, 'T.sharia.terror', space);
  else becauseOf(mind, bySupport.length < byPeople.length ? 'T.sharia.support' : 'T.sharia.pop', space);
  return space;
}

/** In the Support Phase one space is finished before the next. */
function sharia(mind: Mind): string {
  const { state } = mind;
  const begun = state.turn?.spaces.at(-1);
  if (begun !== undefined && isOffered(mind)(begun) && isWorth(state, begun)) return idOf(begun);
  const space = shariaIn(mind, offered(mind));
  return space === undefined ? 'done' : idOf(space);
}

/** In a Rally it comes before the Special Activity, so never with what that brought in. */
function rallySharia(mind: Mind): string {
  if (mind.state.turn?.activity !== null) return 'done';
  const space = shariaIn(mind, offered(mind));
  if (space === undefined) return activityFor(mind) ?? 'done';
  becauseOf(mind, 'T.rally.sharia', space);
  return idOf(space);
}

/** And goes on while a shift can be paid. */
function shariaMore({ state, prompt }: Mind): string {
  const space = spaceIn(prompt);
  return space !== undefined && isWorth(state, space) ? 'sharia' : 'done';
}

/** 8.7.8 Those that may stay in Pakistan do (D21); others go where the fewest are. */
function redeployTo(mind: Mind): string {
  const space = random(
    mind,
    best(offered(mind), (one) => -guerrillas(mind.state, one, 'taliban')),
  );
  becauseOf(mind, 'T.redeploy', space);
  return idOf(space);
}

const inTurn =
  (find: (state: State, turn: Turn, open: (space: Space) => boolean) => Choice | undefined) => (mind: Mind) =>
    chosen(mind, mind.state.turn === null ? undefined : find(mind.state, mind.state.turn, isOffered(mind)));

export const TALIBAN: Chart = {
  choose,
  instead: {
    rally: ['T.rally.none', 'march'],
    march: ['T.march.none', 'attack'],
    attack: ['T.attack.none', 'terror'],
  },
  boxes: {
    rally: {
      steps: rally,
      goesOn: (state, turn) =>
        turn.spaces.some((space) => bases(state, space, 'taliban') > 0 && isWorth(state, space)),
    },
    march: { steps: march },
    attack: { steps: attack, goesOn: () => true },
    terror: { steps: terror },
  },
  activity,
  sending,
  answers: {
    'ask.rally.how': byWay(rallyWay, ['base', 'guerrillas', 'hide']),
    'ask.rally.guerrillas': rallyNumber,
    'ask.rally.sharia': rallySharia,
    'ask.rally.sharia.more': shariaMore,
    'ask.extort': inTurn(extorting),
    'ask.infiltrate': (mind) => chosen(mind, infiltrating(mind.state, isOffered(mind))),
    'ask.infiltrate.how': infiltrateHow,
    'ask.attack.how': attackHow,
    'ask.sharia': sharia,
    'ask.redeploy.from': () => 'done',
    'ask.redeploy.to': redeployTo,
  },
};
