/** 8.6 The Government. Each part follows the rulebook from top to bottom; Train (8.6.2) and the Propaganda Round (8.6.6, 8.6.7) stand in its folder. */
import type { CubeKind } from '../forces.ts';
import {
  AFGHAN_LANDS,
  AFGHANISTAN,
  AT,
  econOf,
  idOf,
  isLoc,
  isPashtun,
  LANDS,
  LOCS,
  type Space,
} from '../map.ts';
import { governmentStrength, isEradicable } from '../operations/assault.ts';
import { reachable } from '../operations/patrol.ts';
import { isTolled, originsOf, sweepStrength } from '../operations/sweep.ts';
import {
  type Activity,
  allPieces,
  available,
  control,
  count,
  guerrillas,
  hasOpposition,
  type Operation,
  peopleOf,
  pieces,
  police,
  type State,
  type Turn,
} from '../state.ts';
import { beginTurn, unmoved } from '../turn.ts';
import { firstActivity } from './activity.ts';
import type { Chart } from './chart.ts';
import { basesOf, foundBy, guerrillasOf, type Loss, lossOf, talibanOf, totalOf } from './force.ts';
import { arrived, isUnused, neededForCoin, surplus } from './ground.ts';
import { propagandaAnswers } from './government/propaganda.ts';
import { legal } from './legal.ts';
import {
  because,
  becauseOf,
  done,
  isOffered,
  type Look,
  type Mind,
  nearest,
  offered,
  spaceIn,
} from './mind.ts';
import { best, chosen, type Choice, random, step } from './selection.ts';
import { each, once, type Steps } from './steps.ts';
import {
  afterTrain,
  governable,
  spareTroops,
  train,
  trainAnswers,
  transportOrigins,
} from './government/train.ts';

const MANY = 15;
/** For each space of a Train, Sweep or Assault. */
const COST = 3;
/** Sweep and Assault go to three spaces at most. */
const SPACES = 3;

/** 8.6 Which Operation. */
function choose(mind: Mind): Operation {
  const { state } = mind;
  const idle =
    available(state, 'government-troops') + available(state, 'police') + available(state, 'government-base');
  if (idle >= MANY) {
    because(mind, 'G.chart.train.pieces');
    return 'train';
  }
  if (governable(state).length > 0) {
    because(mind, 'G.chart.train.govern');
    return 'train';
  }
  if (ORDER.some((space) => neededAt(state, space) > 0)) {
    because(mind, 'G.chart.patrol');
    return 'patrol';
  }
  const isAssault = isAssaultCalledFor(state);
  because(mind, isAssault ? 'G.chart.assault' : 'G.chart.sweep');
  return isAssault ? 'assault' : 'sweep';
}

// 8.6.3 Patrol.

const came = (state: State, space: Space): number =>
  arrived(state, space, 'government-troops') + arrived(state, space, 'police');

/** Cubes a LoC or Kabul still needs: as many as there are Taliban guerrillas, where these outnumber all others. */
function neededAt(state: State, space: Space): number {
  const taliban = guerrillas(state, space, 'taliban');
  const others = allPieces(state, space) - pieces(state, space, 'taliban') - came(state, space);
  return taliban > others ? Math.max(0, taliban - came(state, space)) : 0;
}

/** LoCs by Econ, then Kabul. */
const ORDER: readonly Space[] = [...LOCS.toSorted((a, b) => econOf(b) - econOf(a) || a - b), AT.kabul];

/** One cube to a place that needs it. */
interface Posting {
  readonly to: Space;
  readonly kind: CubeKind;
  readonly from: readonly Space[];
}

/** The next cube: 1 Police for each place if one can come, the rest Troops, from where most of the kind are. */
function nextPosting(state: State): Posting | undefined {
  for (const to of ORDER) {
    if (neededAt(state, to) === 0) continue;
    const kinds: readonly CubeKind[] =
      arrived(state, to, 'police') === 0 ? ['police', 'government-troops'] : ['government-troops', 'police'];
    for (const kind of kinds) {
      const from = LANDS.filter(
        (one) =>
          unmoved(state, one, kind) > 0 &&
          surplus(state, one, 'coin', 1) > 0 &&
          one !== to &&
          reachable(state, one).includes(to),
      );
      if (from.length > 0) return { to, kind, from: best(from, (one) => count(state, one, kind)) };
    }
  }
  return undefined;
}

function patrolFrom(mind: Mind): string {
  const posting = nextPosting(mind.state);
  const from = posting?.from.filter(isOffered(mind)) ?? [];
  if (posting === undefined || from.length === 0) return 'done';
  becauseOf(mind, isLoc(posting.to) ? 'G.patrol.loc' : 'G.patrol.kabul', posting.to);
  return idOf(random(mind, from));
}

