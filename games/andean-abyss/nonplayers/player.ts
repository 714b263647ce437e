/** The rulebook's non-player factions (8.0), as players that answer asks like anybody else. */
import type { Player, Reply, Seen } from '@sandtable/engine';
import type { Insurgent } from '../forces.ts';
import type { View } from '../view.ts';
import { answerOf } from './answers/index.ts';
import type { Mind } from './mind.ts';

function nonPlayer(faction: Insurgent): Player<View> {
  return {
    id: `${faction}-nonplayer`,
    seats: [faction],
    official: true,
    answer: (seen) => reply(seen, faction),
  };
}

function reply(seen: Seen<View>, faction: Insurgent): Reply {
  const mind: Mind = {
    state: seen.view,
    faction,
    prompt: seen.prompt,
    options: seen.options,
    dice: seen.dice,
    why: [],
  };
  const option = answerOf(mind);
  return mind.why.length === 0 ? { option } : { option, why: mind.why };
}

/** The official ones; the Government's staff is in government/staff.ts. */
export const NON_PLAYERS: readonly Player<View>[] = [
  nonPlayer('cartels'),
  nonPlayer('auc'),
  nonPlayer('farc'),
];
