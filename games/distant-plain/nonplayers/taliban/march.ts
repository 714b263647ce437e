/** 8.7.3 Taliban March. */
import {
  adjacentOf,
  AFGHAN_LANDS,
  AT,
  econOf,
  isLoc,
  isPakistan,
  isProvince,
  LOCS,
  type Space,
} from '../../map.ts';
import { isBacked, isSabotaged, type Marched, type State, type Turn } from '../../state.ts';
import type { Sending } from '../chart.ts';
import { becauseOf } from '../mind.ts';
import { best, type Choice, step } from '../selection.ts';
import {
  controlIn,
  type Field,
  fieldOf,
  goingOn,
  guerrillasIn,
  mayPass,
  settingOut,
  shift,
  strangersIn,
  talibanIn,
} from './field.ts';
import { groupInto, type Sender } from './groups.ts';
import { costOf, isGoal, type Journey, journeys, type March, type Stage, through } from './journey.ts';

const MOST = 2;

/** Guerrillas a LoC, Kabul or near Province wants: one more than the others there, never more than two in all. */
function wantedNear(field: Field, to: Space): number {
  const enough = strangersIn(field, to) + 1 - talibanIn(field, to);
  return Math.max(0, Math.min(enough, MOST - guerrillasIn(field, to)));
}

const NEAR = 2;
const FAR = 2;

/** Whether it is a LoC, Kabul or, while fewer than two have been served, a near Province to which somebody beside can set out. */
function isNear(march: March, to: Space, served: number): boolean {
  const { state, turn, field, resources } = march;
  if (isLoc(to) ? isSabotaged(state, to) : to !== AT.kabul && (served >= NEAR || !isNearGoal(march, to)))
    return false;
  return (
    wantedNear(field, to) > 0 &&
    adjacentOf(to).some((from) => settingOut(field, from) > 0 && costOf(state, turn, to, [from]) <= resources)
  );
}

const isNearGoal = ({ state, field }: March, to: Space): boolean =>
  isProvince(to) && AFGHAN_LANDS.includes(to) && isGoal(state, field, to);

/** How far the March has come. */
interface Progress {
  /** As it stands now, or before the space that is being entered. */
  readonly march: March;
  readonly near: number;
  readonly far: number;
  /** The space of the last entry as it was planned; undefined for LoCs, Kabul and near Provinces. */
  readonly stage: Stage | undefined;
  /** Where those who are under way go next; of goals that are alike any. */
  readonly next: readonly Space[];
}

const groupsInto = (turn: Turn, to: Space): Marched[] =>
  turn.tally.marched.filter((group) => group[1] === to);

const paidFor = (state: State, turn: Turn, to: Space): number =>
  costOf(
    state,
    turn,
    to,
    groupsInto(turn, to).map(([from]) => from),
  );

/**
 * Nothing is remembered, so the March is taken back and made again: each journey is found as it was planned. `isOpen`:
 * whether somebody is just coming into the last space.
 */
function progressOf(state: State, turn: Turn, isOpen: boolean): Progress {
  const { marched } = turn.tally;
  const field = fieldOf(state, []);
  for (let i = marched.length - 1; i >= 0; i--) shift(field, marched[i] as Marched, -1);
  const march: March = { state, turn, field, resources: state.resources.taliban + turn.paid };
  let [near, far] = [0, 0];
  let begun: readonly Journey[] = [];
  let at = 0;
  for (const [i, to] of turn.spaces.entries()) {
    begun = through(begun, ++at, to);
    if (begun.length === 0) {
      at = 0;
      if (isNear(march, to, near)) near += isProvince(to) ? 1 : 0;
      else
        begun = through(
          journeys(march, (first) => first === to),
          at,
          to,
        );
    }
    if (begun[0]?.stages.length === at + 1) far++;
    if (isOpen && i === turn.spaces.length - 1) break;
    for (const group of groupsInto(turn, to)) shift(field, group, 1);
    march.resources -= paidFor(state, turn, to);
    field.entered.push(to);
  }
  const stage = begun[0]?.stages[at];
  return { march, near, far, stage, next: firstsOf(begun, at + 1) };
}