function patrolTo(mind: Mind): string | undefined {
  const posting = nextPosting(mind.state);
  return posting === undefined ? undefined : idOf(posting.to);
}

/** One after Troops of the same group only if it is bound for the same place. */
function movePolice(mind: Mind): string {
  const posting = nextPosting(mind.state);
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  const isPosted = posting?.kind === 'police' && posting.to === to;
  return nearest(mind, isPosted && from !== undefined && posting.from.includes(from) ? 1 : 0);
}

const TRANSPORT = '4.3.2';

/** Troops on the move: the surplus in a Transport, one at a time in a Patrol, as many as needed in a Sweep. */
function moveTroops(mind: Mind): string {
  const { state, prompt } = mind;
  const [from, to] = [spaceIn(prompt, 'from'), spaceIn(prompt, 'to')];
  // It goes with any Operation, so the rule that asks comes first.
  if (prompt.rule === TRANSPORT || from === undefined || to === undefined)
    return nearest(mind, from === undefined ? Number.POSITIVE_INFINITY : spareTroops(state, from));
  if (state.turn?.doing === 'sweep')
    return nearest(mind, Math.min(sweepers(state, from), neededForCoin(state, to)));
  return nearest(mind, nextPosting(state)?.kind === 'government-troops' ? 1 : 0);
}

/** On the LoC where an Assault takes most Taliban. */
function patrolAssault(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  if (open.length === 0) {
    because(mind, 'G.patrol.noAssault');
    return firstActivity(mind);
  }
  const loc = random(
    mind,
    best(open, (one) => talibanOf(loss(state, one))),
  );
  becauseOf(mind, 'G.patrol.assault', loc);
  return idOf(loc);
}

// 8.6.4 Sweep.

/** Sweep where Troops bring COIN Control, most people first; else in place, where most Taliban are found. */
function* sweep(look: Look): Steps {
  const among = (): Space[] => AFGHAN_LANDS.filter((space) => isUnused(look.turn)(space) && look.open(space));
  const left = (): number => (look.turn.spaces.length < SPACES ? 1 : 0);
  yield* each(
    look,
    'G.sweep.control',
    ({ state, turn }) =>
      best(
        among().filter((space) => canWin(state, turn, space)),
        (space) => peopleOf(space, state),
      ),
    left,
  );
  while (left() > 0) {
    const { state } = look;
    const found = (space: Space) => foundBy(state, space, sweepStrength(state, space, 'government'));
    const top = best(
      among().filter((space) => found(space).taliban + found(space).warlords > 0),
      (space) => found(space).taliban,
      (space) => found(space).warlords,
    );
    if (top.length === 0) return;
    const isKabul = top.length > 1 && top.includes(AT.kabul);
    yield {
      step: isKabul ? 'G.sweep.kabulTie' : 'G.sweep.place',
      among: isKabul ? [AT.kabul] : top,
      capacity: 1,
    };
  }
}

/** Troops that may leave a space. */
const sweepers = (state: State, from: Space): number =>
  surplus(state, from, 'coin', unmoved(state, from, 'government-troops'));

/** Troops that can come, of the spaces given. */
const comers = (state: State, from: readonly Space[]): number =>
  from.reduce((sum, space) => sum + sweepers(state, space), 0);

/** Whether Troops that can come would bring COIN Control: as many ways with a toll as can be paid after the space. */
function canWin(state: State, turn: Turn, to: Space): boolean {
  const needed = neededForCoin(state, to);
  if (needed === 0) return false;
  const origins = originsOf(state, to).toSorted((a, b) => sweepers(state, b) - sweepers(state, a));
  const tolled = origins.filter((from) => isTolled(state, from, to));
  const payable = turn.free ? tolled.length : Math.max(0, state.resources.government - COST);
  const free = origins.filter((from) => !tolled.includes(from));
  return comers(state, [...free, ...tolled.slice(0, payable)]) >= needed;
}

/** Troops come in where they bring COIN Control, by the cheapest way. */
function sweepFrom(mind: Mind): string {
  const { state } = mind;
  const to = spaceIn(mind.prompt);
  if (to === undefined) return 'done';
  const open = offered(mind).filter((from) => sweepers(state, from) > 0);
  if (neededForCoin(state, to) === 0 || comers(state, open) < neededForCoin(state, to)) return 'done';
  const top = best(
    open,
    (from) => !isTolled(state, from, to),
    (from) => sweepers(state, from),
  );
  return idOf(random(mind, top));
}

// 8.6.5 Assault.

const loss = (state: State, space: Space): Loss => lossOf(state, space, governmentStrength(state, space));

