/** C6 Starting loyalty, chosen by all at the same time; then the order of play. */
import type { Rules, Table } from '@sandtable/engine';
import { together } from '@sandtable/engine';
import type { LoyaltyEnd } from '../components/loyalty-cards.ts';
import { beginTurn } from '../sequence/begin.ts';
import { settle } from '../settle.ts';
import { isKhan, nameOf } from '../solo/khan.ts';
import { loyaltyCardOf, type Player, playerOf, type State, whoIs } from '../state.ts';
import { say } from '../text/say.ts';

function endsOf(state: State, player: Player): readonly [LoyaltyEnd, LoyaltyEnd] {
  if (player.loyaltyCard === null) throw new Error(`${player.colour} has no loyalty card`);
  return loyaltyCardOf(state, player.loyaltyCard).ends;
}

/** K3 Shere Khan takes the end with the lower order number. */
function earlierEnd(state: State, player: Player): LoyaltyEnd {
  const [one, other] = endsOf(state, player);
  return one.order < other.order ? one : other;
}

/** C6.1 Everybody chooses an end in secret; the lowest order number begins, the others follow clockwise. */
export function* chooseLoyalties(table: Table<State>): Rules<void> {
  const { state } = table;
  const seats = state.players.flatMap((player, who) => (isKhan(state, who) ? [] : [player.colour]));
  const picks = yield* together({
    seats,
    prompt: say('ask.loyalty', 'C6.1'),
    among: (seat) => endsOf(state, playerOf(state, whoIs(state, seat))).map((end) => end.empire),
    label: (option, seat) => {
      const end = endsOf(state, playerOf(state, whoIs(state, seat))).find((one) => one.empire === option);
      return say('loyalty.end', 'C6.1', { empire: option, order: end?.order ?? 0 });
    },
  });
  const orders = new Map<Player, number>();
  for (const [who, player] of state.players.entries()) {
    const picked = picks[seats.indexOf(player.colour)];
    const end = isKhan(state, who)
      ? earlierEnd(state, player)
      : (endsOf(state, player).find((one) => one.empire === picked) ?? endsOf(state, player)[0]);
    player.loyalty = end.empire;
    orders.set(player, end.order);
    table.log(say('log.loyal', 'C6.1', { player: nameOf(state, who), empire: end.empire, order: end.order }));
  }
  state.players = state.players.toSorted((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0));
  table.log(say('log.first', 'C6.1', { player: nameOf(state, 0) }));
  state.stage = 'actions';
  beginTurn(state, 0);
  // C6.2
  const rest = settle(table);
  if (rest !== null) yield* rest;
}
