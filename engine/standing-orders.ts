/**
 * Standing orders: what a seat lets be answered for it. They look only at what everybody may know about the ask,
 * so that an instant answer betrays nothing: a secret ask is never answered because few options are left (unless
 * bots have all the other seats), and "always pass" passes whether or not there was anything to pass on.
 */
import type { SeatId } from './contract.ts';
import type { Match } from './match.ts';

export interface StandingOrders {
  /** Answer an ask that leaves only one option. */
  readonly forced: boolean;
  /** Kinds of asks (keys of their prompts) to be declined always. */
  readonly decline: readonly string[];
}

export const NO_ORDERS: StandingOrders = { forced: false, decline: [] };

/**
 * The option the orders answer the pending ask with, or undefined when the seat must decide itself. `isAlone` when
 * nobody plays but this seat and bots.
 */
export function ordered<S, V>(
  match: Match<S, V>,
  seat: SeatId,
  orders: StandingOrders,
  isAlone = false,
): string | undefined {
  const prompt = match.prompt;
  if (prompt === undefined || !match.turn.includes(seat)) return undefined;
  const { pass, secret } = match.declines;
  if (pass !== undefined && orders.decline.includes(prompt.key)) return pass;
  if (!orders.forced || (secret && !isAlone)) return undefined;
  const menu = match.menuOf(seat);
  return menu.length === 1 ? menu[0] : undefined;
}
