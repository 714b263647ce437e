/** 8.7.3 To far goals: who comes from where, by which Pashtun spaces, planned as a whole before anybody sets out. */
import { adjacentOf, AFGHAN_LANDS, isLoc, type Space } from '../../map.ts';
import { fullPrice, isFreeFrom } from '../../operations/march.ts';
import { allowed, limitOf } from '../../operations/kit.ts';
import { hasOpposition, type State, type Turn } from '../../state.ts';
import { controlIn, type Field, goingOn, isPassedFreely, mayPass, neededIn, settingOut } from './field.ts';

/** A space to enter, and the groups that come into it. */
export interface Stage {
  readonly to: Space;
  readonly groups: readonly (readonly [from: Space, guerrillas: number])[];
}

export interface Journey {
  /** The farthest way-point first, the goal last. */
  readonly stages: readonly Stage[];
  readonly cost: number;
  /** Guerrillas that come to the goal. */
  readonly arriving: number;
}

/** Neither in Opposition nor under Taliban Control. */
export const isGoal = (state: State, field: Field, space: Space): boolean =>
  !hasOpposition(state, space) && controlIn(field, space) !== 'taliban';

/** 6.6.1, D22: nothing is paid for a space into which all come from Pakistan, while Islamabad backs the Taliban. */
export const costOf = (state: State, turn: Turn, to: Space, from: readonly Space[]): number =>
  from.every((one) => isFreeFrom(state, turn, one)) ? 0 : fullPrice(state, turn, to);

/** Who is taken from which space, what lies toward the goal, and the spaces from far to near. */
interface Tree {
  readonly toward: readonly (Space | undefined)[];
  readonly taken: number[];
  readonly farFirst: readonly Space[];
}

/** By space, who leaves it toward the goal: those taken, and at a way-point all who may go on. */
function flow(
  field: Field,
  goal: Space,
  { toward, taken, farFirst }: Tree,
): { out: number[]; into: number[] } {
  const out: number[] = [];
  const into: number[] = [];
  for (const space of farFirst) {
    const coming = into[space] ?? 0;
    out[space] = coming > 0 ? goingOn(field, space, coming) : (taken[space] ?? 0);
    const next = toward[space] ?? goal;
    into[next] = (into[next] ?? 0) + (out[space] ?? 0);
  }
  return { out, into };
}

/** Spaces on the way to a goal, in the order in which they were found: the cheapest ways first, then the shortest. */
interface Search {
  readonly toward: (Space | undefined)[];
  readonly cost: number[];
  readonly hops: number[];
  readonly open: Space[];
}

/** The next space: what it costs from there, then how many spaces it is. */
function nearest({ open, cost, hops }: Search): Space | undefined {
  let found: Space | undefined;
  for (const space of open) if (found === undefined || isCloser(space, found)) found = space;
  if (found !== undefined) open.splice(open.indexOf(found), 1);
  return found;

  function isCloser(space: Space, other: Space): boolean {
    const [mine, its] = [cost[space] ?? 0, cost[other] ?? 0];
    return mine < its || (mine === its && (hops[space] ?? 0) < (hops[other] ?? 0));
  }
}

/** The spaces beside one that guerrillas can enter, as far as the way from them is better than any found before. */
function lookBeyond(state: State, turn: Turn, search: Search, at: Space, settled: readonly Space[]): void {
  const { toward, cost, hops, open } = search;
  for (const from of adjacentOf(at)) {
    if (isLoc(from) || settled.includes(from)) continue;
    const price = (cost[at] ?? 0) + costOf(state, turn, at, [from]);
    const steps = (hops[at] ?? 0) + 1;
    const before = cost[from];
    if (before !== undefined && (before < price || (before === price && (hops[from] ?? 0) <= steps)))
      continue;
    if (before === undefined) open.push(from);
    [cost[from], hops[from], toward[from]] = [price, steps, at];
  }
}

/** The best: by ways on which nobody has to stay behind, by any, or all by one of the spaces through which they would come. */
function journeyTo(march: March, goal: Space, isAllowed: (space: Space) => boolean): Journey | undefined {
  const needed = neededIn(march.field, goal);
  const isFree = (space: Space): boolean => isAllowed(space) && isPassedFreely(march.field, space, needed);
  const best = shortest([isFree, isAllowed].flatMap((isOpen) => journeyBy(march, goal, isOpen) ?? []))[0];
  if (best === undefined) return undefined;
  const beside = adjacentOf(goal);
  const together = gatesOf(best).flatMap(
    (gate) =>
      journeyBy(march, goal, (one) => isAllowed(one) && (one === gate || !beside.includes(one))) ?? [],
  );
  return shortest([best, ...together])[0];
}

/** The way-points from which several groups come into the goal; none where it is a single one. */
function gatesOf({ stages }: Journey): Space[] {
  const entered = stages.map(({ to }) => to);
  const gates = (stages.at(-1)?.groups ?? []).map(([from]) => from).filter((from) => entered.includes(from));
  return gates.length > 1 ? gates : [];
}

