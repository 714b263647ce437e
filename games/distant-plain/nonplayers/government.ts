/** 8.6 The Government. Each part follows the rulebook from top to bottom. */
import { tollsFrom } from '../activities/transport.ts';
import { waysToGovern } from '../activities/govern.ts';
import { CIVIC_COST } from '../civic.ts';
import type { CubeKind } from '../forces.ts';
import {
  AFGHAN_LANDS,
  AFGHANISTAN,
  AT,
  econOf,
  idOf,
  isLoc,
  isPakistan,
  isPashtun,
  isProvince,
  LANDS,
  LOCS,
  RETURNEES,
  type Space,
} from '../map.ts';
import { governmentStrength, isEradicable } from '../operations/assault.ts';
import { reachable } from '../operations/patrol.ts';
import { isTolled, originsOf, sweepStrength } from '../operations/sweep.ts';
import { canTrainBase, canTrainCivic } from '../operations/train.ts';
import {
  type Activity,
  allPieces,
  available,
  bases,
  coalitionTroops,
  coinBases,
  control,
  count,
  governmentTroops,
  guerrillas,
  hasOpposition,
  hasSupport,
  type Operation,
  peopleOf,
  pieces,
  police,
  returneesLeft,
  type State,
  type Turn,
} from '../state.ts';
import { beginTurn, unmoved } from '../turn.ts';
import { activityFor } from './activity.ts';
import type { Chart } from './chart.ts';
import { basesOf, foundBy, guerrillasOf, type Loss, lossOf, talibanOf, totalOf } from './force.ts';
import { canCubesCome, hasGiven } from './gathering.ts';
import {
  arrived,
  controlWith,
  excess,
  firstShiftCost,
  isUnused,
  MOST_EXCESS,
  neededForCoin,
  surplus,
} from './ground.ts';
import { legal } from './legal.ts';
import {
  because,
  becauseOf,
  done,
  isClosed,
  isOffered,
  type Look,
  type Mind,
  nearest,
  offered,
  spaceIn,
  textIn,
} from './mind.ts';
import { best, chosen, type Choice, random, step } from './selection.ts';
import { each, once, type Steps } from './steps.ts';

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

// 8.6.2 Train.

const OTHERS = 3;

/** Train for a Base, then for cubes in Kabul and up to three spaces with COIN Bases, else for Civic Action. */
function* train(look: Look): Steps {
  const among = (test: (now: Look, space: Space) => boolean) => (now: Look) =>
    AFGHAN_LANDS.filter(
      (space) =>
        isUnused(now.turn)(space) && !hasGiven(now.turn, space) && now.open(space) && test(now, space),
    );
  const one = (): number => 1;
  if (look.turn.spaces.length === 0)
    yield* once(
      look,
      'G.train.base',
      among((now, space) => isToBuild(now.state, space)),
      one,
    );
  yield* each(
    look,
    'G.train.kabul',
    among((now, space) => space === AT.kabul && wantsCubes(now, space)),
    one,
  );
  yield* each(
    look,
    'G.train.cubes',
    among((now, space) => coinBases(now.state, space) > 0 && wantsCubes(now, space)),
    ({ state, turn }) =>
      turn.spaces.filter((space) => space !== AT.kabul && coinBases(state, space) > 0).length < OTHERS
        ? 1
        : 0,
  );
  if (look.turn.spaces.some((space) => isToBuild(look.state, space))) return;
  yield* each(
    look,
    'G.train.civicExtra',
    (now) => {
      const open = among(() => true)(now);
      return civicSpaces(now.state, now.turn, open).filter((space) => open.includes(space));
    },
    one,
  );
  // Govern alone calls for a Train (8.6.2) and needs one to go with (4.1): if there is nothing else to do, in Kabul.
  const { state, turn } = look;
  if (turn.spaces.length === 0 && turn.activities && governable(state).length > 0)
    yield* once(
      look,
      'G.train.kabul',
      among((_, space) => space === AT.kabul),
      one,
    );
}

/** Three cubes for a Base where no COIN Base is. */
const isToBuild = (state: State, space: Space): boolean =>
  isProvince(space) &&
  coinBases(state, space) === 0 &&
  available(state, 'government-base') > 0 &&
  canTrainBase(state, space);

const wantsCubes = ({ state, turn }: Look, space: Space): boolean =>
  excess(state, space) <= MOST_EXCESS && canCubesCome(state, turn, space);

/** Whether Civic Action would shift a space toward Support and can be paid, with so much more for the space. */
const isWorthCivic = (state: State, space: Space, more: number): boolean =>
  canTrainCivic(state, space) &&
  peopleOf(space, state) > 0 &&
  !hasSupport(state, space) &&
  state.resources.government >= firstShiftCost(state, space, CIVIC_COST) + more;

/** Among the spaces of the Train and these: without a Coalition Base before with one, selected already before not. */
function civicSpaces(state: State, turn: Turn, among: readonly Space[]): readonly Space[] {
  const price = turn.free ? 0 : COST;
  const isSelected = (space: Space): boolean => turn.spaces.includes(space);
  const worth = [...turn.spaces, ...among].filter((space) =>
    isWorthCivic(state, space, isSelected(space) ? 0 : price),
  );
  return best(worth, (space) => bases(state, space, 'coalition') === 0, isSelected);
}

