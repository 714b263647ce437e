/** What a player has before the eyes when asked: the view, and who he is in it. */
import type { SeatId } from '@sandtable/engine';
import { isTopple, TOPPLES } from '../components/cards.ts';
import { type Empire, EMPIRES } from '../components/empires.ts';
import { type Who, whoIs } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

export interface Mind {
  readonly view: View;
  readonly who: Who;
  readonly me: PlayerView;
}

export function mindOf(view: View, seat: SeatId): Mind {
  const who = whoIs(view, seat);
  return { view, who, me: playerAt(view, who) };
}

export function playerAt(view: View, who: Who): PlayerView {
  const player = view.players[who];
  if (player === undefined) throw new Error(`no player ${who}`);
  return player;
}

/** H3.1 With the own empire, once there is one. */
export const ownInfluence = ({ loyalty, influence }: PlayerView): number =>
  loyalty === null ? 0 : influence[loyalty];

/** A3.1 Whether one is stronger than another: stars, then rupees. */
export function isStronger(one: PlayerView, other: PlayerView): boolean {
  return one.militaryStars === other.militaryStars
    ? one.rupees > other.rupees
    : one.militaryStars > other.militaryStars;
}

/** H3.1 How much more influence a player has with an empire than the best of the others. */
export function leadIn(view: View, who: Who, empire: Empire): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, player] of view.players.entries())
    if (other !== who) best = Math.max(best, player.influence[empire]);
  return playerAt(view, who).influence[empire] - best;
}

/** H3.1 Whether a player would win if that empire were found supreme now. */
export function wouldWinBy(view: View, who: Who, empire: Empire): boolean {
  const own = playerAt(view, who);
  return view.players.every((other, at) => {
    if (at === who) return true;
    const lead = own.influence[empire] - other.influence[empire];
    return lead > 0 || (lead === 0 && !view.variants.solo && isStronger(own, other));
  });
}

/** H5.1 Whether a player would win by a last topple that fails. */
export const wouldWinAtLast = (view: View, who: Who): boolean =>
  !view.variants.solo &&
  view.players.every((other, at) => at === who || isStronger(playerAt(view, who), other));

/** Topples that are still to come, in the market and the deck. */
export const toppleCount = ({ discards }: View): number => TOPPLES.length - discards.filter(isTopple).length;

/** The empire nearest to supremacy, with how many units it lacks. */
export function nearest(view: View): { readonly empire: Empire; readonly gap: number } {
  let best: { empire: Empire; gap: number } = { empire: EMPIRES[0], gap: Number.POSITIVE_INFINITY };
  for (const { empire, units, others, hasAllKinds } of view.empires) {
    const gap = Math.max(0, others + 1 - units) + (hasAllKinds ? 0 : 2);
    if (gap < best.gap) best = { empire, gap };
  }
  return best;
}
