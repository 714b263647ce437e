/** 8.5 The Warlords. Each part follows the rulebook from top to bottom. */
import { SUBORN_COST } from '../activities/suborn.ts';
import { ACTIVE, BASE, UNDERGROUND } from '../forces.ts';
import { effect, isForbidden } from '../in-effect.ts';
import {
  adjacentOf,
  idOf,
  spaceOf,
  AFGHAN_LANDS,
  ALL_SPACES,
  isLoc,
  isPakistan,
  isPashtun,
  isProvince,
  LOCS,
  type Space,
} from '../map.ts';
import { type RallyWay, rallyLimit } from '../operations/rally.ts';
import {
  allPieces,
  available,
  bases,
  basesOnMap,
  coinCubes,
  control,
  governmentCubes,
  guerrillas,
  hasOpposition,
  hasSupport,
  isNonPlayer,
  type Operation,
  peopleOf,
  pieces,
  placeable,
  police,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { MOST_RESOURCES } from '../tracks.ts';
import { unmoved } from '../turn.ts';
import type { Chart, Sending } from './chart.ts';
import { arrived, controlWith, isFertileWith, isUnused, surplus } from './ground.ts';
import { unseenGroup, unseenInto } from './marching.ts';
import { because, becauseOf, isOffered, type Look, type Mind, most, numberIn } from './mind.ts';
import { best, byWay, chosen, type Choice, random, step } from './selection.ts';
import { each, once, type Steps } from './steps.ts';

const PLENTY = 6;
const WEALTH = 50;

/** 8.5 Which Operation. */
function choose(mind: Mind): Operation {
  const { state } = mind;
  if (available(state, 'warlords-underground') + available(state, 'warlords-base') >= PLENTY) {
    because(mind, 'W.chart.rally');
    return 'rally';
  }
  const isRich = state.resources.warlords + basesOnMap(state, 'warlords') > WEALTH;
  because(mind, isRich ? 'W.chart.terror' : 'W.chart.march');
  return isRich ? 'terror' : 'march';
}

// 8.5.1 Rally.

const RALLIES = 3;

/** Rally in three Provinces: hide, build Bases, then place guerrillas. */
function* rally(look: Look): Steps {
  const among = (test: (state: State, space: Space) => boolean) => (now: Look) =>
    AFGHAN_LANDS.filter(
      (space) => isProvince(space) && isUnused(now.turn)(space) && now.open(space) && test(now.state, space),
    );
  const left = ({ turn }: Look): number => RALLIES - turn.spaces.length;
  yield* each(look, 'W.rally.flip', among(isToHide), left);
  yield* each(look, 'W.rally.base', among(isToBuild), (now) =>
    Math.min(left(now), available(now.state, BASE.warlords)),
  );
  const one = (now: Look): number => Math.min(1, left(now), available(now.state, UNDERGROUND.warlords));
  yield* each(look, 'W.rally.place1', among(isBare), one);
  yield* each(look, 'W.rally.place2', among(isHomeless), one);
  yield* once(look, 'W.rally.place3', among(opensFields), one);
  yield* each(
    look,
    'W.rally.place4',
    among(() => true),
    one,
  );
}

const isToHide = (state: State, space: Space): boolean =>
  !isPashtun(space) &&
  bases(state, space, 'warlords') > 0 &&
  coinCubes(state, space) > 0 &&
  guerrillas(state, space, 'warlords') > 0 &&
  underground(state, space, 'warlords') === 0;

const isToBuild = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'warlords') >= 2 && placeable(state, space, BASE.warlords) > 0;

const isBare = (state: State, space: Space): boolean =>
  bases(state, space, 'warlords') > 0 && guerrillas(state, space, 'warlords') === 0;

const isHomeless = (state: State, space: Space): boolean =>
  bases(state, space, 'warlords') === 0 && guerrillas(state, space, 'warlords') > 0;

/** Cultivate is impossible there, and will be possible with those who come. */
const opensFields = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'warlords') <= police(state, space) &&
  isFertileWith(
    state,
    space,
    Math.min(available(state, UNDERGROUND.warlords), rallyLimit(state, space, 'warlords')),
  );

/** How the Rally is made in a space that was chosen. */
function rallyWay(state: State, space: Space): RallyWay {
  if (isToHide(state, space)) return 'hide';
  return isToBuild(state, space) ? 'base' : 'guerrillas';
}

