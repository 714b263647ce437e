/** F3 The rows close up to the left, and new cards fill them from the right. */
import type { Table } from '@sandtable/engine';
import { GAP } from '../components/cards.ts';
import { draw } from '../setup/deck.ts';
import { cardAt, COLUMNS, PLACES, rupeesAt, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** F3.1 The top row is filled first; with an empty deck nothing comes (doubt 61). */
export function refreshMarket(table: Table<State>): void {
  const { state } = table;
  for (const row of [0, 1] as const) closeUp(state, row);
  for (const row of [0, 1] as const) fill(table, row);
  for (const row of [0, 1] as const) settleWaiting(state, row);
}

function closeUp({ market }: State, row: 0 | 1): void {
  const first = row * COLUMNS;
  let to = first;
  for (let from = first; from < first + COLUMNS; from++) {
    const card = market.cards[from] ?? GAP;
    if (card === GAP) continue;
    if (from !== to) {
      market.cards[to] = card;
      market.rupees[to] = market.rupees[from] ?? 0;
      market.cards[from] = GAP;
      market.rupees[from] = 0;
    }
    to++;
  }
}

function fill(table: Table<State>, row: 0 | 1): void {
  const { state } = table;
  const first = row * COLUMNS;
  for (let place = first; place < first + COLUMNS; place++) {
    if (cardAt(state, place) !== GAP) continue;
    const card = draw(state);
    if (card === undefined) return;
    table.reveal();
    state.market.cards[place] = card;
    table.log(say('log.drawn', 'F3.1', { card: String(card) }));
  }
}

/** Doubt 62: rupees of a row that had no other card go on its first card, or on the first of the other row. */
function settleWaiting(state: State, row: 0 | 1): void {
  const { market } = state;
  const rupees = market.waiting[row];
  if (rupees === 0) return;
  market.waiting[row] = 0;
  const first = row * COLUMNS;
  for (const place of [first, PLACES / 2 - first])
    if (cardAt(state, place) !== GAP) {
      market.rupees[place] = rupeesAt(state, place) + rupees;
      return;
    }
  state.rupees -= rupees;
}
