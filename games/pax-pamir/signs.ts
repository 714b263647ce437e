/** Glossary, loyalty: the signs of a player's loyalty, and what a change of it would cost, to be said before it is made. */
import type { Message } from '@sandtable/engine';
import { CAPABILITY } from './components/capabilities.ts';
import type { Empire } from './components/empires.ts';
import { isKhan } from './solo/khan.ts';
import { type Court, courtCard, type Player, playerOf, rankOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';

type Table = Pick<State, 'players' | 'corrections' | 'variants'>;

/** A patriot of another empire than that one. */
export function isDisloyal(state: Pick<State, 'corrections'>, court: Court, empire: Empire): boolean {
  const { patriot } = courtCard(state, court.card);
  return patriot !== null && patriot !== empire;
}

/** A loyalty card, a prize or a patriot; `leaving` are cards that do not count any more. */
export function hasSign(
  state: Pick<State, 'corrections'>,
  player: Player,
  leaving: readonly Court[] = [],
): boolean {
  if (player.loyaltyCard !== null || player.prizes.length > 0) return true;
  for (const court of player.tableau)
    if (courtCard(state, court.card).patriot !== null && !leaving.includes(court)) return true;
  return false;
}

/** E4.5, doubt 73: that loyalty would change, and what is lost with it. Nothing for whoever is loyal there already. */
export function changeWarning(
  state: Table,
  who: Who,
  empire: Empire,
  leaving: readonly Court[] = [],
): Message | undefined {
  const player = playerOf(state, who);
  if (player.loyalty === empire || isKhan(state, who)) return undefined;
  const patriots = player.tableau.filter(
    (court) => isDisloyal(state, court, empire) && !leaving.includes(court),
  );
  let owed = 0;
  for (const court of patriots) if (courtCard(state, court.card).leveraged) owed += rankOf(state, court);
  return say('loyalty.changes', 'E4.5', {
    empire,
    gifts: player.gifts.length,
    prizes: player.prizes.length,
    loyaltyCard: player.loyaltyCard !== null,
    // Numbers, so that the label does not stand for these cards.
    patriots: patriots.map(({ card }) => card),
    owed,
    trust: player.capabilities.some(({ card }) => card === CAPABILITY.trustworthy),
  });
}

/** Doubt 12: the same where cards that leave would be the last signs of loyalty: to the Afghan Empire. */
export function driftWarning(state: Table, who: Who, leaving: readonly Court[]): Message | undefined {
  const player = playerOf(state, who);
  return hasSign(state, player) && !hasSign(state, player, leaving)
    ? changeWarning(state, who, 'afghan', leaving)
    : undefined;
}

/** The parameter of a label that is warned of. */
export const warned = (warning: Message | undefined): { warning?: Message } =>
  warning === undefined ? {} : { warning };

/** A card of the own tableau that is about to leave it. */
export function leavingLabel(state: Table, who: Who, card: string, rule: string): Message {
  const leaving = playerOf(state, who).tableau.filter((court) => String(court.card) === card);
  return say('card', rule, { card, ...warned(driftWarning(state, who, leaving)) });
}