// 8.5.2 March.

/** One guerrilla to an empty LoC, to end Control where that can be, and together to one more Province. */
function* march(look: Look): Steps {
  const isOpen = (space: Space): boolean => isUnused(look.turn)(space) && look.open(space);
  const { state } = look;
  const locs = LOCS.filter(
    (loc) => isOpen(loc) && allPieces(state, loc) === 0 && movableBeside(state, loc).length > 0,
  );
  // The highest Econ, as everywhere among LoCs (8.3).
  if (locs.length > 0 && look.turn.spaces.length === 0)
    yield { step: 'W.march.loc', among: locs, capacity: 1 };
  // All that can have gathered.
  if (look.turn.spaces.some((space) => !isLoc(space))) return;
  yield* each(
    look,
    'W.march.control',
    (now) =>
      best(
        AFGHAN_LANDS.filter((space) => isOpen(space) && canBreak(now.state, space)),
        (space) => peopleOf(space, now.state),
      ),
    () => 1,
  );
  const gathering = gather(look.state, isOpen);
  if (gathering !== undefined)
    yield { ...gathering, note: (mind, space) => becauseOf(mind, 'W.march.gather', space) };
}

function gather(state: State, isOpen: (space: Space) => boolean): Choice | undefined {
  const coming = (to: Space): number => sum(movableBeside(state, to), groupFrom(state, to));
  const near = AFGHAN_LANDS.filter((space) => isProvince(space) && isOpen(space) && coming(space) > 0);
  const fertile = near.filter((space) => isFertileWith(state, space, coming(space)));
  return step('W.march.gather.cultivate', fertile) ?? step('W.march.gather.any', near);
}

/** Who could leave, if Control did not matter: not from LoCs, and not the last one at a Base. */
function free(state: State, from: Space): number {
  if (isLoc(from)) return 0;
  const fresh = unmoved(state, from, UNDERGROUND.warlords) + unmoved(state, from, ACTIVE.warlords);
  const kept = bases(state, from, 'warlords') > 0 ? 1 : 0;
  return Math.min(fresh, guerrillas(state, from, 'warlords') - kept);
}

/** Who may leave, Control staying as it is. */
const movable = (state: State, from: Space): number => surplus(state, from, 'warlords', free(state, from));

const movableBeside = (state: State, to: Space): Space[] =>
  adjacentOf(to).filter((from) => movable(state, from) > 0);

const sum = (list: readonly Space[], value: (space: Space) => number): number =>
  list.reduce((total, space) => total + value(space), 0);

/** As many as stay Underground. */
const groupFrom =
  (state: State, to: Space) =>
  (from: Space): number =>
    unseenGroup(state, from, to, 'warlords', movable(state, from));

/** Warlords pieces that must come to end Control; 0 where nobody has it. */
function toBreak(state: State, space: Space): number {
  const side = control(state, space);
  if (side === 'none') return 0;
  const own =
    side === 'taliban'
      ? pieces(state, space, 'taliban')
      : pieces(state, space, 'coalition') + pieces(state, space, 'government');
  return 2 * own - allPieces(state, space);
}

/** Whether the guerrillas beside a space could end Control there. */
const canBreak = (state: State, to: Space): boolean => {
  const needed = toBreak(state, to);
  return needed > 0 && sum(movableBeside(state, to), (from) => movable(state, from)) >= needed;
};

/** Warlords that came in this turn. */
const newcomers = (state: State, space: Space): number =>
  arrived(state, space, UNDERGROUND.warlords) + arrived(state, space, ACTIVE.warlords);

/** How many go from an origin: one to a LoC; to end Control as many as it takes; else those who stay Underground. */
export function warlordsGroup(state: State, turn: Turn, from: Space, to: Space): number {
  const most = movable(state, from);
  if (isLoc(to)) return Math.min(1, most);
  const group = groupFrom(state, to);
  const unseen = group(from);
  const others = movableBeside(state, to).filter((one) => one !== from && !turn.tally.sent.includes(one));
  const needed = toBreak(state, to);
  const all = most + sum(others, (one) => movable(state, one));
  if (needed === 0 || needed > all) return unseen;
  const missing = needed - unseen - sum(others, group);
  return missing > 0 ? Math.min(most, unseen + missing) : unseen;
}

