/** Promises of players: what is hidden from a seat does not change what is answered for it, and nothing is remembered. */
import { clone, Dice, fastDice, Match, type Player, type Reply, type SeatId, Sight } from '../index.ts';
import { Broken, firstDifference, sightOf } from './checks.ts';

/**
 * The player's reply, given once more where all that the seat cannot know is dealt anew since the latest rest. Where the
 * seat could tell the two apart, there is nothing to compare.
 */
export function repliesBlindly<S, V>(match: Match<S, V>, seat: SeatId, player: Player, seed: string): Reply {
  const reply = player.answer(new Sight(match, seat));
  const other = redealt(match, seat, seed);
  if (other === undefined || sightOf(other, seat) !== sightOf(match, seat)) return reply;
  const [here, there] = [reply, player.answer(new Sight(other, seat))].map((one) => JSON.stringify(one));
  if (here !== there)
    throw new Broken('player', `${player.id} at ${seat}: ${firstDifference(here ?? '', there ?? '')}`);
  return reply;
}

/** The same moment after another deal; nothing when the answers since the rest do not fit it. */
function redealt<S, V>(match: Match<S, V>, seat: SeatId, seed: string): Match<S, V> | undefined {
  const position = match.position();
  const state = clone(position.state);
  match.game.determinize(state, seat, new Dice(fastDice(seed)));
  try {
    return Match.resume(match.game, { ...position, state }, { journal: false });
  } catch {
    return undefined;
  }
}
