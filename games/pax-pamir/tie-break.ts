/** A3.1 Ties: most military stars, then most rupees, then nobody (doubt 1). */
import { playerOf, starsOf, type State, type Who } from './state.ts';

/** Whoever wins the tie; null when it cannot be broken. */
export function tieWinner(state: Pick<State, 'players' | 'corrections'>, tied: readonly Who[]): Who | null {
  const [only, second] = tied;
  if (only === undefined) return null;
  if (second === undefined) return only;
  const strongest = most(tied, (who) => starsOf(state, playerOf(state, who), 'military'));
  const richest = most(strongest, (who) => playerOf(state, who).rupees);
  return richest.length === 1 ? (richest[0] ?? null) : null;
}

/** Those who have most of something. */
export function most(among: readonly Who[], measure: (who: Who) => number): Who[] {
  let best: Who[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const who of among) {
    const value = measure(who);
    if (value > highest) {
      highest = value;
      best = [who];
    } else if (value === highest) best.push(who);
  }
  return best;
}

/** The first by a measure, ties by A3; an unbroken tie leaves a card with its holder if he is among them (doubt 2). */
export function holderBy(
  state: Pick<State, 'players' | 'corrections'>,
  leaders: readonly Who[],
  holder: Who | null,
): Who | null {
  const winner = tieWinner(state, leaders);
  if (winner !== null) return winner;
  return holder !== null && leaders.includes(holder) ? holder : null;
}