const sending = (_state: State, _turn: Turn, to: Space): Sending => ({
  /** The one for a LoC is Underground, if any can be (8.1.2). */
  origins(state, turn, offered) {
    if (isLoc(to) && newcomers(state, to) > 0) return [];
    const able = offered.filter((from) => warlordsGroup(state, turn, from, to) > 0);
    return isLoc(to) ? best(able, (from) => unmoved(state, from, UNDERGROUND.warlords) > 0) : able;
  },
  group: (state, turn, from) => warlordsGroup(state, turn, from, to),
  kept: () => 0,
  note(mind, _now, from, size) {
    const { state } = mind;
    if (bases(state, from, 'warlords') > 0) becauseOf(mind, 'W.march.keep', from);
    if (size > unseenInto(state, to, 'warlords') && !isLoc(to)) becauseOf(mind, 'W.march.control.active', to);
    const may = movable(state, from);
    if (may < free(state, from) && size >= may) becauseOf(mind, 'MV.controlKept', from);
  },
});

// 8.5.3 Terror.

/** Terror in one space: against the non-players who would gain by what people think there. */
function* terror({ state, turn, open }: Look): Steps {
  if (turn.spaces.length > 0) return;
  const among = AFGHAN_LANDS.filter((space) => underground(state, space, 'warlords') > 0 && open(space));
  const opposed = among.filter((space) => hasOpposition(state, space));
  const loyal = among.filter((space) => hasSupport(state, space));
  const found =
    (isNonPlayer(state, 'coalition') ? step('W.terror.opposition', opposed) : undefined) ??
    (isNonPlayer(state, 'taliban') ? step('W.terror.support', loyal) : undefined) ??
    step('W.terror.any', [...opposed, ...loyal]);
  if (found !== undefined) yield found;
}

// 8.5.4 Special Activities: Cultivate, else Traffic, else Suborn.

/** The Special Activity that follows, and why not those before it. */
function activity(mind: Mind, turn: Turn): 'cultivate' | 'traffic' | 'suborn' | undefined {
  const { state, options } = mind;
  const canSuborn = (): boolean =>
    options.includes('suborn') &&
    suborning(state, (space) => !turn.activitySpaces.includes(space)) !== undefined;
  if (turn.activity !== null) return turn.activity === 'suborn' && canSuborn() ? 'suborn' : undefined;
  if (turn.doing === 'rally' || turn.doing === 'march') {
    if (cultivating(state, turn) !== undefined && options.includes('cultivate')) return 'cultivate';
    because(mind, 'W.cultivate.none');
    const not = noTraffic(state);
    if (not === undefined && options.includes('traffic')) {
      because(mind, 'W.traffic');
      return 'traffic';
    }
    if (not !== undefined) because(mind, not);
  }
  const reason = noSuborn(state);
  if (reason === undefined && canSuborn()) return 'suborn';
  because(mind, reason ?? 'W.suborn.none');
  return undefined;
}

function cultivating(state: State, turn: Turn): Choice | undefined {
  const among = turn.spaces.filter((space) => isProvince(space) && isFertileWith(state, space, 0));
  const second = among.filter((space) => bases(state, space, 'warlords') === 1);
  return step('W.cultivate.second', second) ?? step('W.cultivate.any', among);
}

/** Why there is no Traffic; undefined where there is. */
function noTraffic(
  state: State,
): 'W.traffic.full' | 'W.traffic.noSpace' | 'W.traffic.counterNarc' | undefined {
  if (state.resources.warlords >= MOST_RESOURCES) return 'W.traffic.full';
  const fields = AFGHAN_LANDS.filter((space) => pieces(state, space, 'coalition') === 0).reduce(
    (total, space) => total + bases(state, space, 'warlords'),
    0,
  );
  if (fields === 0) return 'W.traffic.noSpace';
  return fields < (effect(state, 'traffic-divided')?.divisor ?? 1) ? 'W.traffic.counterNarc' : undefined;
}

/** Why nobody is suborned at all. */
function noSuborn(state: State): 'W.suborn.poor' | 'W.suborn.truce' | undefined {
  if (isForbidden(state, 'suborn', 'warlords', 'anywhere', 'rally')) return 'W.suborn.truce';
  return state.resources.warlords < SUBORN_COST ? 'W.suborn.poor' : undefined;
}

