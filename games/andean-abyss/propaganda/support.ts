/** 6.4 The Support Phase: Civic Action, Agitation, Election, Elite Backing. */
import type { Blocked, Rules, Table } from '@sandtable/engine';
import { interludesOf } from '../activities/index.ts';
import { type Action, act, withInterludes } from '../action.ts';
import { maySpace, pick } from '../ask.ts';
import { buildSupport, canBuildSupport, CIVIC_COST, hasCivicForces } from '../civic.ts';
import { ACTIVE_OPPOSITION, canShift, gain, shift, unmark } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import { capability, hasMomentum } from '../lasting.ts';
import { idOf, type Space } from '../map.ts';
import { couldBeHelped } from '../negotiation.ts';
import { mayRally, rallyIn, waysToRally } from '../operations/rally.ts';
import { cubes, lands, pieces, type President, type State, terror, totalSupport } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from '../turn.ts';
import { mayWithdraw } from '../withdrawal.ts';
import { placeZone, removeZone } from '../zones.ts';

/** 6.4.1 The Government spends Resources on Support. */
export function* civicAction(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'government', '6.4.1');
  // Card 1 unshaded: one space a Phase needs only a cube of either kind.
  let exempt: Space | undefined;
  const isFit = (space: Space): boolean => {
    if (hasCivicForces(state, space) || space === exempt) return true;
    return (
      capability(state, 'first-division') === 'unshaded' && exempt === undefined && cubes(state, space) > 0
    );
  };
  const open = () =>
    state.control.government.filter((space) => canBuildSupport(state, space) && isFit(space));
  for (let isFirst = true; ; isFirst = false) {
    const space = yield* spendIn(action, { prompt: 'ask.civic-action', cost: CIVIC_COST, open, isFirst });
    if (space === undefined) return;
    if (!hasCivicForces(state, space)) exempt = space;
    buildSupport(action, space);
  }
}

interface Spending {
  readonly prompt: 'ask.civic-action' | 'ask.agitation';
  readonly cost: number;
  /** Where there is something to spend Resources on. */
  readonly open: () => readonly Space[];
  /** The first question of the Phase. */
  readonly isFirst: boolean;
}

/** Asks where the next Resources go; undefined when they go nowhere. */
function* spendIn(action: Action, { prompt, cost, open, isFirst }: Spending): Rules<Space | undefined> {
  const { state, faction, rule } = action;
  const canPay = (): boolean => state.resources[faction] >= cost;
  return yield* maySpace(action, say(prompt, rule), () => (canPay() ? open() : NOWHERE), {
    blocked: () => (canPay() ? [] : open().map((space) => tooDear(action, space))),
    // 1.5.1 Whoever begins without Resources may be helped out with what the others have just earned.
    always: isFirst && open().length > 0 && couldBeHelped(state, faction, cost),
  });
}

const NOWHERE: readonly Space[] = [];

const tooDear = ({ state, faction, rule }: Action, space: Space): Blocked => ({
  option: idOf(space),
  label: say('space', rule, { space: idOf(space) }),
  why: say('why.resources', rule, { resources: state.resources[faction] }),
});

const AGITATION_COST = 1;
/** Card 22: so many spaces without FARC Control. */
export const CANO_SPACES = 3;

export const canAgitate = (state: State, space: Space): boolean =>
  terror(state, space) > 0 || canShift(state, space, ACTIVE_OPPOSITION);

/** 6.4.2 FARC spends Resources on Opposition. */
export function* agitation(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'farc', '6.4.2');
  const extra: Space[] = [];
  const isFit = (space: Space): boolean => {
    if (state.control.farc.includes(space) || extra.includes(space)) return true;
    if (!hasMomentum(state, 'alfonso-cano') || extra.length >= CANO_SPACES) return false;
    return pieces(state, space, 'farc') > 0 && !state.control.government.includes(space);
  };
  const open = () => lands(state).filter((space) => canAgitate(state, space) && isFit(space));
  // Kept in the state so that everybody sees where FARC is at work.
  const turn = beginTurn('farc', 'agitation');
  state.turn = turn;
  for (let isFirst = true; ; isFirst = false) {
    const space = yield* spendIn(action, { prompt: 'ask.agitation', cost: AGITATION_COST, open, isFirst });
    if (space === undefined) break;
    turn.spaces.push(space);
    if (!state.control.farc.includes(space) && !extra.includes(space)) extra.push(space);
    gain(action, 'farc', -AGITATION_COST);
    turn.paid += AGITATION_COST;
    if (terror(state, space) > 0) unmark(action, space);
    else shift(action, space, ACTIVE_OPPOSITION);
  }
  state.turn = null;
}

/** Above this the President stays. */
const RE_ELECTED = 60;
const SUCCESSOR: Readonly<Record<President, President | null>> = {
  samper: 'pastrana',
  pastrana: 'uribe',
  uribe: null,
};

/** 6.4.3 */
export function* election(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'government', '6.4.3');
  const successor = SUCCESSOR[state.president];
  if (successor === null || totalSupport(state) > RE_ELECTED) return;
  state.president = successor;
  table.log(say('log.president', action.rule, { president: successor }));
  if (successor === 'pastrana') yield* placeZone(action);
  else while (state.zones[0] !== undefined) removeZone(action, state.zones[0]);
}

/** 6.4.5 A free Rally of AUC in one space without Opposition that neither the Government nor FARC Controls. */
export function* eliteBacking(table: Table<State>): Rules<void> {
  const { state } = table;
  const turn = beginTurn('auc', 'rally', { free: true, limited: true });
  const plain = act(table, 'auc', '6.4.5');
  const action = withInterludes(plain, interludesOf(plain, turn));
  const isOpen = (space: Space): boolean =>
    mayRally(state, space, 'auc') &&
    !state.control.government.includes(space) &&
    !state.control.farc.includes(space);
  const isFit = (space: Space): boolean => isOpen(space) && waysToRally(state, space, 'auc').length > 0;
  state.turn = turn;
  // 1.4.1 Where nothing but a guerrilla from the map would make a Rally possible, a player is asked for one.
  const open = lands(state).filter(isOpen);
  if (open.length > 0 && !open.some(isFit)) yield* mayWithdraw(action, UNDERGROUND.auc);
  const space = yield* pick<Space, 'done'>(action, {
    prompt: say('ask.elite-backing', action.rule),
    among: () => lands(state).filter(isFit),
    id: idOf,
    pass: 'done',
    isPassFirst: true,
    pause: true,
  });
  if (space !== 'done') {
    turn.spaces.push(space);
    yield* rallyIn(action, space, 'auc');
  }
  state.turn = null;
}
