/** 3.3.1 Rally. */
import { nowhere, operation } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { chooseNumber, maySpace, pick, pieceIds, pieceLabel } from '../ask.ts';
import { canHide, hide, place, remove } from '../changes.ts';
import { canStirOpposition, SHARIA_COST, shariaStep } from '../civic.ts';
import { ACTIVE, BASE, type Insurgent, type Kind, UNDERGROUND } from '../forces.ts';
import { effect, isInEffect } from '../in-effect.ts';
import { AFGHAN_LANDS, idOf, isPakistan, isPashtun, LANDS, type Space } from '../map.ts';
import {
  active,
  available,
  bases,
  coalitionTroops,
  guerrillas,
  hasSupport,
  isBacked,
  isPressed,
  placeable,
  populationOf,
  type State,
  type Turn,
} from '../state.ts';
import { say } from '../text/say.ts';
import {
  allowed,
  canPay,
  isUsual,
  type OperationRules,
  pauseAfter,
  price,
  whyBarred,
  whyEvent,
} from './kit.ts';

const COST = 1;
const GUERRILLAS_FOR_BASE = 2;

/** The Taliban not where there is Support unless it is Pashtun, and in Pakistan as Islamabad lets them. */
function mayRally(state: State, space: Space, turn: Turn): boolean {
  if (turn.faction === 'warlords') return !isPakistan(space);
  if (isPakistan(space)) return !isPressed(state) || turn.tally.grant?.terms['whatever-islamabad'] === true;
  return isPashtun(space) || !hasSupport(state, space);
}

export type RallyWay = 'guerrillas' | 'base' | 'hide';

/** An own Base that makes more possible; the Warlords' only outside Pashtun land. */
const hasHome = (state: State, space: Space, faction: Insurgent): boolean =>
  bases(state, space, faction) > 0 && (faction === 'taliban' || !isPashtun(space));

/** The most guerrillas a Rally places: 1, or own Bases and population. */
export const rallyLimit = (state: State, space: Space, faction: Insurgent): number =>
  hasHome(state, space, faction) ? bases(state, space, faction) + populationOf(space, state) : 1;

/** Accidental Guerrillas, unshaded: not beside Coalition Troops without a Taliban Base. */
const isKeptOut = (state: State, space: Space, faction: Insurgent): boolean =>
  faction === 'taliban' &&
  coalitionTroops(state, space) > 0 &&
  bases(state, space, 'taliban') === 0 &&
  isInEffect(state, 'rally-not-beside-troops');

const canPlace = (state: State, space: Space, faction: Insurgent): boolean =>
  available(state, UNDERGROUND[faction]) > 0 && !isKeptOut(state, space, faction);

const canHideHere = (state: State, space: Space, faction: Insurgent): boolean =>
  hasHome(state, space, faction) && active(state, space, faction) > 0 && canHide(state, space);

/** Two guerrillas for a Base, within stacking. */
const canRallyBase = (state: State, space: Space, faction: Insurgent): boolean =>
  guerrillas(state, space, faction) >= GUERRILLAS_FOR_BASE && placeable(state, space, BASE[faction]) > 0;

/** What a Rally can do in a space. */
export function waysToRally(state: State, space: Space, faction: Insurgent): RallyWay[] {
  const ways: RallyWay[] = [];
  if (canPlace(state, space, faction)) ways.push('guerrillas');
  if (canRallyBase(state, space, faction)) ways.push('base');
  if (canHideHere(state, space, faction)) ways.push('hide');
  return ways;
}

const canRally = (state: State, space: Space, faction: Insurgent): boolean =>
  canPlace(state, space, faction) ||
  canRallyBase(state, space, faction) ||
  canHideHere(state, space, faction) ||
  canShariaAt(state, space, faction);

/** A Rally may be for Sharia alone. */
const canShariaAt = (state: State, space: Space, faction: Insurgent): boolean =>
  faction === 'taliban' && bases(state, space, 'taliban') > 0 && canStirOpposition(state, space);

/** The Rally in one space. */
function* rallyIn(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const faction = action.faction as Insurgent;
  if (waysToRally(state, space, faction).length === 0) {
    state.turn?.choices.push('sharia');
    return;
  }
  const way = yield* pick<RallyWay>(action, {
    prompt: say('ask.rally.how', rule, { space: idOf(space) }),
    among: () => waysToRally(state, space, faction),
    label: (deed) => say('do', rule, { deed: `rally-${deed}` }),
  });
  state.turn?.choices.push(way);
  if (way === 'base') yield* replaceByBase(action, space, faction);
  else if (way === 'hide') hide(action, space, ACTIVE[faction]);
  else {
    const most = Math.min(rallyLimit(state, space, faction), available(state, UNDERGROUND[faction]));
    const prompt = say('ask.rally.guerrillas', rule, { space: idOf(space) });
    place(action, space, UNDERGROUND[faction], yield* chooseNumber(action, prompt, 1, most));
  }
}

