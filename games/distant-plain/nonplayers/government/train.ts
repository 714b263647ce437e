/** 8.6.2 The Government's Train, and Govern and Transport, which other Operations may have, too. */
import { tollsFrom } from '../../activities/transport.ts';
import { waysToGovern } from '../../activities/govern.ts';
import { CIVIC_COST } from '../../civic.ts';
import {
  AFGHAN_LANDS,
  AFGHANISTAN,
  AT,
  idOf,
  isLoc,
  isPakistan,
  isProvince,
  RETURNEES,
  type Space,
} from '../../map.ts';
import { canTrainBase, canTrainCivic } from '../../operations/train.ts';
import {
  available,
  bases,
  coalitionTroops,
  coinBases,
  control,
  governmentTroops,
  hasSupport,
  peopleOf,
  police,
  returneesLeft,
  type State,
  type Turn,
} from '../../state.ts';
import { firstActivity } from '../activity.ts';
import { canCubesCome, hasGiven } from '../gathering.ts';
import { controlWith, excess, firstShiftCost, isUnused, MOST_EXCESS, surplus } from '../ground.ts';
import {
  because,
  becauseOf,
  done,
  isClosed,
  isOffered,
  type Look,
  type Mind,
  offered,
  spaceIn,
} from '../mind.ts';
import { best, chosen, type Choice, random, step } from '../selection.ts';
import { each, once, type Steps } from '../steps.ts';

/** For each space of a Train. */
const COST = 3;

// 8.6.2 Train.

const OTHERS = 3;

/** Train for a Base, then for cubes in Kabul and up to three spaces with COIN Bases, else for Civic Action. */
export function* train(look: Look): Steps {
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
export function afterTrain(
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

// 8.6.2 Govern, with Train and Patrol: spaces that gain something by it.

export const governable = (state: State): Space[] =>
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
export const spareTroops = (state: State, space: Space): number =>
  surplus(state, space, 'coin', governmentTroops(state, space) - 1);

/** Where the largest surplus is; of several, one from which there is somewhere to go. */
export function transportOrigins(state: State): Space[] {
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

export const trainAnswers = {
  'ask.train.then': trainThen,
  'ask.govern': governWhere,
  'ask.govern.how': governHow,
  'ask.transport.from': transportFrom,
  'ask.transport.to': transportTo,
};
