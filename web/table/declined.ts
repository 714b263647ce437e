/** What "always decline this" was said to. Orders know the kind of an ask only; its words are kept on this device. */
import type { StandingOrders } from '@sandtable/engine';

const key = (game: string, ask: string) => `sandtable.declined.${game}.${ask}`;

export function declineAlways(
  orders: StandingOrders,
  game: string,
  ask: string,
  words: string,
): StandingOrders {
  localStorage.setItem(key(game, ask), words);
  return { ...orders, decline: [...orders.decline, ask] };
}

export function declinedWords(game: string, ask: string): string {
  return localStorage.getItem(key(game, ask)) ?? ask;
}
