/** 3.2.4 Assault. */
import { nowhere, operation } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { maySpace, pick } from '../ask.ts';
import { changeAid, gain, place } from '../changes.ts';
import { type Insurgent, INSURGENTS } from '../forces.ts';
import { effect, isInEffect } from '../in-effect.ts';
import { AFGHANISTAN, AT, idOf, isLoc, isProvince, type Space } from '../map.ts';
import {
  available,
  bases,
  coalitionTroops,
  governmentCubes,
  governmentTroops,
  hasCoinControl,
  isAnythingExposed,
  isMountain,
  pieces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import {
  allowed,
  canPay,
  expose,
  exposedKinds,
  isUsual,
  type OperationRules,
  paidByGovernment,
  pauseAfter,
  price,
  removeByForce,
  whyBarred,
  whyEvent,
} from './kit.ts';

const COST = 3;
/** Aid for each Taliban Base that a Government Assault removes. */
const AID = 6;

/** Police fight only in Kabul and on LoCs. */
const usesPolice = (space: Space): boolean => space === AT.kabul || isLoc(space);
const governmentForce = (state: State, space: Space): number =>
  usesPolice(space) ? governmentCubes(state, space) : governmentTroops(state, space);

/** Pieces a Government Assault removes: one for two cubes, for three in Mountains. */
export function governmentStrength(state: State, space: Space): number {
  const terms = state.turn?.tally.grant?.terms;
  if (terms?.['each-troops-removes'] === true) return governmentTroops(state, space);
  const perPiece = isMountain(space, state) && terms?.['as-in-plain'] !== true ? 3 : 2;
  return Math.floor(governmentForce(state, space) / perPiece);
}

/** Pieces a Coalition Assault removes: one a cube, with the Government's or without. */
export function coalitionStrength(state: State, space: Space, isJoint: boolean): number {
  const strength = coalitionTroops(state, space) + (isJoint ? governmentForce(state, space) : 0);
  return Math.min(strength, effect(state, 'assault-removes')?.pieces ?? strength);
}

/** Whether the Coalition may use Government cubes there, and can pay for them. */
export function mayJoin(state: State, turn: Turn, space: Space): boolean {
  if (governmentForce(state, space) === 0 || turn.tally.grant?.terms['own-troops-only'] === true)
    return false;
  return !isInEffect(state, 'coalition-alone') && canPay(state, turn, jointPrice(state, turn, space));
}

/** The Assault of a Patrol and what Events grant are for nothing (D18). */
export const jointPrice = (state: State, turn: Turn, space: Space): number =>
  turn.doing === 'assault' ? price(state, turn, 'assault', space, COST) : 0;

/** Find Fix Finish lets the Coalition strike at what is Underground. */
const mayActivate = (state: State, space: Space, faction: string): boolean =>
  faction === 'coalition' &&
  isInEffect(state, 'assault-activates') &&
  underground(state, space, 'taliban') + underground(state, space, 'warlords') > 0;

/** Whether a faction finds anything to assault here, whoever would do it. */
export const isTarget = (state: State, space: Space, faction: string): boolean =>
  isAnythingExposed(state, space) || mayActivate(state, space, faction);

/** Whether an Assault here would remove anything. */
export function canAssault(state: State, space: Space, turn: Turn): boolean {
  const { faction } = turn;
  if (!isTarget(state, space, faction)) return false;
  if (faction === 'government') return governmentStrength(state, space) > 0;
  return coalitionTroops(state, space) > 0 || mayJoin(state, turn, space);
}

/** 4.3.3 A province under COIN Control with a Government cube and a Warlords Base. */
export const isEradicable = (state: State, space: Space): boolean =>
  isProvince(space) &&
  bases(state, space, 'warlords') > 0 &&
  governmentCubes(state, space) > 0 &&
  hasCoinControl(state, space);

/** D15: a space to Eradicate in may be assaulted without effect: the first one, and others while Eradicate may follow. */
const mayEradicateToo = (state: State, space: Space, turn: Turn): boolean =>
  turn.faction === 'government' &&
  turn.activities &&
  (turn.spaces.length === 0 || turn.activity === null || turn.activity === 'eradicate') &&
  isEradicable(state, space);

/** The Assault itself, in one space. */
export function* assaultIn(action: Action, space: Space): Rules<void> {
  const { state, table, rule, faction } = action;
  const { turn } = state;
  if (turn === null) return;
  const strength =
    faction === 'government' ? governmentStrength(state, space) : yield* coalitionForce(action, turn, space);
  if (faction === 'coalition') yield* activateFirst(action, space);
  table.log(say('log.assault', rule, { space: idOf(space), strength }));
  const before = { enemies: insurgentPieces(state, space), bases: bases(state, space, 'taliban') };
  yield* removeByForce(action, space, strength, () => exposedKinds(state, space, INSURGENTS));
  if (insurgentPieces(state, space) < before.enemies) turn.tally.assaulted.push(space);
  if (faction === 'government') changeAid(action, AID * (before.bases - bases(state, space, 'taliban')));
}

const insurgentPieces = (state: State, space: Space): number =>
  pieces(state, space, 'taliban') + pieces(state, space, 'warlords');

/** The Coalition says whether Government cubes fight too, and pays for them. */
function* coalitionForce(action: Action, turn: Turn, space: Space): Rules<number> {
  const { state, rule } = action;
  const alone = coalitionStrength(state, space, false);
  const isForced = turn.tally.grant?.terms['with-government-cubes'] === true;
  if (isForced) return coalitionStrength(state, space, true);
  if (!mayJoin(state, turn, space) || coalitionStrength(state, space, true) === alone) return alone;
  const due = jointPrice(state, turn, space);
  turn.commitment = due;
  const picked = yield* pick<'alone' | 'joint'>(action, {
    prompt: say('ask.assault.joint', rule, { space: idOf(space), cost: due }),
    among: () => (alone > 0 ? ['alone', 'joint'] : ['joint']),
  });
  turn.commitment = 0;
  if (picked === 'alone') return alone;
  if (due > 0) turn.paid -= gain(action, 'government', -due);
  return coalitionStrength(state, space, true);
}

/** Find Fix Finish: some guerrillas of one faction Active before the Assault. */
function* activateFirst(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const found = effect(state, 'assault-activates');
  if (found === undefined) return;
  const hidden = () => INSURGENTS.filter((one) => underground(state, space, one) > 0);
  const faction = yield* pick<Insurgent, 'done'>(action, {
    prompt: say('ask.assault.activate', rule, { space: idOf(space) }),
    among: hidden,
    label: (one) => say('faction', rule, { faction: one }),
    pass: 'done',
  });
  if (faction !== 'done') yield* expose(action, space, found.guerrillas, [faction]);
}

/** Accidental Guerrillas: after a Coalition Assault that removed anything the Taliban may place some. Says whether they do. */
export function* afterAssault(outer: Action): Rules<boolean> {
  const { state, rule, faction } = outer;
  const found = faction === 'coalition' ? effect(state, 'assault-then-guerrillas') : undefined;
  const spaces = state.turn?.tally.assaulted ?? [];
  if (found === undefined || spaces.length === 0 || available(state, 'taliban-underground') === 0)
    return false;
  const action = by(outer, 'taliban');
  const space = yield* maySpace(action, say('ask.assault.guerrillas', rule), () => spaces);
  return space !== undefined && place(action, space, 'taliban-underground', found.guerrillas) > 0;
}

/** What keeps an Assault from a space: nobody to fight, nobody to be fought, too few, or what Government cubes cost. */
function whyNoAssault(state: State, turn: Turn, space: Space): Message | undefined {
  const { faction } = turn;
  const isOurs = faction === 'government';
  const own = isOurs ? 0 : coalitionTroops(state, space);
  if (own + governmentForce(state, space) === 0) return say('why.assault.cubes', '3.2.4');
  if (!isTarget(state, space, faction)) return say('why.there.exposed', '3.2.4');
  if (isOurs && governmentStrength(state, space) === 0) return say('why.assault.few', '3.2.4');
  const cost = isOurs || own > 0 ? 0 : jointPrice(state, turn, space);
  if (!canPay(state, turn, cost)) return say('why.space-cost', '3.2.4', { cost });
  return canAssault(state, space, turn) ? whyBarred(state, turn, 'assault', space) : whyEvent(turn);
}

export const assault: OperationRules = operation({
  rule: '3.2.4',
  among: () => AFGHANISTAN,
  test(state, turn) {
    const isAllowed = allowed(state, turn, 'assault');
    if (isAllowed === nowhere) return nowhere;
    const isPlain = isUsual(state, isAllowed);
    if (turn.faction === 'government' && isPlain && !canPay(state, turn, COST)) return nowhere;
    return (space) =>
      (canAssault(state, space, turn) || mayEradicateToo(state, space, turn)) &&
      (isPlain ||
        (isAllowed(space) &&
          (turn.faction === 'coalition' || canPay(state, turn, price(state, turn, 'assault', space, COST)))));
  },
  ...paidByGovernment('assault', COST),
  execute: assaultIn,
  why: whyNoAssault,
  *finish(action) {
    if (yield* afterAssault(action)) yield* pauseAfter(action);
  },
});
