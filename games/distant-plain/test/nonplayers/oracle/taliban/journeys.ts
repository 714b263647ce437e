/** 8.7.3 The far goals of a Taliban March, looked at when all have arrived. */
import { ALL, type Board, beside, type Id, isPak, isPash, isRoad, LANDS } from '../board.ts';
import { sum } from '../common.ts';
import { type Choice, type Memory, taken } from '../question.ts';

const T = 'taliban';
const others = (board: Board, at: Id): number => board.pieces(at, 'coalition', 'government', 'warlords');
const isGoal = (board: Board, at: Id): boolean =>
  LANDS.includes(at) && !board.isOpposition(at) && board.control(at) !== T;

/** Guerrillas that may set out: one stays, and Control. */
const leaving = (board: Board, at: Id): number =>
  board.mayLeave(at, T, Math.max(0, board.guerrillas(at, T) - 1));

/** What a space costs those who come from there (6.6.1, D22). */
const price = (board: Board, from: Id, to: Id): number =>
  board.isBacked() && (isPak(from) || isPak(to)) ? 0 : 1;

/** Card 57: a Pashtun space from which so many can go on, for they do not touch its Control. */
const mayPass = (board: Board, at: Id, number: number, entered: readonly Id[]): boolean =>
  isPash(at) &&
  !board.has(57, 'unshaded') &&
  !entered.includes(at) &&
  board.control(at, { taliban: number }) === board.control(at);

/** What the cheapest such way costs. */
function cheapestWay(
  board: Board,
  from: Id,
  goal: Id,
  number: number,
  entered: readonly Id[],
): number | undefined {
  const best = new Map<Id, number>([[from, 0]]);
  const queue: Id[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of beside(at)) {
      if (isRoad(next) || (next !== goal && !mayPass(board, next, number, entered))) continue;
      const cost = (best.get(at) ?? 0) + price(board, at, next);
      if (cost >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, cost);
      if (next !== goal) queue.push(next);
    }
  return best.get(goal);
}

/** The costs of journeys to a goal that nobody can overlook: from the spaces beside it, or from a single one by one way. */
function plainCosts(board: Board, goal: Id, able: readonly Id[], entered: readonly Id[]): number[] {
  const number = others(board, goal) + 1 - board.pieces(goal, T);
  const near = able.filter((from) => beside(goal).includes(from));
  const enough = (list: readonly Id[]): boolean => sum(list.map((from) => leaving(board, from))) >= number;
  const costs = able
    .filter((from) => leaving(board, from) >= number)
    .flatMap((from) => cheapestWay(board, from, goal, number, entered) ?? []);
  if (enough(near)) costs.push(1);
  if (enough(near.filter((from) => price(board, from, goal) === 0))) costs.push(0);
  return costs;
}

interface Plain {
  readonly goal: Id;
  readonly cost: number;
}

export function plainJourneys(board: Board, origins: readonly Id[], entered: readonly Id[]): Plain[] {
  const able = origins.filter(
    (at) => !entered.includes(at) && board.control(at) === T && leaving(board, at) > 0,
  );
  return LANDS.filter((goal) => isGoal(board, goal) && !entered.includes(goal))
    .map((goal): Plain => ({ goal, cost: Math.min(...plainCosts(board, goal, able, entered)) }))
    .filter(({ cost }) => cost <= board.state.resources.taliban);
}

/** Whether somebody marched on from there. */
function isLeftAgain({ turn, chosen }: Memory, { space }: Choice): boolean {
  const entered = (at: Id | undefined): number => chosen.findIndex((one) => one.space === at);
  return turn.tally.marched.some(([from, to]) => ALL[from] === space && entered(ALL[to]) > entered(space));
}

/** The far spaces cut into journeys: each ends in a goal. */
function journeys(memory: Memory, after: Board): Choice[][] {
  const list: Choice[][] = [[]];
  for (const choice of memory.chosen.filter(({ step }) => step === 'far')) {
    list.at(-1)?.push(choice);
    const isReached = isGoal(choice.before, choice.space) && after.control(choice.space) === T;
    if (isReached && !isLeftAgain(memory, choice)) list.push([]);
  }
  return list.filter((stages) => stages.length > 0);
}

/** What is wrong with one journey; `next` is the table when it was over. */
function faultsOf(stages: readonly Choice[], memory: Memory, next: Board, origins: readonly Id[]): string[] {
  const [start] = stages;
  const goal = stages.at(-1)?.space;
  if (start === undefined || goal === undefined) return [];
  const spent = start.before.state.resources.taliban - next.state.resources.taliban;
  const entered = taken(memory).slice(0, memory.chosen.indexOf(start));
  const better = plainJourneys(start.before, origins, entered).find(({ cost }) => cost < spent);
  const more = next.pieces(goal, T) - others(next, goal);
  return [
    ...(next.control(goal) === T && isGoal(start.before, goal) ? [] : [`${goal} is not won`]),
    ...(better === undefined ? [] : [`${goal} for ${spent}, but ${better.goal} for ${better.cost}`]),
    ...(more === 1 || stages.length > 1 ? [] : [`${more} more than the others in ${goal}`]),
  ];
}

/** 8.1.2 What is wrong with an origin that was not marched into. */
function faultIn(memory: Memory, after: Board, at: Id): string[] {
  if (after.control(at) !== T) return [`${at} lost Control`];
  if (after.guerrillas(at, T) === 0) return [`${at} was left`];
  const isBare = memory.start.hidden(at, T) > 0 && after.hidden(at, T) === 0;
  return isBare ? [`nobody Underground stays in ${at}`] : [];
}

export function journeyFaults(memory: Memory, after: Board, origins: readonly Id[]): string[] {
  const all = journeys(memory, after);
  const entered = taken(memory);
  const missed = all.length < 2 ? plainJourneys(after, origins, entered) : [];
  return [
    ...all.flatMap((stages, i) => faultsOf(stages, memory, all[i + 1]?.[0]?.before ?? after, origins)),
    ...missed.slice(0, 1).map(({ goal, cost }) => `nobody went to ${goal} for ${cost}`),
    ...(all.length > 2 ? [`${all.length} far goals`] : []),
    ...origins.filter((at) => !entered.includes(at)).flatMap((at) => faultIn(memory, after, at)),
  ];
}