/** Suborn where that ends Control; else LoCs, then Afghan Provinces and Kabul, then Pakistan. */
export function suborning(state: State, open: (space: Space) => boolean): Choice | undefined {
  const among = ALL_SPACES.filter(open);
  const ending = among.filter((space) => endsControl(state, space) !== undefined);
  const byBase = ending.filter((space) => endsControl(state, space) === 'W.suborn.ctrl.base');
  const [first] = byBase.length > 0 ? byBase : ending;
  if (first !== undefined)
    return step(endsControl(state, first) ?? 'W.suborn.ctrl.cubes', byBase.length > 0 ? byBase : ending);
  const isForTaliban = isNonPlayer(state, 'coalition');
  const name = isForTaliban ? 'W.suborn.taliban' : 'W.suborn.government';
  const able = among.filter((space) =>
    isForTaliban ? guerrillas(state, space, 'taliban') > 0 : pieces(state, space, 'government') > 0,
  );
  return (
    step(name, able.filter(isLoc)) ??
    step(
      name,
      able.filter((space) => !isPakistan(space)),
    ) ??
    step(name, able)
  );
}

const CUBES = 3;

/** By one Suborn nobody is in Control any more; how. */
function endsControl(
  state: State,
  space: Space,
): 'W.suborn.ctrl.base' | 'W.suborn.ctrl.cubes' | 'W.suborn.ctrl.taliban' | undefined {
  if (isLoc(space) || isPakistan(space)) return undefined;
  const side = control(state, space);
  if (side === 'coin') {
    if (bases(state, space, 'government') > 0 && controlWith(state, space, { coin: -1 }) === 'none')
      return 'W.suborn.ctrl.base';
    for (let gone = 1; gone <= Math.min(CUBES, governmentCubes(state, space)); gone++)
      if (controlWith(state, space, { coin: -gone }) === 'none') return 'W.suborn.ctrl.cubes';
  }
  const canTurn = side === 'taliban' && guerrillas(state, space, 'taliban') > 0;
  return canTurn && controlWith(state, space, { taliban: -1 }) === 'none'
    ? 'W.suborn.ctrl.taliban'
    : undefined;
}

/** What is bought in a space. */
export function subornWay(state: State, space: Space): 'base' | 'cubes' | 'taliban' {
  const way = endsControl(state, space);
  if (way === 'W.suborn.ctrl.base') return 'base';
  if (way === 'W.suborn.ctrl.cubes') return 'cubes';
  if (way === 'W.suborn.ctrl.taliban' || isNonPlayer(state, 'coalition')) return 'taliban';
  return bases(state, space, 'government') > 0 ? 'base' : 'cubes';
}

function subornWhere(mind: Mind): string | undefined {
  const choice = suborning(mind.state, isOffered(mind));
  if (choice === undefined) return chosen(mind, undefined);
  const space = random(mind, choice.among);
  const reason = endsControl(mind.state, space) ?? choice.step;
  if (reason !== null) becauseOf(mind, reason, space);
  return idOf(space);
}

/** Cubes as long as nobody comes to Control by it, where Control was to end. */
export function isEnoughBought(mind: Mind, space: Space): boolean {
  const { state } = mind;
  const gone = 3 - numberIn(mind.prompt, 'left');
  if (gone === 0 || control(state, space) !== 'none') return false;
  return (
    controlWith(state, space, { coin: gone }) !== 'none' && controlWith(state, space, { coin: -1 }) !== 'none'
  );
}

export const WARLORDS: Chart = {
  choose,
  // 8.5.3 A Rally instead of Terror is the last resort.
  instead: {
    rally: ['W.rally.none', 'march'],
    march: ['W.march.none', 'terror'],
    terror: ['W.terror.none', 'rally'],
  },
  boxes: { rally: { steps: rally }, march: { steps: march }, terror: { steps: terror } },
  answers: {
    'ask.rally.how': byWay(rallyWay, ['base', 'guerrillas', 'hide']),
    'ask.rally.guerrillas': most,
    'ask.cultivate': (mind) =>
      chosen(mind, mind.state.turn === null ? undefined : cultivating(mind.state, mind.state.turn)),
    'ask.traffic': (mind) => mind.options.find((option) => spaceOf(option) !== undefined) ?? 'done',
    'ask.suborn': subornWhere,
    'ask.suborn.how': byWay(subornWay, ['base', 'taliban', 'cubes', 'hide']),
  },
  activity,
  sending,
};
