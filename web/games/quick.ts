/** What "Play now" plays, where that is not simply every option at its default and the first bot of the list. */
import type { OptionValue } from '@sandtable/engine';

export interface Quick {
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The bot that takes the other seats. */
  readonly bot?: string;
}

const QUICK: Readonly<Record<string, Quick>> = {
  // One person against the rulebook's three non-players.
  'andean-abyss': { options: { nonPlayers: 'farc-auc-cartels' } },
  'land-battles': { bot: 'sergeant' },
};

export function quickOf(game: string): Quick {
  return QUICK[game] ?? {};
}
