/** What a player cannot do on their turn, and the rule that forbids it. */
import type { Blocked, Message } from '@sandtable/engine';
import { SPECIAL } from '../actions/index.ts';
import { isDiscardFree } from '../actions/discard.ts';
import { whyNotPlay } from '../actions/play.ts';
import { whyNotBuy } from '../actions/purchase.ts';
import { isFree } from '../actions/special.ts';
import { GAP } from '../components/cards.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { WAZIR_ACTIONS } from '../components/modes.ts';
import { hasRoom } from '../hands.ts';
import { actionOf } from '../khyber-knives/capabilities/index.ts';
import { hasIcon, whyNotWazir } from '../khyber-knives/wazir-actions.ts';
import {
  capabilityOf,
  cardAt,
  colourOf,
  courtCard,
  PLACES,
  playerOf,
  type State,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import {
  ACTIVATE,
  BUY,
  type Choice,
  DISCARD,
  END,
  PLAY,
  SPECIAL_CHOICES,
  TAKE,
  USE,
  WAZIR_CHOICES,
} from './choices.ts';
import { choiceLabel } from './labels.ts';
import { hasActionsLeft, turnChoices } from './menu.ts';

export function whyNot(state: State): Blocked[] {
  const who = state.turn.player;
  const offered = new Set(turnChoices(state));
  const list: Blocked[] = [];
  const add: Add = (choice, why) => {
    if (choice === undefined || offered.has(choice)) return;
    list.push({ option: choice.id, label: choiceLabel(state, choice), why: why() });
  };
  const counted = (why: () => Message) => (): Message =>
    hasActionsLeft(state) ? why() : say('why.no-actions', 'D1.1');
  for (let place = 0; place < PLACES; place++)
    if (cardAt(state, place) !== GAP)
      add(
        BUY[place],
        counted(() => whyNotBuy(state, who, place)),
      );
  for (const card of playerOf(state, who).hand) {
    add(
      PLAY[card],
      counted(() => whyNotPlay(state, who, card)),
    );
    if (!isDiscardFree(state, who)) add(DISCARD[card], () => say('why.no-actions', 'D1.1'));
  }
  addSpecials(state, who, add);
  addExpansion(state, who, add);
  for (const { seller, card, price } of state.talk.offers)
    add(
      TAKE[colourOf(state, seller)][card],
      counted(() => whyNotTake(state, who, price)),
    );
  add(END, () => say('why.must-act', 'E1.1'));
  return list;
}

type Add = (choice: Choice | undefined, why: () => Message) => void;

function whyNotTake(state: State, who: Who, cost: number): Message {
  return hasRoom(state, who)
    ? say('why.cost', 'E3.3', { cost, rupees: playerOf(state, who).rupees })
    : say('why.hand-full', 'E3.2');
}

function addSpecials(state: State, who: Who, add: Add): void {
  for (const court of playerOf(state, who).tableau)
    for (const action of courtCard(state, court.card).actions)
      add(SPECIAL_CHOICES[action][court.card], () => {
        if (state.turn.used.includes(court.card)) return say('why.used', 'E1.4');
        if (!isFree(state, action) && !hasActionsLeft(state)) return say('why.no-actions', 'D1.1');
        return SPECIAL[action].whyNot(state, who, court);
      });
}

function addExpansion(state: State, who: Who, add: Add): void {
  for (const location of ALL_LOCATIONS) {
    if (state.wazirs[location] !== who) continue;
    for (const action of WAZIR_ACTIONS.filter((one) => hasIcon(state, location, one)))
      add(WAZIR_CHOICES[action][location], () =>
        !isFree(state, action) && !hasActionsLeft(state)
          ? say('why.no-actions', 'D1.1')
          : whyNotWazir(state, who, location, action),
      );
  }
  for (const { card, active } of playerOf(state, who).capabilities) {
    if (!active) {
      const { activation } = capabilityOf(state, card);
      const { rupees } = playerOf(state, who);
      add(ACTIVATE[card], () =>
        'price' in activation
          ? say('why.cost', 'J7.3.2', { cost: activation.price, rupees })
          : say('why.condition', 'J7.3.2'),
      );
    }
    const action = actionOf(card);
    if (action === undefined) continue;
    add(USE[card], () => {
      if (!active) return say('why.inactive', 'J7.3.1');
      if (state.turn.used.includes(card)) return say('why.used', 'E1.4');
      return hasActionsLeft(state) ? action.whyNot(state, who) : say('why.no-actions', 'D1.1');
    });
  }
}
