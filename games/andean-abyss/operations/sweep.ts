/** 3.2.3 Sweep. */
import { nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, maySpace, pick } from '../ask.ts';
import type { CubeKind } from '../forces.ts';
import { capability, hasMomentum } from '../lasting.ts';
import {
  adjacentOf,
  AT,
  idOf,
  isDepartment,
  isForest,
  isLoc,
  MAP,
  type Opened,
  type Space,
  spacesOf,
} from '../map.ts';
import {
  allGuerrillas,
  cubes,
  guerrillas,
  isZone,
  lands,
  police,
  room,
  type State,
  troops,
} from '../state.ts';
import { say } from '../text/say.ts';
import { unmovedPolice, unmovedTroops } from '../turn.ts';
import { type AssaultTerms, targets } from './assault.ts';
import { sendCubes } from './cubes.ts';
import { canPay, expose, type OperationRules, pauseAfter, whyBarred } from './kit.ts';

export type SweepTerms = Pick<AssaultTerms, 'only' | 'withAuc' | 'event'>;

/** Where Troops can come from: beside the target, or beside a LoC without guerrillas that is beside the target. */
export function originsOf(state: State, target: Space): Space[] {
  const origins: Space[] = [];
  for (const { from, by } of WAYS[state.opened]?.[target] ?? [])
    if (by === null || by.some((loc) => allGuerrillas(state, loc) === 0)) origins.push(from);
  return origins;
}

/** A space from which Troops may come: beside the target, or over any of these LoCs. */
interface Way {
  readonly from: Space;
  readonly by: readonly Space[] | null;
}

function waysTo(opened: Opened, target: Space): Way[] {
  const beside = adjacentOf(opened, target);
  return spacesOf(opened)
    .filter((from) => from !== target)
    .flatMap((from) => {
      if (beside.includes(from)) return { from, by: null };
      const by = beside.filter((loc) => isLoc(loc) && adjacentOf(opened, loc).includes(from));
      return by.length === 0 ? [] : { from, by };
    });
}

/** Looked at for every space of many a question, so found out once: by what is opened, and target. */
const WAYS: readonly (readonly (readonly Way[])[])[] = ([0, 1, 2, 3] as const).map((opened) =>
  MAP.all.map((target) => waysTo(opened, target)),
);

/** How many guerrillas a Sweep exposes here. `counted` is what card 11 lets it count. */
export function sweepStrength(
  state: State,
  space: Space,
  counted: CubeKind | 'cubes',
  terms: SweepTerms = {},
): number {
  // Card 71: Sweep finds nobody in Panamá.
  if (space === AT.panama) return 0;
  const auc = terms.withAuc === true ? guerrillas(state, space, 'auc') : 0;
  const found = {
    cubes: cubes(state, space) + auc,
    troops: troops(state, space) + auc,
    police: police(state, space),
  };
  return isForest(space) ? Math.floor(found[counted] / 2) : found[counted];
}

/** Card 11 shaded, D30: the Government chooses once an Operation which cubes search. */
export function* countedCubes(action: Action): Rules<CubeKind | 'cubes'> {
  if (capability(action.state, 'national-defense-council') !== 'shaded') return 'cubes';
  return yield* pick<CubeKind>(action, {
    prompt: say('ask.sweep.counted', action.rule),
    among: () => ['troops', 'police'],
    label: (kind) => say('kind', action.rule, { kind }),
  });
}

/** The search in one space, without movement. */
export function* sweepIn(
  action: Action,
  space: Space,
  counted: CubeKind | 'cubes',
  terms: SweepTerms = {},
): Rules<void> {
  const { state, table, rule } = action;
  table.log(say('log.sweep', rule, { space: idOf(space) }));
  yield* expose(action, space, sweepStrength(state, space, counted, terms), targets(state, terms));
}

/**
 * Where cubes could still come from, with that many Police by card 11. Looked at anew for every question: an Air Strike
 * in between may clear a LoC on the way (4.1).
 */
function sendersTo(state: State, target: Space, policeLeft: number): Space[] {
  if (room(state, target, 'troops') === 0) return [];
  return originsOf(state, target).filter(
    (from) => unmovedTroops(state, from) + Math.min(policeLeft, unmovedPolice(state, from)) > 0,
  );
}

/** Moves Troops, and with card 11 one Police, into the target. */
function* moveIn(action: Action, target: Space): Rules<void> {
  const { state, rule } = action;
  let policeLeft = capability(state, 'national-defense-council') === 'unshaded' ? 1 : 0;
  for (;;) {
    const mayCome = policeLeft;
    const among = () => sendersTo(state, target, mayCome);
    const which = say('ask.sweep.from', rule, { space: idOf(target) });
    const from = yield* maySpace(action, which, among, { pause: true });
    if (from === undefined) return;
    const most = Math.min(unmovedTroops(state, from), room(state, target, 'troops'));
    const canSendPolice = policeLeft > 0 && unmovedPolice(state, from) > 0;
    const sent = yield* chooseNumber(
      action,
      say('ask.move.troops', rule, { from: idOf(from), to: idOf(target) }),
      canSendPolice ? 0 : 1,
      most,
    );
    sendCubes(action, from, target, 'troops', sent);
    if (!canSendPolice || room(state, target, 'police') === 0) continue;
    const prompt = say('ask.move.police', rule, { from: idOf(from), to: idOf(target) });
    const escorts = yield* chooseNumber(action, prompt, sent === 0 ? 1 : 0, 1);
    policeLeft -= escorts;
    sendCubes(action, from, target, 'police', escorts);
  }
}

const cost = (state: State): number => (capability(state, 'ospina-and-mora') === 'unshaded' ? 1 : 3);

/** Cards 2 and 17, and FARC Zones (6.4.4): whether the space may be chosen. */
export function maySweep(state: State, space: Space): boolean {
  if (capability(state, 'ospina-and-mora') === 'shaded' && state.targets.sweep > 0) return false;
  return !isZone(state, space) && !(isDepartment(space) && hasMomentum(state, 'madrid-donors'));
}

export const sweep: OperationRules = operation({
  rule: '3.2.3',
  among: lands,
  test: (state, turn) => (canPay(state, turn, cost(state)) ? (space) => maySweep(state, space) : nowhere),
  cost,
  leastCost: cost,
  why: (state, _turn, space) =>
    isZone(state, space)
      ? say('why.zone', '6.4.4')
      : whyBarred(state, 'ospina-and-mora', state.targets.sweep),
  execute(action, space) {
    action.state.targets.sweep++;
    return moveIn(action, space);
  },
  *finish(action) {
    const counted = yield* countedCubes(action);
    for (const space of action.state.turn?.spaces ?? []) yield* sweepIn(action, space, counted);
    yield* pauseAfter(action);
  },
});
