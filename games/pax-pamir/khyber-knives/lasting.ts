/** J6 Headlines that stay beside the map. */
import type { Table } from '@sandtable/engine';
import { LASTING, type LastingNumber } from '../components/headlines.ts';
import { type State } from '../state.ts';
import { say } from '../text/say.ts';

/** The headline stays, with that many discs or rupees. */
export function keepLasting(state: State, card: LastingNumber, amount: number): void {
  state.lasting.push({ card, amount });
}

/** One ends: its card is discarded. */
export function endOne(table: Table<State>, card: LastingNumber): void {
  const { state } = table;
  if (!state.lasting.some((one) => one.card === card)) return;
  state.lasting = state.lasting.filter((one) => one.card !== card);
  state.discards.push(card);
  table.log(say('log.lasting.ended', 'J6.1', { card: String(card) }));
}

const RESURGENT: readonly LastingNumber[] = [LASTING.pashtunwali, LASTING.chishti, LASTING.naqshbandi];

/** After a topple that was bought and resolved: piles are shared out (doubt 42), discs come off (doubt 101). */
export function endLasting(table: Table<State>): void {
  const { state } = table;
  for (const { card, amount } of state.lasting) {
    if (card === LASTING.badWeather) continue;
    if (RESURGENT.includes(card)) shareOut(table, amount);
    endOne(table, card);
  }
}

/** What cannot be shared equally leaves the game. */
function shareOut({ state }: Table<State>, amount: number): void {
  const share = Math.floor(amount / state.players.length);
  for (const player of state.players) player.rupees += share;
  state.rupees -= amount - share * state.players.length;
}

/** Card 111: another headline has left the market, with or without effect. */
export function passStorm(table: Table<State>): void {
  const storm = table.state.lasting.find((one) => one.card === LASTING.badWeather);
  if (storm === undefined) return;
  storm.amount--;
  if (storm.amount === 0) endOne(table, LASTING.badWeather);
}