function* replaceByBase(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  for (let i = 0; i < GUERRILLAS_FOR_BASE; i++) {
    const picked = yield* pick<Kind>(action, {
      prompt: say('ask.rally.give-up', rule, { space: idOf(space) }),
      among: () => pieceIds(state, space, [UNDERGROUND[faction], ACTIVE[faction]]),
      label: (id) => pieceLabel(id, space, rule),
    });
    yield* remove(action, space, picked);
  }
  place(action, space, BASE[faction]);
}

/** Strategic Release: some guerrillas more in one space where the Rally placed some. Says whether they came. */
function* placeMore(action: Action, turn: Turn): Rules<boolean> {
  const { state, rule } = action;
  const extra = action.faction === 'taliban' ? effect(state, 'rally-places-more') : undefined;
  const placed = turn.spaces.filter((_, i) => turn.choices[i] === 'guerrillas');
  if (extra === undefined || placed.length === 0 || available(state, 'taliban-underground') === 0)
    return false;
  const space = yield* maySpace(action, say('ask.rally.more', rule), () => placed);
  return space !== undefined && place(action, space, 'taliban-underground', extra.guerrillas) > 0;
}

const canSharia = (state: State, space: Space): boolean =>
  state.resources.taliban >= SHARIA_COST &&
  bases(state, space, 'taliban') > 0 &&
  canStirOpposition(state, space);

/**
 * 3.3.1, 6.4.2 Sharia in one space of the Rally with a Taliban Base, step after step, each paid. Says whether it was
 * possible: then an Activity may have followed.
 */
function* sharia(outer: Action, spaces: readonly Space[]): Rules<boolean> {
  const action = under(outer, '3.3.1');
  const { state, rule } = action;
  if (!spaces.some((space) => canSharia(state, space))) return false;
  const among = () => spaces.filter((one) => canSharia(state, one));
  const space = yield* maySpace(action, say('ask.rally.sharia', rule), among, { pause: true });
  if (space === undefined) return true;
  do {
    yield* shariaStep(action, space);
    if (!canSharia(state, space)) break;
  } while (
    (yield* pick<'sharia', 'done'>(action, {
      prompt: say('ask.rally.sharia.more', rule, { space: idOf(space) }),
      among: () => (canSharia(state, space) ? ['sharia'] : []),
      pass: 'done',
    })) === 'sharia'
  );
  yield* pauseAfter(action);
  return true;
}

/** 6.6.1 Nothing in Pakistan while Islamabad backs the Taliban. */
const usualCost = (state: State, space: Space): number => (isPakistan(space) && isBacked(state) ? 0 : COST);

function whyNoRally(state: State, turn: Turn, space: Space): Message | undefined {
  if (!mayRally(state, space, turn))
    return isPakistan(space) ? say('why.rally.pakistan', '6.6.1') : say('why.rally.support', '3.3.1');
  const faction = turn.faction as Insurgent;
  if (canRally(state, space, faction)) return whyBarred(state, turn, 'rally', space);
  return isKeptOut(state, space, faction) ? whyEvent(turn) : say('why.rally.nothing', '3.3.1');
}

export const rally: OperationRules = operation({
  rule: '3.3.1',
  among: (state) => (state.turn?.faction === 'warlords' ? AFGHAN_LANDS : LANDS),
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    const isAllowed = allowed(state, turn, 'rally');
    if (isAllowed === nowhere) return nowhere;
    if (!isUsual(state, isAllowed))
      return (space) =>
        mayRally(state, space, turn) &&
        canRally(state, space, faction) &&
        canPay(state, turn, price(state, turn, 'rally', space, usualCost(state, space))) &&
        isAllowed(space);
    const canPayOne = canPay(state, turn, COST);
    if (!canPayOne && !isBacked(state)) return nowhere;
    const isPlaced =
      available(state, UNDERGROUND[faction]) > 0 &&
      !(faction === 'taliban' && isInEffect(state, 'rally-not-beside-troops'));
    return (space) =>
      (canPayOne || (faction === 'taliban' && isPakistan(space))) &&
      mayRally(state, space, turn) &&
      (isPlaced || canRally(state, space, faction));
  },
  cost: (state, space) =>
    state.turn === null ? COST : price(state, state.turn, 'rally', space, usualCost(state, space)),
  leastCost: () => COST,
  execute: rallyIn,
  why: whyNoRally,
  *finish(action) {
    const { turn } = action.state;
    if (turn === null) return;
    const hasMore = yield* placeMore(action, turn);
    const hasPaused = action.faction === 'taliban' && (yield* sharia(action, turn.spaces));
    if (hasMore && !hasPaused) yield* pauseAfter(action);
  },
});
