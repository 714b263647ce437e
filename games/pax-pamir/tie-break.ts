/** A3.1 Ties: most military stars, then most rupees, then nobody (doubt 1). */
import { playerOf, starsOf, type State, type Who } from './state.ts';

type Table = Pick<State, 'players' | 'corrections'>;

/** By how much one player is stronger than another: in military stars, or else in rupees; 0 when they are alike. */
export function strengthOver(state: Table, who: Who, other: Who): number {
  const one = playerOf(state, who);
  const two = playerOf(state, other);
  const stars = starsOf(state, one, 'military') - starsOf(state, two, 'military');
  return stars === 0 ? one.rupees - two.rupees : stars;
}

/** Whoever wins the tie; null when it cannot be broken. */
export function tieWinner(state: Table, tied: readonly Who[]): Who | null {
  const strongest = strongestOf(state, tied);
  return strongest.length === 1 ? (strongest[0] ?? null) : null;
}

/** Those whom A3 cannot tell apart. */
function strongestOf(state: Table, among: readonly Who[]): Who[] {
  let best: Who[] = [];
  for (const who of among) {
    const [first] = best;
    const order = first === undefined ? 1 : strengthOver(state, who, first);
    if (order > 0) best = [who];
    else if (order === 0) best.push(who);
  }
  return best;
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

/** The winner of a tie; one that cannot be broken leaves a card with its holder if A3 leaves him among them (doubt 2). */
export function holderBy(state: Table, leaders: readonly Who[], holder: Who | null): Who | null {
  const strongest = strongestOf(state, leaders);
  if (strongest.length === 1) return strongest[0] ?? null;
  return holder !== null && strongest.includes(holder) ? holder : null;
}
