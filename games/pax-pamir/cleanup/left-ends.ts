/** F1 Patriots, topples and headlines at the left end of the market. */
import type { Rules, Table } from '@sandtable/engine';
import { GAP, isTopple, kindOf } from '../components/cards.ts';
import type { HeadlineNumber } from '../components/headlines.ts';
import { playHeadline } from '../khyber-knives/headlines/index.ts';
import { cardAt, COLUMNS, courtCard, isOver, rupeesAt, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { discardTopple } from '../topple/resolve.ts';

/** Whether a card at the left end of a row leaves now; capabilities stay (doubt 45). */
function isLeaving(state: State, row: 0 | 1): boolean {
  const card = cardAt(state, row * COLUMNS);
  if (card === GAP) return false;
  const kind = kindOf(card);
  return kind === 'court' ? courtCard(state, card).patriot !== null : kind !== 'capability';
}

/** F1.1 Column 0 of the top row, then of the bottom row; each is looked at once (doubt 62). */
export function* discardLeftEnds(table: Table<State>, who: Who): Rules<void> {
  for (const row of [0, 1] as const) {
    if (isLeaving(table.state, row)) yield* takeLeftEnd(table, who, row);
    if (isOver(table.state)) return;
  }
}

function* takeLeftEnd(table: Table<State>, who: Who, row: 0 | 1): Rules<void> {
  const { state } = table;
  const card = cardAt(state, row * COLUMNS);
  takeOff(table, row);
  // J6.1
  if (kindOf(card) === 'headline') return yield* playHeadline(table, who, card as HeadlineNumber);
  state.discards.push(card);
  if (isTopple(card)) discardTopple(table);
  else table.fired('cleanup.patriot');
}

/** The card leaves; its rupees pass to the next card of the row, or wait for one. */
function takeOff(table: Table<State>, row: 0 | 1): void {
  const { state } = table;
  const { market } = state;
  const first = row * COLUMNS;
  table.log(say('log.left-end', 'F1.1', { card: String(cardAt(state, first)) }));
  const rupees = rupeesAt(state, first);
  market.cards[first] = GAP;
  market.rupees[first] = 0;
  if (rupees === 0) return;
  for (let place = first + 1; place < first + COLUMNS; place++)
    if (cardAt(state, place) !== GAP) {
      market.rupees[place] = rupeesAt(state, place) + rupees;
      return;
    }
  market.waiting[row] += rupees;
}
