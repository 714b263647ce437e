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
import { isBacked, isSabotaged, type State, type Turn } from '../../state.ts';
import type { Sending } from '../chart.ts';
import { because, becauseOf, type Look, type Mind } from '../mind.ts';
import type { Step, Steps } from '../steps.ts';
import { isInEffect } from '../../in-effect.ts';
import { best, type Choice, step } from '../selection.ts';
import {
  controlIn,
  type Field,
  fieldOf,
  goingOn,
  guerrillasIn,
  mayPass,
  settingOut,
  strangersIn,
  talibanIn,
} from './field.ts';
import { groupInto, type Sender } from './groups.ts';
import { costOf, isGoal, type Journey, journeys, type March, through } from './journey.ts';

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

/** The table as it lies now. */
const marchAt = (state: State, turn: Turn, entered: readonly Space[] = turn.spaces): March => ({
  state,
  turn,
  field: fieldOf(state, entered),
  resources: state.resources.taliban,
});

/** March to LoCs, Kabul and near Provinces as long as there are any, then on a journey to a far goal, and so on. */
export function* march(look: Look): Steps {
  let [near, far] = [0, 0];
  for (;;) {
    near = yield* goNear(look, near);
    if (far >= FAR) return;
    const now = marchAt(look.state, look.turn);
    const found = journeys(now, (to) => !now.field.entered.includes(to) && look.open(to));
    if (found.length === 0) return;
    if (yield* goFar(look, found)) far++;
  }
}

/** Gives how many near Provinces have been served. */
function* goNear(look: Look, served: number): Generator<Step, number, void> {
  let near = served;
  for (let found = nextNear(look, near); found !== undefined; found = nextNear(look, near)) {
    yield { ...found, note: noteStorm, sending: wanted(look.state.resources.taliban) };
    if (isProvince(entering(look.turn))) near++;
  }
  return near;
}

/** The space that somebody comes into, or came into last. */
const entering = ({ spaces }: Turn): Space => spaces.at(-1) ?? AT.kabul;

/** LoCs by Econ, Kabul, near Provinces. */
function nextNear({ state, turn, open }: Look, near: number): Choice | undefined {
  const now = marchAt(state, turn);
  const isReached = (to: Space): boolean =>
    !now.field.entered.includes(to) && open(to) && isNear(now, to, near);
  return (
    step('T.march.loc', best(LOCS.filter(isReached), econOf)) ??
    step('T.march.kabul', [AT.kabul].filter(isReached)) ??
    step(
      'T.march.near',
      AFGHAN_LANDS.filter((to) => isProvince(to) && isReached(to)),
    )
  );
}

/** Those who have set out for a far goal go on before anybody else moves; gives whether they came there. */
function* goFar(look: Look, found: readonly Journey[]): Generator<Step, boolean, void> {
  let begun = found;
  for (let at = 0; ; at++) {
    const among = [...new Set(begun.flatMap((one) => one.stages[at]?.to ?? []))].filter(look.open);
    if (among.length === 0) return false;
    yield { step: 'T.march.far', among, capacity: 1, note: noteStorm, sending: planned(begun, at) };
    begun = through(begun, at, entering(look.turn));
    if (begun[0]?.stages.length === at + 1) return true;
  }
}

function noteStorm(mind: Mind): void {
  if (isInEffect(mind.state, 'march-once')) because(mind, 'T.march.sandstorms');
}

/** Who comes, where `groups` says how many from each origin. */
const comingBy = (groups: (state: State, turn: Turn, to: Space) => (from: Space) => number): Sending => ({
  origins(state, turn, offered) {
    const groupFrom = groups(state, turn, entering(turn));
    return offered.filter((from) => groupFrom(from) > 0);
  },
  group: (state, turn, from) => groups(state, turn, entering(turn))(from),
  /** 8.7.3 At a Taliban origin one stays, Underground if possible. */
  kept: (turn, from) => (turn.spaces.includes(from) ? 0 : 1),
  note(mind, turn, from, size) {
    const { state } = mind;
    const to = entering(turn);
    if (isBacked(state) && (isPakistan(from) || isPakistan(to))) becauseOf(mind, 'T.march.freePakistan', to);
    if (turn.spaces.includes(from)) becauseOf(mind, 'T.march.join', from);
    const { free, may } = leaving(state, turn, from);
    if (may < free && size >= may) becauseOf(mind, 'MV.controlKept', from);
  },
});

/** The groups of a journey's stage. */
const planned = (begun: readonly Journey[], at: number): Sending =>
  comingBy((_state, _turn, to) => {
    const groups = through(begun, at, to)[0]?.stages[at]?.groups ?? [];
    return (from) => groups.find(([one]) => one === from)?.[1] ?? 0;
  });

/** As many as LoCs, Kabul and near Provinces want, with what there was to pay them from. */
const wanted = (resources: number): Sending =>
  comingBy((state, turn, to) => {
    const now = { ...marchAt(state, turn, turn.spaces.slice(0, -1)), resources };
    const senders = sendersTo(now, to);
    return (from) => groupInto(state, to, senders, from, wantedNear(now.field, to));
  });

/** Who comes where nothing has been planned. */
export const sending = ({ resources }: State): Sending => wanted(resources.taliban);

/** Spaces beside one that can still send a group, and pay for it. */
const sendersTo = ({ state, turn, field, resources }: March, to: Space): Sender[] =>
  adjacentOf(to)
    .filter((from) => !turn.tally.sent.includes(from) && costOf(state, turn, to, [from]) <= resources)
    .map((from) => ({ from, most: settingOut(field, from) }))
    .filter(({ most }) => most > 0);

/** Who may leave a space in all, and who could if Control did not matter. */
function leaving(state: State, turn: Turn, from: Space): { may: number; free: number } {
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
