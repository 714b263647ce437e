/** 8.8.2, 8.8.5 The Coalition's Train and Civic Action. */
import { canShift, SUPPORT } from '../../changes.ts';
import { CIVIC_COST } from '../../civic.ts';
import { effect } from '../../in-effect.ts';
import { AFGHAN_LANDS, AT, idOf, type Space } from '../../map.ts';
import { mayCoalitionTakeCivic } from '../../operations/train.ts';
import { bases, hasOpposition, level, police, type State, terror, type Turn } from '../../state.ts';
import { MOST_RESOURCES } from '../../tracks.ts';
import { firstActivity } from '../activity.ts';
import { trainPolice, trainTroops } from '../cubes.ts';
import { canCubesCome } from '../gathering.ts';
import { excess, firstShiftCost, isUnused, isWorthSupport, MOST_EXCESS, peopleMoved } from '../ground.ts';
import { becauseOf, isClosed, isOffered, type Look, type Mind, none, offered } from '../mind.ts';
import { best, random } from '../selection.ts';
import { each, type Steps } from '../steps.ts';

const SPACES = 3;
const COST = 3;
const RICH = 20;
const PATRONAGE = 3;

/** Train for Patronage or Civic Action in one space, then for cubes at Coalition Bases: three spaces at most. */
export function* train(look: Look): Steps {
  const among = (now: Look, test: (space: Space) => boolean): Space[] =>
    AFGHAN_LANDS.filter((space) => isUnused(now.turn)(space) && now.open(space) && test(space));
  const isFull = ({ turn }: Look): boolean => turn.spaces.length >= SPACES;
  if (isTransfer(look.state, look.turn)) {
    const kabul = among(look, (space) => space === AT.kabul);
    const step = look.state.patronage >= RICH ? 'C.train.patronage' : 'C.train.poor';
    if (kabul.length > 0 && !isFull(look)) yield { step, among: kabul, capacity: 1, note: noteCubes };
  } else
    while (look.turn.spaces.length < civicLimit(look.state)) {
      const { state, turn } = look;
      const kept = keptForCivic(state, turn);
      const worth = civicOrder(
        state,
        among(look, (space) => isWorthCivic(state, space, kept)),
      );
      if (worth.length === 0) break;
      const step = turn.spaces.length === 0 ? 'C.train.civic' : 'C.train.prts';
      yield { step, among: worth, capacity: 1, note: noteCubes };
    }
  for (const more of each(
    look,
    'C.train.more',
    (now) => among(now, (space) => wantsCubes(now, space)),
    (now) => (isFull(now) || !canPayCubes(now.state, now.turn) ? 0 : 1),
  ))
    yield { ...more, note: noteCubes };
}

function noteCubes(mind: Mind, space: Space): void {
  const { state } = mind;
  if (state.turn !== null && bases(state, space, 'coalition') > 0 && canPayCubes(state, state.turn))
    becauseOf(mind, 'C.train.cubes', space);
}

const wantsCubes = ({ state, turn }: Look, space: Space): boolean =>
  bases(state, space, 'coalition') > 0 &&
  excess(state, space) <= MOST_EXCESS &&
  canCubesCome(state, turn, space);

/** What the Government had before this Train. */
const purse = (state: State, turn: Turn): number => state.resources.government + turn.paid;

/** Patronage into Resources: much of it, or a poor Government. */
const isTransferWanted = (state: State, turn: Turn): boolean =>
  state.patronage >= RICH || purse(state, turn) < COST;
/** 1.8 Resources that are at their limit take none. */
const isTransfer = (state: State, turn: Turn): boolean =>
  isTransferWanted(state, turn) && state.patronage >= PATRONAGE && purse(state, turn) < MOST_RESOURCES;
export const isTooLittle = (state: State, turn: Turn): boolean =>
  isTransferWanted(state, turn) && state.patronage < PATRONAGE;

/** PRTs: in how many spaces Civic Action may be taken. */
const civicLimit = (state: State): number => effect(state, 'civic-action-spaces')?.spaces ?? 1;

/** 8.8.5 Terror goes only where a shift can follow. */
const isWorthCivic = (state: State, space: Space, kept: number): boolean =>
  mayCoalitionTakeCivic(state, space) &&
  canShift(state, space, SUPPORT) &&
  state.resources.government - kept >= firstShiftCost(state, space, CIVIC_COST);

