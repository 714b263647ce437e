import { gain } from '../changes.ts';
import { type Faction, FACTIONS } from '../forces.ts';
import { isMountain, type Space } from '../map.ts';
import { departments, pieces, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** Whoever has the most pieces there; the Government where several have, or nobody has any (D29). */
function planter(state: State, space: Space): Faction {
  const most = Math.max(...FACTIONS.map((faction) => pieces(state, space, faction)));
  const leaders = FACTIONS.filter((faction) => pieces(state, space, faction) === most);
  return leaders.length === 1 ? (leaders[0] ?? 'government') : 'government';
}

/** 16 Coffee Prices. */
export const coffeePrices: CardEvent = {
  unshaded(action) {
    const { state } = action;
    for (const space of departments(state).filter(isMountain)) gain(action, planter(state, space), 5);
  },

  shaded: [{ lose: 'government-resources', amount: 10 }],
};
