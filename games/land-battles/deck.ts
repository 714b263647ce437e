/** R8 The action deck: drawing, shuffling, hands. R14: every use of a card starts here. */
import type { Table } from '@sandtable/engine';
import { ACTIONS, type ActionId, type Nation } from './cards/card-set.ts';
import { cardsOf, type Player, playerOf, type State } from './state.ts';
import { say } from './text/say.ts';

/** A card a player can use: out of the hand, or out of the cards set aside (R18.3). */
export type HeldId = ActionId | `aside/${ActionId}`;

const ASIDE: readonly (readonly [ActionId, HeldId])[] = ACTIONS.map((card) => [card, `aside/${card}`]);

/** The kinds a player holds, each once, in the order of the card list. */
export function held(player: Pick<Player, 'hand' | 'aside'>): HeldId[] {
  const list: HeldId[] = [];
  for (const card of ACTIONS) if (player.hand.includes(card)) list.push(card);
  if (player.aside.length > 0) for (const [card, id] of ASIDE) if (player.aside.includes(card)) list.push(id);
  return list;
}

const CARD_OF = new Map<HeldId, ActionId>([
  ...ACTIONS.map((card) => [card, card] as const),
  ...ASIDE.map(([card, id]) => [id, card] as const),
]);

export function cardOf(id: HeldId): ActionId {
  const card = CARD_OF.get(id);
  if (card === undefined) throw new Error(`no action card ${id}`);
  return card;
}

/** How many cards a player holds: open to all (R1). */
export function heldCount(player: Pick<Player, 'hand' | 'aside'>): number {
  return player.hand.length + player.aside.length;
}

/** Takes a card out of the hand or out of those set aside. Everybody sees it. */
export function takeHeld(table: Table<State>, nation: Nation, id: HeldId): ActionId {
  const player = playerOf(table.state, nation);
  const card = cardOf(id);
  const from = id === card ? player.hand : player.aside;
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`${nation} does not hold ${id}`);
  from.splice(at, 1);
  table.reveal();
  if (from === player.aside) {
    player.spare -= cardsOf(table.state).actions[card].reinforcement;
    table.fired('option.aside.used');
  }
  return card;
}

/** D57: a card whose effect takes time lies on the table until it is carried out. */
export function lay(table: Table<State>, nation: Nation, id: HeldId): ActionId {
  const card = takeHeld(table, nation, id);
  table.state.played.push(card);
  return card;
}

export function discardPlayed(state: State, card: ActionId): void {
  const at = state.played.indexOf(card);
  if (at < 0) throw new Error(`${card} is not being played`);
  state.played.splice(at, 1);
  state.discards.push(card);
}

export function discardHeld(table: Table<State>, nation: Nation, id: HeldId): ActionId {
  const card = takeHeld(table, nation, id);
  table.state.discards.push(card);
  return card;
}

/** How many cards could be drawn now. */
export function drawable(state: Pick<State, 'deck' | 'discards'>): number {
  return state.deck.length + state.discards.length;
}

/** R8 Draws up to `count` cards; the discards become the deck when its last card is drawn (D38). */
export function draw(table: Table<State>, nation: Nation, count: number): void {
  const { state } = table;
  const { hand } = playerOf(state, nation);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (state.deck.length === 0) reshuffle(table);
    const card = state.deck.pop();
    if (card === undefined) break;
    hand.push(card);
    if (state.deck.length === 0) reshuffle(table);
  }
  if (drawn === 0) return;
  table.reveal();
  table.log(say('log.draws', 'R8', { nation, count: drawn }));
}

function reshuffle(table: Table<State>): void {
  const { state } = table;
  if (state.discards.length === 0) return;
  state.deck = state.discards;
  state.discards = [];
  table.shuffle(state.deck);
  table.fired('reshuffle');
  table.log(say('log.reshuffle', 'R8'));
}