/** All the steps to Support. */
const fullCost = (state: State, space: Space): number =>
  CIVIC_COST * (terror(state, space) + 1 - level(state, space));

/** 8.8.5 The spaces of this Train to which Civic Action may go next: the best of those that it can win over now. */
const nextCivic = (state: State, turn: Turn): Space[] =>
  isTransfer(state, turn)
    ? []
    : civicOrder(
        state,
        turn.spaces.filter((space) => isWorthCivic(state, space, 0)),
      );

/** All in which it is to be taken. */
function civicSpaces(state: State, turn: Turn): Space[] {
  const found: Space[] = [];
  for (let left = civicLimit(state); left > 0; left--) {
    const [next] = nextCivic(state, { ...turn, spaces: turn.spaces.filter((one) => !found.includes(one)) });
    if (next !== undefined) found.push(next);
  }
  return found;
}

/** Resources that Civic Action will want: cubes come after it. */
const keptForCivic = (state: State, turn: Turn): number =>
  civicSpaces(state, turn).reduce((sum, space) => sum + fullCost(state, space), 0);

/** Whether cubes can be paid in a space of this Train. */
const canPayCubes = (state: State, turn: Turn): boolean =>
  turn.free || state.resources.government - keptForCivic(state, turn) >= COST;

/** Whether Patronage or Civic Action is still to come. */
export const goesOn = (state: State, turn: Turn): boolean =>
  nextCivic(state, turn).length > 0 || (isTransfer(state, turn) && turn.spaces.includes(AT.kabul));

function trainThen(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  if (turn === null || isClosed(turn)) return 'done';
  const patronage = `patronage:${idOf(AT.kabul)}`;
  if (isTransfer(state, turn) && options.includes(patronage)) return patronage;
  const isOpen = (space: Space): boolean => options.includes(`civic-action:${idOf(space)}`);
  const among = nextCivic(state, turn).filter(isOpen);
  return among.length === 0 ? firstActivity(mind) : `civic-action:${idOf(random(mind, among))}`;
}

/** Fewest Police among the spaces with Coalition Troops. */
function thenPolice(mind: Mind): string {
  const space = random(
    mind,
    best(offered(mind), (one) => -police(mind.state, one)),
  );
  becauseOf(mind, 'C.train.vso', space);
  return idOf(space);
}

// 8.8.5 Civic Action.

/** People affected, as far as the Government's Resources last: Terror goes first. */
function peopleWon(state: State, space: Space): number {
  const steps = Math.floor(state.resources.government / CIVIC_COST) - terror(state, space);
  return peopleMoved(state, space, 1, Math.max(0, steps));
}

/** Most people affected, in Opposition, fewest Terror. */
const civicOrder = (state: State, among: readonly Space[]): Space[] =>
  among.length === 0
    ? []
    : best(
        among,
        (space) => peopleWon(state, space),
        (space) => hasOpposition(state, space),
        (space) => -terror(state, space),
      );

/** In the Support Phase one space is finished before the next. */
function civicAction(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind).filter((space) => isWorthSupport(state, space));
  for (const space of offered(mind))
    if (terror(state, space) > 0 && !open.includes(space)) becauseOf(mind, 'C.civic.skip', space);
  if (open.length === 0) return 'done';
  const begun = state.turn?.spaces.at(-1);
  if (begun !== undefined && open.includes(begun)) {
    becauseOf(mind, 'C.civic.pop', begun);
    return idOf(begun);
  }
  const top = civicOrder(state, open);
  const space = random(mind, top);
  const byPeople = best(open, (one) => peopleWon(state, one));
  const byOpposition = best(byPeople, (one) => hasOpposition(state, one));
  if (top.length < byOpposition.length) becauseOf(mind, 'C.civic.terror', space);
  else becauseOf(mind, byOpposition.length < byPeople.length ? 'C.civic.opposition' : 'C.civic.pop', space);
  return idOf(space);
}

export const trainAnswers = {
  'ask.train.troops': (mind: Mind) => (canPay(mind) ? trainTroops(mind) : none(mind)),
  'ask.train.police': (mind: Mind) =>
    (mind.state.turn?.commitment ?? 0) > 0 && !canPay(mind) ? none(mind) : trainPolice(mind),
  'ask.train.then.coalition': trainThen,
  'ask.train.then-police': thenPolice,
  'ask.civic-action': civicAction,
};

const canPay = ({ state }: Mind): boolean => state.turn !== null && canPayCubes(state, state.turn);
