/** K5 Two dice say which card of a row Shere Khan buys. */
import type { Rules, Table } from '@sandtable/engine';
import { costToPlay } from '../actions/play.ts';
import { isPaidOn } from '../actions/purchase.ts';
import { GAP, isTopple } from '../components/cards.ts';
import { marketPlace } from '../market-places.ts';
import { payPrice, priceOf, takeAllFrom } from '../rupees.ts';
import { nameOf } from './khan.ts';
import {
  cardAt,
  COLUMNS,
  type Court,
  courtCard,
  isLastTopple,
  playerOf,
  type State,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { endByLastTopple } from '../topple/victory.ts';
import { playCard } from './playing.ts';
import { explain } from './telling.ts';

export type Row = 0 | 1;

const MOST_LIKELY = 7;

/** Gives the card that was played; undefined when nothing came into his tableau. */
export function* buyAndPlay(table: Table<State>, who: Who, row: Row): Rules<Court | undefined> {
  const { state } = table;
  const place = targetIn(table, who, row);
  if (place === undefined) {
    explain(table, say('sk.buy.none', 'K5', { place: marketPlace(row * COLUMNS) }));
    return undefined;
  }
  const card = buy(table, who, place);
  if (isEffective(table, who, card)) return yield* playCard(table, who, card);
  state.discards.push(card);
  // H5
  if (isTopple(card) && isLastTopple(state)) endByLastTopple(table);
  return undefined;
}

/** K5 The sum of the dice names a column; from there to the left, the first card he can and may pay (doubt 108). */
function targetIn(table: Table<State>, who: Who, row: Row): number | undefined {
  const { state } = table;
  const first = table.roll(6);
  const second = table.roll(6);
  const rolled = row * COLUMNS + Math.abs(first + second - MOST_LIKELY);
  table.log(say('sk.dice', 'K5', { first, second, place: marketPlace(rolled) }));
  for (let place = rolled; place >= row * COLUMNS; place--) {
    const at = { place: marketPlace(place) };
    if (cardAt(state, place) === GAP) explain(table, say('sk.buy.left.empty', 'K5', at));
    else if (priceOf(state, place) > playerOf(state, who).rupees)
      explain(table, say('sk.buy.left.poor', 'K5', { ...at, cost: priceOf(state, place) }));
    else if (isPaidOn(state, place)) explain(table, say('sk.buy.left.paid', 'E3.4', at));
    else {
      if (place === rolled) explain(table, say('sk.buy.rolled', 'K5', at));
      return place;
    }
  }
  return undefined;
}

function buy(table: Table<State>, who: Who, place: number): number {
  const { state } = table;
  const card = cardAt(state, place);
  const cost = priceOf(state, place);
  payPrice(state, who, place);
  const found = takeAllFrom(state, place, who);
  state.market.cards[place] = GAP;
  table.fired(`bought.${card}`);
  table.log(say('log.bought', 'E3.3', { player: nameOf(state, who), card: String(card), cost, found }));
  return card;
}

/** Topples, patriots of other empires, and cards whose tolls he cannot pay (doubt 48) are discarded without effect. */
function isEffective(table: Table<State>, who: Who, card: number): boolean {
  const { state } = table;
  const params = { card: String(card) };
  if (isTopple(card)) {
    explain(table, say('sk.card.topple', 'K5', params));
    return false;
  }
  const { patriot, location } = courtCard(state, card);
  const { loyalty, rupees } = playerOf(state, who);
  if (patriot !== null && patriot !== loyalty) {
    explain(table, say('sk.card.loyalty', 'K5', { ...params, empire: patriot }));
    return false;
  }
  const cost = costToPlay(state, who, location);
  if (cost <= rupees) return true;
  explain(table, say('sk.card.toll', 'E4.3', { ...params, cost }));
  return false;
}
