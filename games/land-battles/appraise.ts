/** How good a position looks, for searches. */
import type { SeatId } from '@sandtable/engine';
import {
  cardsOf,
  controlOf,
  HITS_TO_DESTROY,
  kindById,
  otherTeam,
  playerOf,
  pointsToWin,
  type State,
  type Team,
  terrainKind,
} from './state.ts';

/** In VP: what is not yet scored but on the way. */
const WORTH = { inPlay: 0.35, hit: 0.8, superiority: 0.9, control: 0.6, card: 0.25, ready: 0.15 } as const;

/** VP of lead that make a game nearly won. */
const SCALE = 6;

/** R17 as far as it can be told: 0 lost, 1 won. */
export function appraise(state: State, seat: SeatId): number {
  const { team } = playerOf(state, seat);
  if (state.outcome !== null)
    return state.outcome.winner === null ? 0.5 : Number(state.outcome.winner === team);
  const lead = standing(state, team) - standing(state, otherTeam(team));
  return 1 / (1 + Math.exp(-lead / SCALE));
}

function standing(state: State, team: Team): number {
  const side = state.sides[team];
  // The last points count more than the first: they end the game.
  const progress = side.points / pointsToWin(state, team);
  let value = side.points * (1 + 0.5 * progress) + WORTH.superiority * Math.min(side.superiority, 5);
  const cards = cardsOf(state);
  for (const force of state.forces) {
    if (force.team !== team) continue;
    const { vp } = kindById(cards, force.kind);
    value +=
      WORTH.inPlay * vp - (WORTH.hit * vp * force.hits) / HITS_TO_DESTROY + (force.acted ? 0 : WORTH.ready);
  }
  for (const player of state.players)
    if (player.team === team) value += WORTH.card * (player.hand.length + player.aside.length);
  return value + controlWorth(state, team);
}

function controlWorth(state: State, team: Team): number {
  const steps = controlOf(state, team);
  if (state.terrain === null || steps <= 0) return 0;
  const { trackLength, vp } = terrainKind(state, state.terrain);
  return (WORTH.control * vp * steps) / (trackLength + 1);
}
