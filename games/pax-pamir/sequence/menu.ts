/** D1 What the player whose turn it is can do now. */
import { SPECIAL } from '../actions/index.ts';
import { isDiscardFree } from '../actions/discard.ts';
import { canPlay } from '../actions/play.ts';
import { canBuy } from '../actions/purchase.ts';
import { isFree } from '../actions/special.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { WAZIR_ACTIONS } from '../components/modes.ts';
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
  ACTIVATE,
  BUY,
  type Choice,
  DISCARD,
  END,
  PLAY,
  RELEASE,
  SPECIAL_CHOICES,
  TAKE,
  USE,
  WAZIR_CHOICES,
} from './choices.ts';

/** E1.1 Whether a counted action may still be made. */
export const hasActionsLeft = (state: State): boolean => state.turn.counted < COUNTED_ACTIONS;

/** In a fixed order: standard actions, special ones, those of the expansion, the end. */
export function turnChoices(state: State): Choice[] {
  const who = state.turn.player;
  const choices: Choice[] = [];
  const hasLeft = hasActionsLeft(state);
  if (hasLeft) {
    addPurchases(choices, state, who);
    addPlays(choices, state, who);
  }
  const isFreeDiscard = isDiscardFree(state, who);
  // What card 141 makes free is no counted action.
  const counted = { any: hasLeft && (choices.length > 0 || (!isFreeDiscard && hasHand(state, who))) };
  if (hasLeft || isFreeDiscard) addDiscards(choices, state, who);
  addSpecials(choices, state, who, hasLeft, counted);
  if (state.variants.wazirs) addWazirs(choices, state, who, hasLeft, counted);
  if (state.variants.khyberKnives) addCapabilities(choices, state, who, hasLeft, counted);
  if (hasLeft) addOffers(choices, state, who);
  // Doubt 4: while a counted action is possible it must be made; an offer need not be taken.
  if (!counted.any || state.variants.mayPass) choices.push(END);
  return choices;
}

/** The same for all twelve places: what can be paid, and whether there is room (E3.2). */
function addPurchases(choices: Choice[], state: State, who: Who): void {
  const { rupees } = playerOf(state, who);
  const room = hasRoom(state, who);
  for (let place = 0; place < PLACES; place++)
    if (canBuy(state, place, rupees, room)) choices.push(BUY[place] ?? END);
}

function addPlays(choices: Choice[], state: State, who: Who): void {
  for (const card of playerOf(state, who).hand)
    if (canPlay(state, who, card)) choices.push(PLAY[card] ?? END);
}

function addDiscards(choices: Choice[], state: State, who: Who): void {
  for (const card of playerOf(state, who).hand) choices.push(DISCARD[card] ?? END);
}

const hasHand = (state: State, who: Who): boolean => playerOf(state, who).hand.length > 0;

/** E1.3, E1.4 */
function addSpecials(
  choices: Choice[],
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
    for (const action of courtCard(state, court.card).actions) {
      const free = isFree(state, action);
      if ((!free && !hasLeft) || !SPECIAL[action].canDo(state, who, court)) continue;
      choices.push(SPECIAL_CHOICES[action][court.card] ?? END);
      if (!free) counted.any = true;
    }
  }
}

/** J3.3 */
function addWazirs(
  choices: Choice[],
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
      choices.push(WAZIR_CHOICES[action][location] ?? END);
      if (!free) counted.any = true;
    }
  }
}

/** J7.3 Actions of capability cards, activations, and prisoners to free. */
function addCapabilities(
  choices: Choice[],
  state: State,
  who: Who,
  hasLeft: boolean,
  counted: { any: boolean },
): void {
  const player = playerOf(state, who);
  for (const capability of player.capabilities) {
    if (hasLeft && canUse(state, who, capability)) {
      choices.push(USE[capability.card] ?? END);
      counted.any = true;
    }
    if (canActivate(state, who, capability)) choices.push(ACTIVATE[capability.card] ?? END);
  }
  if (player.tableau.length > 0)
    for (const prisoner of new Set(player.prisoners)) choices.push(RELEASE[colourOf(state, prisoner)]);
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
function addOffers(choices: Choice[], state: State, who: Who): void {
  const { offers } = state.talk;
  if (offers.length === 0 || !hasRoom(state, who)) return;
  for (const { seller, card, price } of offers)
    if (price <= playerOf(state, who).rupees) choices.push(TAKE[colourOf(state, seller)][card] ?? END);
}