/** Assault for Taliban Bases, then off LoCs, then for most guerrillas; without effect only to go with Eradicate (D15). */
function* assault(look: Look): Steps {
  for (;;) {
    const { state, turn, open } = look;
    const among = AFGHANISTAN.filter(
      (space) => isUnused(turn)(space) && open(space) && totalOf(loss(state, space)) > 0,
    );
    const top = best(
      among,
      (space) => loss(state, space).talibanBases,
      (space) => !isLoc(space),
      (space) => guerrillasOf(loss(state, space)),
    );
    const [first] = top;
    const payable = turn.free ? SPACES : Math.floor(state.resources.government / COST);
    const capacity = Math.min(SPACES - turn.spaces.length, payable);
    if (first === undefined || capacity < 1) break;
    const isBase = loss(state, first).talibanBases > 0;
    const why = isLoc(first) ? 'G.assault.loc' : 'G.assault.guerrillas';
    yield { step: isBase ? 'G.assault.base' : why, among: top, capacity };
  }
  const { turn } = look;
  if (turn.spaces.length === 0 && turn.activities)
    yield* once(
      look,
      'G.assault.forEradicate',
      (now) => eradicating(now.state, now.turn)?.among.filter(now.open) ?? [],
      () => 1,
    );
}

/** Whether Assault and Eradicate would remove a Base or two guerrillas in all. */
function isAssaultCalledFor(state: State): boolean {
  const turn = beginTurn('government', 'assault', { activities: true });
  if (eradicable(state, turn).length > 0) return true;
  const open = legal(state, turn);
  const losses = AFGHANISTAN.filter(open).map((space) => loss(state, space));
  if (losses.some((one) => basesOf(one) > 0)) return true;
  const most = losses.map(guerrillasOf).toSorted((a, b) => b - a);
  const payable = Math.min(SPACES, Math.floor(state.resources.government / COST));
  return most.slice(0, payable).reduce((sum, one) => sum + one, 0) >= 2;
}

// 8.6.5 Eradicate.

const ERADICATED = 2;

const eradicable = (state: State, turn: Turn): Space[] =>
  AFGHAN_LANDS.filter((space) => isEradicable(state, space) && !turn.activitySpaces.includes(space));

/** At Opposition, there off Pashtun land first. */
function eradicating(state: State, turn: Turn): Choice | undefined {
  if (turn.activitySpaces.length >= ERADICATED) return undefined;
  const top = best(
    eradicable(state, turn),
    (space) => hasOpposition(state, space),
    (space) => !isPashtun(space),
  );
  const [first] = top;
  if (first === undefined) return undefined;
  if (hasOpposition(state, first)) return step('G.eradicate.opposition', top);
  return step(isPashtun(first) ? 'G.eradicate.random' : 'G.eradicate.nonPashtun', top);
}

const GOVERNED = 2;

/** The Special Activity that follows, and why not those before it. */
function activity(mind: Mind, turn: Turn): Activity | undefined {
  const { state, options } = mind;
  const canEradicate = (): boolean => options.includes('eradicate') && eradicating(state, turn) !== undefined;
  if (turn.activity === 'govern')
    return options.includes('govern') && turn.activitySpaces.length < GOVERNED ? 'govern' : undefined;
  if (turn.activity === 'eradicate') return canEradicate() ? 'eradicate' : undefined;
  if (turn.activity !== null) return undefined;
  if (turn.doing === 'train' || turn.doing === 'patrol') {
    if (options.includes('govern') && governable(state).length > 0) return 'govern';
    because(mind, 'G.govern.none');
  }
  if (turn.doing === 'assault') {
    if (canEradicate()) return 'eradicate';
    because(mind, 'G.eradicate.none');
  }
  if (options.includes('transport') && transportOrigins(state).length > 0) return 'transport';
  because(mind, 'G.transport.none');
  return undefined;
}

export const GOVERNMENT: Chart = {
  choose,
  instead: {
    train: ['G.train.none', 'patrol'],
    patrol: ['G.patrol.none', 'sweep'],
    sweep: ['G.sweep.none', 'assault'],
  },
  boxes: {
    train: { steps: train, goesOn: (state, turn) => afterTrain(state, turn) !== undefined },
    patrol: { *steps() {}, isPossible: ({ state }) => nextPosting(state) !== undefined },
    sweep: { steps: sweep, goesOn: () => true },
    assault: { steps: assault },
  },
  activity,
  answers: {
    ...trainAnswers,
    ...propagandaAnswers,
    'ask.patrol.from': patrolFrom,
    'ask.patrol.to': patrolTo,
    'ask.patrol.assault': patrolAssault,
    'ask.move.troops': moveTroops,
    'ask.move.police': movePolice,
    'ask.sweep.from': sweepFrom,
    'ask.eradicate': (mind) =>
      chosen(mind, mind.state.turn === null ? undefined : eradicating(mind.state, mind.state.turn)),
  },
};
