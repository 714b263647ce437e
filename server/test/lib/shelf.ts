/** The games and bots of the tests: the demonstration game, and players that must not hurt anybody. */
import type { Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { shelfOf } from '@sandtable/games';

const hanging: Player = {
  id: 'hanging',
  answer() {
    for (;;);
  },
};

const failing: Player = {
  id: 'failing',
  answer() {
    throw new Error('out of ideas');
  },
};

/** Thinks for as long as anybody may notice. */
const pondering: Player = {
  id: 'pondering',
  answer(seen) {
    for (const until = performance.now() + 150; performance.now() < until; );
    return { option: seen.options[0] ?? '' };
  },
};

const cheating: Player = { id: 'cheating', answer: () => ({ option: 'all-the-coins' }) };

export const { GAME_IDS, findGame } = shelfOf({ demo: async () => demo });
export const PLAYERS: readonly Player[] = [hanging, failing, pondering, cheating];
