/** The games and bots of the tests: the demonstration game, and players good and bad. */
import type { Game, Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';

const random: Player = {
  id: 'random',
  answer: ({ options, dice }) => ({ option: options[dice.below(options.length)] ?? '' }),
};

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
export const PLAYERS: readonly Player[] = [random, hanging, failing, cheating];
