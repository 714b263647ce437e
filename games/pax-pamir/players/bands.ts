/** E5 How far own spies are from bands that would bring influence with the own empire. */
import { bandAt, MIDDLE, PATRIOT, PRIZE, spyOf } from '../spies.ts';
import type { Court } from '../state.ts';
import type { Mind } from './mind.ts';

/** The ring clockwise: every tableau from right to left. */
const ringOf = ({ view }: Mind): Court[] => view.players.flatMap((player) => player.tableau.toReversed());

/** Whether a card of another has a band of the own empire without an own spy. */
function isGoal({ view, who, me }: Mind, court: Court): boolean {
  if (me.tableau.includes(court)) return false;
  return [PATRIOT, PRIZE].some(
    (spot) =>
      bandAt(view, court.card, spot) === me.loyalty && !court.spies.some((spy) => spy === spyOf(who, spot)),
  );
}

/** Steps from a card to the nearest such band. */
export function distanceFrom(mind: Mind, card: number): number {
  const ring = ringOf(mind);
  const from = ring.findIndex((court) => court.card === card);
  let nearest = Number.POSITIVE_INFINITY;
  for (const [at, court] of ring.entries()) {
    const steps = Math.abs(at - from);
    if (isGoal(mind, court)) nearest = Math.min(nearest, steps, ring.length - steps);
  }
  return nearest;
}

/** The fewest steps that bring any own spy that is free to go onto a band. */
export function nearestBand(mind: Mind): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const court of ringOf(mind))
    if (court.spies.includes(spyOf(mind.who, MIDDLE)))
      nearest = Math.min(nearest, distanceFrom(mind, court.card));
  return nearest;
}
