/** I2 Badal tokens. */
import type { Rules, Table } from '@sandtable/engine';
import { pickNumber, pickPlayer } from '../asking.ts';
import { MOST_RANK } from '../components/players.ts';
import { nameOf } from '../solo/khan.ts';
import { playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';

/** I2.2 A player has lost a cube or a card by an action of another: one token in each turn of another player. */
export function* avenge(table: Table<State>, victim: Who): Rules<void> {
  const { state } = table;
  const { turn } = state;
  if (!state.variants.badal || victim === turn.player || turn.avenged.includes(victim)) return;
  turn.avenged.push(victim);
  if (state.badal > 0) state.badal--;
  else {
    const holders = state.players.flatMap((player, who) => (who !== victim && player.badal > 0 ? [who] : []));
    if (holders.length === 0) return;
    const from = yield* pickPlayer(state, victim, say('ask.badal.from', 'I2.2'), holders);
    playerOf(state, from).badal--;
    table.fired('badal.taken');
    table.log(say('log.badal.taken', 'I2.2', { player: nameOf(state, victim), from: nameOf(state, from) }));
  }
  playerOf(state, victim).badal++;
  table.fired('badal.gained');
  table.log(say('log.badal', 'I2.2', { player: nameOf(state, victim) }));
}

/** I2.3 Tokens spent on a special action as it is declared: each adds a rank. Gives the rank it is made with. */
export function* raiseRank(table: Table<State>, who: Who, rank: number): Rules<number> {
  const { state } = table;
  const player = playerOf(state, who);
  const most = Math.min(player.badal, MOST_RANK - rank);
  if (most <= 0) return rank;
  const spent = yield* pickNumber(state, who, say('ask.badal.spend', 'I2.3', { rank }), 0, most);
  if (spent === 0) return rank;
  player.badal -= spent;
  state.badal += spent;
  table.fired('badal.spent');
  table.log(say('log.badal.spent', 'I2.3', { player: nameOf(state, who), count: spent }));
  return rank + spent;
}