/** The spaces that journeys enter at a stage. */
const firstsOf = (list: readonly Journey[], stage: number): Space[] => [
  ...new Set(list.flatMap((one) => one.stages[stage]?.to ?? [])),
];

export function talibanMarch(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const { march, near, far, next } = progressOf(state, turn, false);
  // Those who have set out for a far goal go on before anybody else moves.
  const onTheWay = step('T.march.far', next.filter(open));
  if (onTheWay !== undefined) return onTheWay;
  const isOpen = (space: Space): boolean => !march.field.entered.includes(space) && open(space);
  const isReached = (space: Space): boolean => isOpen(space) && isNear(march, space, near);
  const locs = LOCS.filter(isReached);
  if (locs.length > 0) return step('T.march.loc', best(locs, econOf));
  if (isReached(AT.kabul)) return step('T.march.kabul', [AT.kabul]);
  const provinces = AFGHAN_LANDS.filter((space) => isProvince(space) && isReached(space));
  if (provinces.length > 0) return step('T.march.near', provinces);
  if (far >= FAR) return undefined;
  return step('T.march.far', firstsOf(journeys(march, isOpen), 0));
}

export const sending = (_state: State, _turn: Turn, to: Space): Sending => ({
  origins(state, turn, offered) {
    const groupFrom = groupsFor(state, turn, to);
    return offered.filter((from) => groupFrom(from) > 0);
  },
  group: (state, turn, from) => groupsFor(state, turn, to)(from),
  /** 8.7.3 At a Taliban origin one stays, Underground if possible. */
  kept: (turn, from) => (turn.spaces.includes(from) ? 0 : 1),
  note(mind, turn, from, size) {
    const { state } = mind;
    if (isBacked(state) && (isPakistan(from) || isPakistan(to))) becauseOf(mind, 'T.march.freePakistan', to);
    if (turn.spaces.includes(from)) becauseOf(mind, 'T.march.join', from);
    const { free, may } = talibanLeaving(state, turn, from);
    if (may < free && size >= may) becauseOf(mind, 'MV.controlKept', from);
  },
});

/** By origin, as it was planned, or as far as LoCs, Kabul and near Provinces want. */
function groupsFor(state: State, turn: Turn, to: Space): (from: Space) => number {
  const { march, stage } = progressOf(state, turn, true);
  if (stage !== undefined) return (from) => stage.groups.find(([one]) => one === from)?.[1] ?? 0;
  const { field } = march;
  for (const group of groupsInto(turn, to)) shift(field, group, 1);
  const senders = sendersTo(march, to);
  return (from) => groupInto(state, to, senders, from, wantedNear(field, to));
}

/** Spaces beside one that can still send a group, and pay for it. */
const sendersTo = ({ state, turn, field, resources }: March, to: Space): Sender[] =>
  adjacentOf(to)
    .filter((from) => !turn.tally.sent.includes(from) && costOf(state, turn, to, [from]) <= resources)
    .map((from) => ({ from, most: settingOut(field, from) }))
    .filter(({ most }) => most > 0);

/** Who may leave a space in all, and who could if Control did not matter. */
export function talibanLeaving(state: State, turn: Turn, from: Space): { may: number; free: number } {
  const field = fieldOf(state, turn.spaces);
  const fresh = guerrillasIn(field, from) - (field.tired[from] ?? 0);
  const isHeld = controlIn(field, from) === 'taliban';
  const isWay = turn.spaces.includes(from) && mayPass(field, from);
  if (!isHeld && !isWay) return { may: 0, free: 0 };
  return {
    may: goingOn(field, from, 0),
    free: isHeld ? Math.min(fresh, guerrillasIn(field, from) - 1) : fresh,
  };
}
