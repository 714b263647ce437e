/** What counts at the table, by name. */
import type { Features } from '@sandtable/engine';
import { isTopple } from '../components/cards.ts';
import { leadIn, ownInfluence, playerAt, wouldWinAtLast } from '../players/mind.ts';
import { colourOf, rankOf, type State, type Who, whoIs } from '../state.ts';
import { type View, viewOf } from '../view.ts';

export const NAMES = [
  'points',
  'tokens',
  'rupees',
  'hand',
  'stars',
  'influence',
  'cubes',
  'court',
  'ranks',
  'supremacy',
  'strongest',
] as const;
export type Feature = (typeof NAMES)[number];

/** More rupees than these buy nothing more. */
const MOST_RUPEES = 12;
/** A card that will have to go counts only so much. */
const DOOMED = 0.3;

export const features: Features<State> = {
  names: NAMES,
  sides: (state, seat) => [
    seat,
    ...state.players.map((_, who) => colourOf(state, who)).filter((colour) => colour !== seat),
  ],
  rows(state, seats) {
    const view = viewOf(state, seats[0] ?? 'spectator');
    return seats.map((seat) => rowOf(view, whoIs(state, seat)));
  },
};

function rowOf(view: View, who: Who): number[] {
  const player = playerAt(view, who);
  let cubes = player.spies;
  for (const count of player.tribes) cubes += count;
  let court = 0;
  let ranks = 0;
  for (const [at, card] of player.tableau.entries()) {
    const share = at < player.tableauSize ? 1 : DOOMED;
    court += share;
    ranks += share * rankOf(view, card);
  }
  return [
    player.points,
    player.badal,
    Math.min(player.rupees, MOST_RUPEES),
    player.handCount,
    player.militaryStars,
    ownInfluence(player),
    cubes,
    court,
    ranks,
    supremacy(view, who),
    strongest(view, who),
  ];
}

/** How near each empire is to supremacy, and whom that would serve. */
function supremacy(view: View, who: Who): number {
  const urgency = view.market.cards.some(isTopple) ? 1 : 0.5;
  let value = 0;
  for (const { empire, units, others, hasAllKinds } of view.empires) {
    const gap = Math.max(0, others + 1 - units) + (hasAllKinds ? 0 : 1.5);
    value += (urgency * Math.tanh(leadIn(view, who, empire) * 0.8)) / (1 + gap * gap * 0.5);
  }
  return value;
}

/** H5.1 The last topple draws near as the deck runs out, and then the strongest wins. */
function strongest(view: View, who: Who): number {
  return wouldWinAtLast(view, who) ? 0.4 + 2 / (1 + view.deckCount / 8) : 0;
}
