/** The games and bots of the tests: the demonstration game, and players that must not hurt anybody. */
import type { Game, Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';

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

const cheating: Player = { id: 'cheating', answer: () => ({ option: 'all-the-coins' }) };

export const GAMES: readonly Game[] = [demo];
export const PLAYERS: readonly Player[] = [hanging, failing, cheating];
