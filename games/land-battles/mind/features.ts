/** What counts in a battle, by name. */
import type { Features, SeatId } from '@sandtable/engine';
import {
  cardsOf,
  controlOf,
  HITS_TO_DESTROY,
  kindById,
  otherTeam,
  playerOf,
  playersOf,
  pointsToWin,
  type State,
  type Team,
  terrainKind,
} from '../state.ts';

export const NAMES = [
  'points',
  'nearness',
  'superiority',
  'forces',
  'damage',
  'ready',
  'hand',
  'control',
  'thin',
] as const;
export type Feature = (typeof NAMES)[number];

/** Counters of superiority beyond these do nothing. */
const MOST_SUPERIORITY = 5;
/** Force cards in the Breakthrough Area below which a line is thin. */
const ENOUGH = 3;

export const features: Features<State> = {
  names: NAMES,
  sides(state, seat) {
    const { team } = playerOf(state, seat);
    const [rival] = playersOf(state, otherTeam(team));
    return rival === undefined ? [seat] : [seat, rival.nation];
  },
  rows: (state, seats) => seats.map((seat) => rowOf(state, seat)),
};

function rowOf(state: State, seat: SeatId): number[] {
  const { team } = playerOf(state, seat);
  const side = state.sides[team];
  const cards = cardsOf(state);
  let forces = 0;
  let damage = 0;
  let ready = 0;
  let front = 0;
  for (const force of state.forces) {
    if (force.team !== team) continue;
    const { vp } = kindById(cards, force.kind);
    forces += vp;
    damage += (vp * force.hits) / HITS_TO_DESTROY;
    if (!force.acted) ready++;
    if (force.area === 'breakthrough') front++;
  }
  let hand = 0;
  for (const player of state.players)
    if (player.team === team) hand += player.hand.length + player.aside.length;
  return [
    side.points,
    // The last points count more than the first: they end the game.
    (side.points * side.points) / pointsToWin(state, team),
    Math.min(side.superiority, MOST_SUPERIORITY),
    forces,
    damage,
    ready,
    hand,
    controlWorth(state, team),
    Math.max(0, ENOUGH - front),
  ];
}

/** The share of the Terrain card's VP that the Control counter has gone. */
function controlWorth(state: State, team: Team): number {
  const steps = controlOf(state, team);
  if (state.terrain === null || steps <= 0) return 0;
  const { trackLength, vp } = terrainKind(state, state.terrain);
  return (vp * steps) / (trackLength + 1);
}
