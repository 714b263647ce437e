/** D1 What the player whose turn it is can do now. */
import { SPECIAL } from '../actions/index.ts';
import { isDiscardFree } from '../actions/discard.ts';
import { canPlay } from '../actions/play.ts';
import { canBuy } from '../actions/purchase.ts';
import { isFree, type SpecialRule } from '../actions/special.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { type SpecialAction, WAZIR_ACTIONS } from '../components/modes.ts';
import { COUNTED_ACTIONS } from '../components/players.ts';
import { hasRoom } from '../hands.ts';
import { actionOf } from '../khyber-knives/capabilities/index.ts';
import { canUseWazir } from '../khyber-knives/wazir-actions.ts';
import {
  type Capability,
  capabilityOf,
  colourOf,
  courtCard,
  PLACES,
  playerOf,
  type State,
  type Who,
} from '../state.ts';
import {
  activateId,
  BUY,
  DISCARD,
  END,
  PLAY,
  releaseId,
  SPECIAL_IDS,
  takeId,
  useId,
  WAZIR_IDS,
} from './choices.ts';

/** E1.1 Whether a counted action may still be made. */
export const hasActionsLeft = (state: State): boolean => state.turn.counted < COUNTED_ACTIONS;

/** In a fixed order: standard actions, special ones, those of the expansion, the end. */
export function turnOptions(state: State): string[] {
  const who = state.turn.player;
  const options: string[] = [];
  const hasLeft = hasActionsLeft(state);
  if (hasLeft) {
    addPurchases(options, state, who);
    addPlays(options, state, who);
  }
  const isFreeDiscard = isDiscardFree(state, who);
  // What card 141 makes free is no counted action.
  const counted = { any: hasLeft && (options.length > 0 || (!isFreeDiscard && hasHand(state, who))) };
  if (hasLeft || isFreeDiscard) addDiscards(options, state, who);
  addSpecials(options, state, who, hasLeft, counted);
  if (state.variants.wazirs) addWazirs(options, state, who, hasLeft, counted);
  if (state.variants.khyberKnives) addCapabilities(options, state, who, hasLeft, counted);
  if (hasLeft) addOffers(options, state, who);
  // Doubt 4: while a counted action is possible it must be made; an offer need not be taken.
  if (!counted.any || state.variants.mayPass) options.push(END);
  return options;
}

/** The same for all twelve places: what can be paid, and whether there is room (E3.2). */
function addPurchases(options: string[], state: State, who: Who): void {
  const { rupees } = playerOf(state, who);
  const room = hasRoom(state, who);
  for (let place = 0; place < PLACES; place++)
    if (canBuy(state, place, rupees, room)) options.push(BUY[place] ?? '');
}

function addPlays(options: string[], state: State, who: Who): void {
  for (const card of playerOf(state, who).hand) if (canPlay(state, who, card)) options.push(PLAY[card] ?? '');
}

function addDiscards(options: string[], state: State, who: Who): void {
  for (const card of playerOf(state, who).hand) options.push(DISCARD[card] ?? '');
}

const hasHand = (state: State, who: Who): boolean => playerOf(state, who).hand.length > 0;

/** A special action of a card, with what the menu wants to know of it. */
interface Offered {
  readonly action: SpecialAction;
  readonly rule: SpecialRule;
  readonly id: string;
}

/** By card, for the actions it had when it was last looked at: an owner's file may give it others. */
const OFFERED: { readonly actions: readonly SpecialAction[]; readonly list: readonly Offered[] }[] = [];

function offeredBy(state: State, card: number): readonly Offered[] {
  const { actions } = courtCard(state, card);
  const known = OFFERED[card];
  if (known?.actions === actions) return known.list;
  const list = actions.map((action) => ({
    action,
    rule: SPECIAL[action],
    id: SPECIAL_IDS[action][card] ?? '',
  }));
  OFFERED[card] = { actions, list };
  return list;
}

/** E1.3, E1.4 */
function addSpecials(
  options: string[],
  state: State,
  who: Who,
  hasLeft: boolean,
  counted: { any: boolean },
): void {
  const { tableau } = playerOf(state, who);
  const { used } = state.turn;
  for (let i = 0; i < tableau.length; i++) {
    const court = tableau[i];
    if (court === undefined || used.includes(court.card)) continue;
    for (const { action, rule, id } of offeredBy(state, court.card)) {
      const free = isFree(state, action);
      if ((!free && !hasLeft) || !rule.canDo(state, who, court)) continue;
      options.push(id);
      if (!free) counted.any = true;
    }
  }
}

/** J3.3 */
function addWazirs(
  options: string[],
  state: State,
  who: Who,
  hasLeft: boolean,
  counted: { any: boolean },
): void {
  for (const location of ALL_LOCATIONS) {
    if (state.wazirs[location] !== who) continue;
    for (const action of WAZIR_ACTIONS) {
      const free = isFree(state, action);
      if ((!free && !hasLeft) || !canUseWazir(state, who, location, action)) continue;
      options.push(WAZIR_IDS[action][location] ?? '');
      if (!free) counted.any = true;
    }
  }
}

/** J7.3 Actions of capability cards, activations, and prisoners to free. */
function addCapabilities(
  options: string[],
  state: State,
  who: Who,
  hasLeft: boolean,
  counted: { any: boolean },
): void {
  const player = playerOf(state, who);
  for (const capability of player.capabilities) {
    if (hasLeft && canUse(state, who, capability)) {
      options.push(useId(capability.card));
      counted.any = true;
    }
    if (canActivate(state, who, capability)) options.push(activateId(capability.card));
  }
  if (player.tableau.length > 0)
    for (const prisoner of new Set(player.prisoners)) options.push(releaseId(colourOf(state, prisoner)));
}

/** Doubt 116: once for each turn. */
export function canUse(state: State, who: Who, { card, active }: Capability): boolean {
  if (!active || state.turn.used.includes(card)) return false;
  return actionOf(card)?.canUse(state, who) === true;
}

/** J7.3.1 The condition holds, or there is a price to pay (card 128). */
export function canActivate(state: State, who: Who, { card, active, ready }: Capability): boolean {
  if (active) return false;
  const { activation } = capabilityOf(state, card);
  if ('price' in activation) return playerOf(state, who).rupees >= activation.price;
  return ready && !('at' in activation);
}

/** E3.1 What others sell. */
function addOffers(options: string[], state: State, who: Who): void {
  const { offers } = state.talk;
  if (offers.length === 0 || !hasRoom(state, who)) return;
  for (const { seller, card, price } of offers)
    if (price <= playerOf(state, who).rupees) options.push(takeId(colourOf(state, seller), card));
}