/** The fewest, from the spaces nearest to the goal, who bring Taliban Control; undefined where there are too few. */
function journeyBy(
  { state, turn, field }: March,
  goal: Space,
  isOpen: (space: Space) => boolean,
): Journey | undefined {
  const needed = neededIn(field, goal);
  const search: Search = { toward: [], cost: [], hops: [], open: [goal] };
  const settled: Space[] = [];
  const taken: number[] = [];
  let arriving = 0;
  for (let at = nearest(search); at !== undefined && arriving < needed; at = nearest(search)) {
    settled.push(at);
    if (at !== goal) arriving = take(field, goal, treeOf(), at, needed, arriving);
    const isWay = mayPass(field, at) && !field.entered.includes(at) && isOpen(at);
    if (at === goal || isWay) lookBeyond(state, turn, search, at, settled);
  }
  return arriving < needed ? undefined : journey(state, turn, field, goal, treeOf());

  function treeOf(): Tree {
    return { toward: search.toward, taken, farFirst: settled.slice(1).toReversed() };
  }
}

/** Takes as many from a space as are still needed, or all; nobody who would be held up on the way. Says who come to the goal. */
function take(field: Field, goal: Space, tree: Tree, from: Space, needed: number, before: number): number {
  const most = settingOut(field, from);
  let [come, wanted] = [before, 0];
  for (let number = 1; number <= most && come < needed; number++) {
    tree.taken[from] = number;
    const now = flow(field, goal, tree).into[goal] ?? 0;
    if (now > come) [come, wanted] = [now, number];
  }
  tree.taken[from] = wanted;
  return come;
}

function journey(state: State, turn: Turn, field: Field, goal: Space, tree: Tree): Journey {
  const { out, into } = flow(field, goal, tree);
  const stages = [...tree.farFirst, goal].flatMap((to): Stage[] => {
    if ((into[to] ?? 0) === 0) return [];
    const from = adjacentOf(to).filter((one) => tree.toward[one] === to && (out[one] ?? 0) > 0);
    return [{ to, groups: from.map((one) => [one, out[one] ?? 0]) }];
  });
  const cost = stages.reduce(
    (sum, { to, groups }) =>
      sum +
      costOf(
        state,
        turn,
        to,
        groups.map(([from]) => from),
      ),
    0,
  );
  return { stages, cost, arriving: into[goal] ?? 0 };
}

/** A March as it stands at some moment. */
export interface March {
  readonly state: State;
  readonly turn: Turn;
  readonly field: Field;
  readonly resources: number;
}

/** The best of those that can be paid and may be made, and begin in such a space. */
export function journeys(march: March, begins: (space: Space) => boolean): Journey[] {
  const { state, turn, field, resources } = march;
  // 2.3.5 A Limited Operation ends where it first goes.
  const left =
    Math.min(turn.limited ? 1 : Number.POSITIVE_INFINITY, limitOf(state, turn, 'march')) -
    field.entered.length;
  const isAllowed = allowed(state, turn, 'march', []);
  const all = field.here.reduce((sum, number) => sum + number, 0);
  const found: Journey[] = [];
  for (const goal of AFGHAN_LANDS) {
    if (neededIn(field, goal) > all) continue;
    if (field.entered.includes(goal) || !isAllowed(goal) || !isGoal(state, field, goal)) continue;
    const one = journeyTo(march, goal, isAllowed);
    const first = one?.stages[0];
    if (one === undefined || first === undefined || !begins(first.to)) continue;
    if (one.cost <= resources && one.stages.length <= left) found.push(one);
  }
  return shortest(found);
}

/** The cheapest, then those by the fewest spaces. */
function shortest(list: readonly Journey[]): Journey[] {
  const cost = Math.min(...list.map((one) => one.cost));
  const cheap = list.filter((one) => one.cost === cost);
  const spaces = Math.min(...cheap.map((one) => one.stages.length));
  return cheap.filter((one) => one.stages.length === spaces);
}

const isSameStage = (a: Stage | undefined, b: Stage | undefined): boolean =>
  a !== undefined &&
  a.to === b?.to &&
  a.groups.length === b.groups.length &&
  a.groups.every(([from, number], i) => from === b.groups[i]?.[0] && number === b.groups[i]?.[1]);

/** Those of which this is the stage in that space; where they differ in who comes, those that take the fewest to their goal. */
export function through(list: readonly Journey[], stage: number, to: Space): Journey[] {
  const there = list.filter((one) => one.stages[stage]?.to === to);
  const fewest = Math.min(...there.map((one) => one.arriving));
  const lead = there.find((one) => one.arriving === fewest)?.stages[stage];
  return there.filter((one) => isSameStage(one.stages[stage], lead));
}