/** After the cubes: a Base in the space chosen for it, or Civic Action. */
function afterTrain(
  state: State,
  turn: Turn,
): { readonly deed: 'base' | 'civic-action'; readonly among: readonly Space[] } | undefined {
  const base = turn.spaces.filter((space) => isToBuild(state, space));
  if (base.length > 0) return { deed: 'base', among: base };
  const civic = civicSpaces(state, turn, []);
  return civic.length > 0 ? { deed: 'civic-action', among: civic } : undefined;
}

function trainThen(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  const next = turn === null || isClosed(turn) ? undefined : afterTrain(state, turn);
  const open = next?.among.filter((space) => options.includes(`${next.deed}:${idOf(space)}`)) ?? [];
  if (next === undefined || open.length === 0) return firstActivity(mind);
  const space = random(mind, open);
  if (next.deed === 'civic-action')
    becauseOf(mind, bases(state, space, 'coalition') > 0 ? 'G.train.civicCoalition' : 'G.train.civic', space);
  return `${next.deed}:${idOf(space)}`;
}

/** The Special Activity, if there has been none. */
const firstActivity = (mind: Mind): string =>
  (mind.state.turn?.activity === null ? activityFor(mind) : undefined) ?? 'done';

// 8.6.2 Govern, with Train and Patrol: spaces that gain something by it.

const GOVERNED = 2;

const governable = (state: State): Space[] =>
  AFGHAN_LANDS.filter((space) => waysToGovern(state, space).length > 0);

function governWhere(mind: Mind): string {
  const { state } = mind;
  const space = random(mind, offered(mind));
  if (peopleOf(space, state) === 0) becauseOf(mind, 'G.govern.pop0', space);
  else if (bases(state, space, 'coalition') > 0) becauseOf(mind, 'G.govern.coalition', space);
  else if ((state.returnees[space] ?? 0) > 0) becauseOf(mind, 'G.govern.patronage', space);
  return idOf(space);
}

/** At Support, without Coalition Base and marker, a die: above the markers left Patronage, else a marker. */
function governHow(mind: Mind): string | undefined {
  const { state, options, dice } = mind;
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const [only = 'done'] = options;
  const isRolledFor =
    peopleOf(space, state) > 0 &&
    bases(state, space, 'coalition') === 0 &&
    (state.returnees[space] ?? 0) === 0;
  if (!isRolledFor) return only;
  const roll = dice.roll(6);
  const isHigh = roll > returneesLeft(state, RETURNEES);
  because(mind, isHigh ? 'G.govern.rollPatronage' : 'G.govern.rollMarker', { roll, space: idOf(space) });
  const wanted = isHigh ? 'patronage' : 'returnees';
  return options.includes(wanted) ? wanted : only;
}

// 8.6.2 Transport, where there is nothing to govern or eradicate.

/** Troops beyond what Control needs, at least 1 staying. */
const spareTroops = (state: State, space: Space): number =>
  surplus(state, space, 'coin', governmentTroops(state, space) - 1);

/** Where the largest surplus is; of several, one from which there is somewhere to go. */
function transportOrigins(state: State): Space[] {
  const spare = AFGHANISTAN.filter((space) => spareTroops(state, space) > 0);
  return best(spare, (space) => spareTroops(state, space)).filter(
    (from) => transportGoals(state, from) !== undefined,
  );
}

/** To Police alone in a Province; else where it brings COIN Control, most people first, from the Taliban first. */
function transportGoals(state: State, from: Space): Choice | undefined {
  const tolls = tollsFrom(state, from);
  const purse = state.turn?.free === true ? Number.POSITIVE_INFINITY : state.resources.government;
  const reached = AFGHANISTAN.filter((to) => {
    const toll = tolls[to];
    return to !== from && toll !== undefined && toll <= purse && !isLoc(to) && !isPakistan(to);
  });
  const lonely = reached.filter(
    (to) =>
      isProvince(to) &&
      police(state, to) > 0 &&
      governmentTroops(state, to) + coalitionTroops(state, to) === 0 &&
      coinBases(state, to) === 0,
  );
  if (lonely.length > 0) return step('G.transport.police', lonely);
  const spare = spareTroops(state, from);
  const won = reached.filter(
    (to) =>
      control(state, to) !== 'coin' &&
      peopleOf(to, state) > 0 &&
      controlWith(state, to, { coin: spare }) === 'coin',
  );
  const top = best(
    won,
    (to) => peopleOf(to, state),
    (to) => control(state, to) === 'taliban',
  );
  const isTaliban = top.some((to) => control(state, to) === 'taliban');
  return step(isTaliban ? 'G.transport.breakTaliban' : 'G.transport.control', top);
}

function transportFrom(mind: Mind): string {
  const among = transportOrigins(mind.state).filter(isOffered(mind));
  return idOf(random(mind, among.length > 0 ? among : offered(mind)));
}

function transportTo(mind: Mind): string | undefined {
  const from = spaceIn(mind.prompt, 'from');
  return chosen(mind, from === undefined ? undefined : transportGoals(mind.state, from));
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
    'ask.train.then': trainThen,
    'ask.patrol.from': patrolFrom,
    'ask.patrol.to': patrolTo,
    'ask.patrol.assault': patrolAssault,
    'ask.move.troops': moveTroops,
    'ask.move.police': movePolice,
    'ask.sweep.from': sweepFrom,
    'ask.govern': governWhere,
    'ask.govern.how': governHow,
    'ask.transport.from': transportFrom,
    'ask.transport.to': transportTo,
    'ask.eradicate': (mind) =>
      chosen(mind, mind.state.turn === null ? undefined : eradicating(mind.state, mind.state.turn)),
  },
};
