/** How good a table looks for everybody at it: for searches, and for players that look ahead. */
import type { SeatId } from '@sandtable/engine';
import { isTopple } from '../components/cards.ts';
import { rankOf, type State, type Who, whoIs } from '../state.ts';
import { type PlayerView, type View, viewOf } from '../view.ts';
import { leadIn, ownInfluence, playerAt, wouldWinAtLast } from './mind.ts';

/** What things are worth, in a measure of which SCALE makes a game nearly won. */
const WORTH = {
  rank: 0.35,
  card: 0.3,
  hand: 0.35,
  rupee: 0.16,
  influence: 0.9,
  star: 0.25,
  cube: 0.08,
  strongest: 1.2,
  supremacy: 4,
  point: 0.5,
  token: 0.15,
} as const;
const SCALE = 2;

/** 0 lost, 1 won: a player's share of what all have going for them. */
export function appraise(state: State, seat: SeatId): number {
  const { outcome } = state;
  const who = whoIs(state, seat);
  if (outcome !== null) return outcome.winner === who ? 1 : 0;
  return outlook(viewOf(state, seat), who);
}

export function outlook(view: View, who: Who): number {
  const standings = view.players.map((_, one) => standing(view, one));
  const best = Math.max(...standings);
  let total = 0;
  for (const one of standings) total += Math.exp((one - best) / SCALE);
  return Math.exp(((standings[who] ?? 0) - best) / SCALE) / total;
}

function standing(view: View, who: Who): number {
  const player = playerAt(view, who);
  let value = WORTH.point * player.points + WORTH.token * player.badal;
  value += WORTH.rupee * Math.min(player.rupees, 12) + WORTH.hand * player.handCount;
  value += WORTH.star * player.militaryStars + WORTH.influence * ownInfluence(player);
  value += WORTH.cube * (player.spies + tribes(player));
  const size = player.tableauSize;
  for (const [at, court] of player.tableau.entries())
    value += (WORTH.card + WORTH.rank * rankOf(view, court)) * (at < size ? 1 : 0.3);
  return value + ends(view, who);
}

const tribes = ({ tribes: all }: PlayerView): number => all.reduce((sum, count) => sum + count, 0);

/** What the ends of the game that are near would bring. */
function ends(view: View, who: Who): number {
  const isToppleNear = view.market.cards.some(isTopple);
  const urgency = isToppleNear ? 1 : 0.5;
  let value = 0;
  for (const { empire, units, others, hasAllKinds } of view.empires) {
    const gap = Math.max(0, others + 1 - units) + (hasAllKinds ? 0 : 1.5);
    const chance = 1 / (1 + gap * gap * 0.5);
    value += WORTH.supremacy * urgency * chance * Math.tanh(leadIn(view, who, empire) * 0.8);
  }
  // The last topple draws near as the deck runs out.
  const late = 1 / (1 + view.deckCount / 8);
  return value + (wouldWinAtLast(view, who) ? WORTH.strongest * (0.4 + 2 * late) : 0);
}
