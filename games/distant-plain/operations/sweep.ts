/** 3.2.3 Sweep. */
import { nowhere, operation } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, maySpace, whyMissing } from '../ask.ts';
import { gain, transfer } from '../changes.ts';
import { INSURGENTS } from '../forces.ts';
import { effect, isInEffect } from '../in-effect.ts';
import { adjacentOf, AFGHAN_LANDS, AFGHANISTAN, ALL_SPACES, idOf, isLoc, type Space } from '../map.ts';
import {
  allGuerrillas,
  coinCubes,
  count,
  governmentCubes,
  isSabotaged,
  pieces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import { unmoved } from '../turn.ts';
import { roadsideBombs, sendCubes } from './cubes.ts';
import {
  allowed,
  canPay,
  everywhere,
  expose,
  isUsual,
  type OperationRules,
  paidByGovernment,
  pauseAfter,
  price,
  whyBarred,
} from './kit.ts';

const COST = 3;
/** What the Government pays the Warlords for each LoC with guerrillas that its Troops enter. */
const TOLL = 1;

/** By space: whether Troops get from there to the target; `toll` where only by a LoC with guerrillas. */
type Ways = readonly ('free' | 'toll' | undefined)[];

/** Beside the target, or beside a LoC without Sabotage that is beside the target. */
function waysTo(state: State, target: Space): Ways {
  const ways: ('free' | 'toll' | undefined)[] = ALL_SPACES.map(() => undefined);
  const throughLocs = !isInEffect(state, 'sweep-not-through-locs');
  for (const loc of adjacentOf(target)) {
    if (!throughLocs || !isLoc(loc) || isSabotaged(state, loc)) continue;
    const way = allGuerrillas(state, loc) > 0 ? 'toll' : 'free';
    for (const beyond of adjacentOf(loc)) if (ways[beyond] !== 'free') ways[beyond] = way;
  }
  for (const beside of adjacentOf(target)) ways[beside] = 'free';
  ways[target] = undefined;
  return ways;
}

/** Whether Government Troops pay on the way from there. */
export const isTolled = (state: State, from: Space, target: Space): boolean =>
  waysTo(state, target)[from] === 'toll';

/** Where Troops can come from. */
export function originsOf(state: State, target: Space): Space[] {
  const ways = waysTo(state, target);
  return AFGHANISTAN.filter((space) => ways[space] !== undefined);
}

const ownTroops = (turn: Turn) => (turn.faction === 'coalition' ? 'coalition-troops' : 'government-troops');

/** Whether the way from there is open: the Coalition pays no toll, and nobody does for what an Event grants. */
const canCome = (state: State, turn: Turn, way: 'free' | 'toll' | undefined): boolean =>
  way === 'free' ||
  (way === 'toll' && (turn.faction === 'coalition' || turn.free || state.resources.government >= TOLL));

/** Moves own Troops into the target; each Coalition cube may take a Government cube along. */
function* moveIn(action: Action, target: Space): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null || turn.tally.grant?.terms['in-place'] === true) return;
  const kind = ownTroops(turn);
  for (;;) {
    // Looked at anew: an Activity in between may change who comes, and what is in the way.
    const open = (): Space[] => {
      const ways = waysTo(state, target);
      const list: Space[] = [];
      for (const from of AFGHANISTAN)
        if (ways[from] !== undefined && canCome(state, turn, ways[from]) && unmoved(state, from, kind) > 0)
          list.push(from);
      return list;
    };
    const from = yield* maySpace(action, say('ask.sweep.from', rule, { space: idOf(target) }), open, {
      blocked: whyMissing(action, open, (one) => whyNotFrom(state, turn, one, target)),
      pause: true,
    });
    if (from === undefined) return;
    yield* bring(action, turn, from, target);
  }
}

function whyNotFrom(state: State, turn: Turn, from: Space, target: Space): Message {
  const kind = ownTroops(turn);
  if (from === target) return say('why.there.same', '3.2.3');
  if (count(state, from, kind) === 0) return say('why.there.troops', '3.2.3');
  if (unmoved(state, from, kind) === 0) return say('why.there.moved', '3.2.3');
  return waysTo(state, target)[from] === undefined
    ? say('why.sweep.way', '3.2.3')
    : say('why.space-cost', '3.2.3', { cost: TOLL });
}

