/** E4.5, E7.4, glossary: changes of loyalty. */
import type { Rules, Table } from '@sandtable/engine';
import { CAPABILITY } from './components/capabilities.ts';
import type { Empire } from './components/empires.ts';
import { discardCapability, offerAt } from './khyber-knives/activation.ts';
import { leave } from './leaving.ts';
import { KHAN, nameOf } from './solo/khan.ts';
import { hasSign, isDisloyal } from './signs.ts';
import { type Player, playerOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';

/**
 * E4.5 All at once (doubt 73): gift cubes go home, the signs of other empires are discarded, patriots with the spies on
 * them; then leveraged cards are paid back. Does nothing for somebody who is loyal to that empire already.
 */
export function* changeLoyalty(table: Table<State>, who: Who, empire: Empire, rule: string): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  if (player.loyalty === empire) return;
  player.loyalty = empire;
  table.fired('loyalty.change');
  table.log(say('log.loyalty', rule, { player: nameOf(state, who), empire }));
  player.cubes += player.gifts.length;
  player.gifts = [];
  player.loyaltyCard = null;
  state.discards.push(...player.prizes);
  player.prizes = [];
  const disloyal = player.tableau.filter((court) => isDisloyal(state, court, empire));
  if (disloyal.length > 0)
    yield* leave(table, { owner: who, courts: disloyal, to: 'discards', cause: null, rule });
  if (player.capabilities.length > 0) yield* whenChanged(table, who, player);
}

/** Card 129 goes, card 124 may be activated. */
function* whenChanged(table: Table<State>, who: Who, player: Player): Rules<void> {
  if (player.capabilities.some((one) => one.card === CAPABILITY.trustworthy))
    discardCapability(table, who, CAPABILITY.trustworthy);
  yield* offerAt(table, who, 'loyalty-change');
}

/** K3 Shere Khan never changes loyalty. */
const isAdrift = (state: State, player: Player): boolean =>
  player.loyalty !== 'afghan' && !hasSign(state, player) && !(state.variants.solo && player.colour === KHAN);

/** Whether anybody has to fall back: looked at after every action. */
export function isAnybodyAdrift(state: State): boolean {
  for (const player of state.players) if (isAdrift(state, player)) return true;
  return false;
}

/** Glossary, doubt 12: whoever has no sign of loyalty left is loyal to the Afghan Empire. */
export function* fallBack(table: Table<State>): Rules<void> {
  const { state } = table;
  for (let who = 0; who < state.players.length; who++) {
    if (!isAdrift(state, playerOf(state, who))) continue;
    table.fired('loyalty.fallback');
    yield* changeLoyalty(table, who, 'afghan', 'E4.5');
  }
}