function* bring(action: Action, turn: Turn, from: Space, target: Space): Rules<void> {
  const { state, rule } = action;
  const ids = { from: idOf(from), to: idOf(target) };
  const kind = ownTroops(turn);
  if (turn.faction === 'government' && !turn.free && isTolled(state, from, target))
    transfer(action, 'government', 'warlords', TOLL);
  const sent = yield* chooseNumber(action, say('ask.move.troops', rule, ids), 1, unmoved(state, from, kind));
  sendCubes(action, from, target, kind, sent);
  if (turn.faction === 'coalition') yield* takeAlong(action, turn, from, target, sent);
}

/** Government Troops that go with Coalition Troops: 3 Resources a target, once. */
function* takeAlong(action: Action, turn: Turn, from: Space, target: Space, most: number): Rules<void> {
  const { state, rule } = action;
  if (isInEffect(state, 'coalition-alone')) return;
  const due = turn.tally.joined.includes(target) ? 0 : price(state, turn, 'sweep', target, COST);
  const able = Math.min(most, unmoved(state, from, 'government-troops'));
  if (able === 0 || !canPay(state, turn, due)) return;
  turn.commitment = due;
  const prompt = say('ask.sweep.along', rule, { from: idOf(from), to: idOf(target), cost: due });
  const joined = yield* chooseNumber(action, prompt, 0, able);
  turn.commitment = 0;
  if (joined === 0) return;
  if (due > 0) turn.paid -= gain(action, 'government', -due);
  if (!turn.tally.joined.includes(target)) turn.tally.joined.push(target);
  sendCubes(action, from, target, 'government-troops', joined);
}

/** Guerrillas that turn Active: by Government cubes; by all cubes where a Coalition piece is, if the Coalition sweeps. */
export function sweepStrength(state: State, space: Space, faction: string): number {
  if (faction === 'government') return governmentCubes(state, space);
  // D19: without a Coalition piece it finds nobody.
  return pieces(state, space, 'coalition') > 0 ? coinCubes(state, space) : 0;
}

/** The search in one space. */
function* sweepIn(action: Action, space: Space): Rules<void> {
  const { state, table, rule, faction } = action;
  table.log(say('log.sweep', rule, { space: idOf(space) }));
  if (allGuerrillas(state, space) > 0)
    yield* expose(action, space, sweepStrength(state, space, faction), INSURGENTS);
}

/** ISR: after a Coalition Sweep some guerrillas of any one space turn Active. */
function* activateAfter(action: Action): Rules<void> {
  const { state, rule, faction } = action;
  const found = faction === 'coalition' ? effect(state, 'sweep-then-activate') : undefined;
  if (found === undefined) return;
  const hidden = () => ALL_SPACES.filter((one) => INSURGENTS.some((who) => underground(state, one, who) > 0));
  const space = yield* maySpace(action, say('ask.sweep.activate', rule), hidden);
  if (space !== undefined) yield* expose(action, space, found.guerrillas, INSURGENTS);
}

export const sweep: OperationRules = operation({
  rule: '3.2.3',
  among: () => AFGHAN_LANDS,
  test(state, turn) {
    const isAllowed = allowed(state, turn, 'sweep');
    if (isAllowed === nowhere || turn.faction === 'coalition') return isAllowed;
    if (isUsual(state, isAllowed)) return canPay(state, turn, COST) ? everywhere : nowhere;
    return (space) => canPay(state, turn, price(state, turn, 'sweep', space, COST)) && isAllowed(space);
  },
  ...paidByGovernment('sweep', COST),
  execute: moveIn,
  why: (state, turn, space) => whyBarred(state, turn, 'sweep', space),
  *finish(action) {
    yield* roadsideBombs(action);
    for (const space of action.state.turn?.spaces ?? []) yield* sweepIn(action, space);
    yield* activateAfter(action);
    yield* pauseAfter(action);
  },
});
